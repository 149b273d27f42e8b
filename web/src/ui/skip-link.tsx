import { say } from '@roomlark/contract/say'
/** First in the tab order of every page; `main` needs id="main" and tabIndex={-1}. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-80 -translate-y-24 rounded-md bg-primary px-4 py-2.5 font-medium text-on-primary focus:translate-y-0"
    >
      {say('Skip to content')}
    </a>
  )
}

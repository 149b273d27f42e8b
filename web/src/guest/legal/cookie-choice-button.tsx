import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'

export function CookieChoiceButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={cx(buttonClass({ variant: 'secondary' }), 'max-w-full whitespace-normal!')}
      onClick={openCookiePreferences}
    >
      {label}
    </button>
  )
}

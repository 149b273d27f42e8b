import { say } from '@roomlark/contract/say'
import { Button } from '../ui/button.tsx'
import { Lark } from '../ui/lark.tsx'

/** Shown instead of a blank page: a script could not be fetched, or one that runs has a fault. */
export function CrashPage({ error }: { error: unknown }) {
  const [title, text] = isNotFetched(error)
    ? [say('This page did not load'), say('Check your connection, then load the page again.')]
    : [say('This page has a fault'), say('The fault is ours. If it comes again, tell support.')]
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Lark size={48} />
      <h1>{title}</h1>
      <p className="text-muted">{text}</p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        {say('Reload page')}
      </Button>
      <a href="/">{say('Go Home')}</a>
    </main>
  )
}

/** Tells a script that never arrived from a fault in one that did. Each browser has its own words for it. */
export function isNotFetched(error: unknown): boolean {
  return /module|preload/.test(String(error))
}

import { Button } from '../ui/button.tsx'
import { Lark } from '../ui/lark.tsx'

/** Shown instead of a blank page, e.g. when a part of the page could not be fetched. */
export function CrashPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Lark size={48} />
      <h1>This page did not load</h1>
      <p className="max-w-[44ch] text-balance text-muted">
        Part of Roomlark could not be fetched. Check your connection, then load the page again.
      </p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </main>
  )
}

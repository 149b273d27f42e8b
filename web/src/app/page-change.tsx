import { useEffect, useRef } from 'react'
import { usePlace } from '../lib/navigation.ts'

/** Does what a browser does on a full page load: starts at the top, and reads from the beginning. */
export function PageChange() {
  const { location, cameBy } = usePlace()
  const { pathname, hash } = location
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (cameBy !== 'POP' && hash === '') window.scrollTo(0, 0)
    // Something the user opened while the page was loading stays open: taking the focus would close it.
    if (document.activeElement?.closest('[data-state=open]:is([role=menu], [role=dialog])')) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, cameBy])
  return null
}

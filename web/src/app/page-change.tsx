import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../lib/navigation.ts'

/** What a browser does on a full page load: start at the top, read from the beginning. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0)
    // Something the user opened while the page was loading stays open: taking the focus would close it.
    if (document.activeElement?.closest('[data-state=open]:is([role=menu], [role=dialog])')) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, navigation])
  return null
}

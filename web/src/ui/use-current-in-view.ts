import { useLayoutEffect, useRef } from 'react'

/** On a phone the tabs are wider than the screen: the one that is open is moved into it. */
export function useCurrentInView(current: string) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const strip = nav.current
    const link = strip?.querySelector(`[data-tab="${current}"]`)
    if (!strip || !link) return
    const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
    if (inner.right <= outer.right && inner.left >= outer.left) return
    strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return nav
}

import { useLayoutEffect, useRef } from 'react'

/**
 * On a phone the tabs are wider than the screen: the one that is open is moved into it, also when the screen
 * is turned, or a font or a count comes later and makes the tabs before it wider. Once somebody moves the tabs by hand they are left alone.
 */
export function useCurrentInView(current: string) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const strip = nav.current
    const link = strip?.querySelector(`[data-tab="${current}"]`)
    if (!strip || !link) return undefined
    const show = () => {
      const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
      if (inner.right <= outer.right && inner.left >= outer.left) return
      strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    }
    show()
    const widths = new ResizeObserver(show)
    for (const part of [strip, ...strip.querySelectorAll('[data-tab]')]) widths.observe(part)
    const leave = () => widths.disconnect()
    for (const gesture of gestures) strip.addEventListener(gesture, leave, { passive: true })
    return () => {
      leave()
      for (const gesture of gestures) strip.removeEventListener(gesture, leave)
    }
  }, [current])
  return nav
}

const gestures = ['pointerdown', 'wheel'] as const

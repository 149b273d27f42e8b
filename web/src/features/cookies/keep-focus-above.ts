/** While the banner is shown, what receives the focus scrolls to where the banner does not cover it. */
export function keepFocusAbove(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined
  const page = document.documentElement
  const measure = () => {
    const below = Number.parseFloat(getComputedStyle(banner).bottom) || 0
    page.style.scrollPaddingBottom = `${banner.offsetHeight + below + 16}px`
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  return () => {
    observer.disconnect()
    page.style.removeProperty('scroll-padding-bottom')
  }
}

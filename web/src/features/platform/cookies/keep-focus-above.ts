const room = '--cookie-banner-room'

/** Tells the page how much of its lower edge the banner covers while it is shown. */
export function keepFocusAbove(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined
  const page = document.documentElement
  const observer = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(banner).bottom) || 0
    page.style.setProperty(room, `${banner.offsetHeight + below + 16}px`)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    page.style.removeProperty(room)
  }
}

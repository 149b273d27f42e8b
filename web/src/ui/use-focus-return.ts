import { useRef } from 'react'

/**
 * Radix returns the focus to its own trigger, but our dialogs are opened from anywhere. The element that had the
 * focus gets it back unless closing also navigated; if it is gone, the page gets the focus.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

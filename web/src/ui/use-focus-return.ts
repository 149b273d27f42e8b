import { useRef } from 'react'

/**
 * Radix gives the focus back to a trigger of its own; our dialogs are opened from anywhere. What had the focus
 * gets it back, unless closing went together with moving on; if it is gone, reading goes on at the page.
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

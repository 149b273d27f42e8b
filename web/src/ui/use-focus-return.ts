import { useRef } from 'react'

/**
 * Radix gives the focus back to a trigger of its own; our dialogs are opened from anywhere. What had the focus
 * gets it back, and if it is gone by then reading goes on at the page.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}

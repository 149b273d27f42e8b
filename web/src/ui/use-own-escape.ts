import { useRef } from 'react'

const passedOn = new WeakSet<KeyboardEvent>()

/**
 * Radix lets a dialog hear Escape until it is drawn again below the one that has opened above it, so a quick Escape
 * reaches the lower one first. That one leaves the key to the dialog it was pressed in.
 */
export function useOwnEscape(close: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  function onEscapeKeyDown(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const pressedIn = target?.closest('[role=dialog], [role=alertdialog]') ?? null
    if (pressedIn !== null && pressedIn !== ref.current) {
      passedOn.add(event)
      event.preventDefault()
    } else if (passedOn.has(event)) close()
  }
  return { ref, onEscapeKeyDown }
}

import { useLayoutEffect, useRef } from 'react'

const passedOn = new WeakSet<KeyboardEvent>()
const closers = new WeakMap<Element, () => void>()

/**
 * Radix lets a dialog hear Escape until it is drawn again below the one that has opened above it, so a quick Escape
 * reaches the lower one first, and the upper one perhaps not at all. The lower one leaves the key to the dialog it was
 * pressed in, which closes even if it has not heard of it.
 */
export function useOwnEscape(close: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current) closers.set(ref.current, close)
  })
  function onEscapeKeyDown(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const pressedIn = target?.closest('[role=dialog], [role=alertdialog]') ?? null
    if (pressedIn !== null && pressedIn !== ref.current) {
      event.preventDefault()
      passedOn.add(event)
      setTimeout(() => {
        if (passedOn.delete(event)) closers.get(pressedIn)?.()
      })
    } else if (passedOn.delete(event)) close()
  }
  return { ref, onEscapeKeyDown }
}

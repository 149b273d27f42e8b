import { type PointerEvent, useRef } from 'react'

const farEnough = 40

type Swipes = { onLeft: () => void; onRight: () => void }

/** A horizontal swipe with one finger; two fingers are a pinch and left to the browser. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const [across, down] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}

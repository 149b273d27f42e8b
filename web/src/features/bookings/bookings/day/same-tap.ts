type Tap = { timeStamp: number; clientX: number; clientY: number }

const apart = { ms: 600, px: 24 }

let last: Tap = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 }

/**
 * A double tap counts as one tap, even if the second hits what has just moved under the finger: when a button
 * disappears, the next guest's button moves to the same place.
 */
export function isSameTap({ timeStamp, clientX, clientY }: Tap): boolean {
  const isSoon = timeStamp - last.timeStamp < apart.ms
  const isNear = Math.hypot(clientX - last.clientX, clientY - last.clientY) < apart.px
  last = { timeStamp, clientX, clientY }
  return isSoon && isNear
}

/** spec §9. */
const [inner, outer] = [60, 120]

/** From and to are parts of a whole turn, clockwise from the top. */
export type Slice = { from: number; to: number }

export function slicesOf(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  let sum = 0
  return values.map((value) => {
    const from = total > 0 ? sum / total : 0
    sum += Math.max(0, value)
    return { from, to: total > 0 ? sum / total : 0 }
  })
}

/** The ring of a slice around 0 0. An arc cannot lead all around, so the whole is a circle with a hole. */
export function arcPath({ from, to }: Slice): string {
  if (to - from > 0.9999) return circle(outer, 1) + circle(inner, 0)
  const isLarge = to - from > 0.5 ? 1 : 0
  const [a, b, c, d] = [spot(from, outer), spot(to, outer), spot(to, inner), spot(from, inner)]
  return `M${a}A${outer} ${outer} 0 ${isLarge} 1 ${b}L${c}A${inner} ${inner} 0 ${isLarge} 0 ${d}Z`
}

/** The slice at a place, as seen from the middle; none in the hole or outside. */
export function sliceAt(slices: readonly Slice[], x: number, y: number): number | null {
  const distance = Math.hypot(x, y)
  if (distance < inner || distance > outer) return null
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
  const found = slices.findIndex(({ from, to }) => turn >= from && turn < to)
  return found === -1 ? null : found
}

/** In two halves; the hole leads the other way round, which leaves it empty. */
function circle(radius: number, isClockwise: 0 | 1): string {
  const half = `A${radius} ${radius} 0 1 ${isClockwise}`
  return `M0 ${-radius}${half} 0 ${radius}${half} 0 ${-radius}Z`
}

function spot(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
}

import { arc, pie } from 'd3-shape'

/** spec §9. */
const [inner, outer] = [60, 120]

/** Angles are clockwise from the top, in radians. */
export type Slice = { startAngle: number; endAngle: number }

/** In the order of the values; nothing and less than nothing have no angle. */
export function computeSlices(values: readonly number[]): Slice[] {
  return pie<number>()
    .sort(null)
    .value((value) => Math.max(0, value))([...values])
    .map(({ startAngle, endAngle }) => ({ startAngle, endAngle }))
}

/** The ring of a slice around 0 0. */
export function arcPath(slice: Slice): string {
  const ring = arc<Slice>().digits(2)
  return ring.innerRadius(inner).outerRadius(outer)(slice) ?? ''
}

/** The slice at a place, as seen from the middle; none in the hole or outside. */
export function sliceAt(slices: readonly Slice[], x: number, y: number): number | null {
  const distance = Math.hypot(x, y)
  if (distance < inner || distance > outer) return null
  const turn = 2 * Math.PI
  const angle = (Math.atan2(x, -y) + turn) % turn
  const found = slices.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle)
  return found === -1 ? null : found
}

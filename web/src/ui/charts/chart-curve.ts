import { area, curveMonotoneX, line } from 'd3-shape'

export type Spot = { x: number; y: number }

/** Points of a line, which is broken where there is no figure. */
type Spots = Iterable<Spot | null>

const getX = (spot: Spot | null) => spot?.x ?? 0
const getY = (spot: Spot | null) => spot?.y ?? 0
const isThere = (spot: Spot | null) => spot !== null

/** A smooth line that rises and falls only where its spots do. */
export function curveThrough(spots: Spots): string {
  return line(getX, getY).defined(isThere).curve(curveMonotoneX).digits(2)(spots) ?? ''
}

export function straightThrough(spots: Spots): string {
  return line(getX, getY).defined(isThere).digits(2)(spots) ?? ''
}

/** Returns the area between such a curve and the axis. */
export function areaBelow(spots: Spots, bottom: number): string {
  return area(getX, bottom, getY).defined(isThere).curve(curveMonotoneX).digits(2)(spots) ?? ''
}

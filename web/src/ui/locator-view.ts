import { angleBetween, middleOf, type Point, planeAt, radians, type Spot } from './locator-globe.ts'
import type { Land } from './locator-land.ts'

/** The part of the globe that is seen: its middle, and how much is across, in radians. */
export type View = { centre: Spot; across: number }

export const frame = { width: 640, height: 400 }
const aspect = frame.width / frame.height
const least = radians(7)
const most = radians(55)
/** Around a place in a country that is too large. */
const part = radians(40)
/** Around a small island or state, or a place on no land of its country: with the coasts that people know. */
const region = radians(16)
const small = radians(1.5)

/** The whole home where that fits, with some sea around it; else the surroundings of the place. */
export function viewOf(home: readonly Land[], place: Spot | null): View | undefined {
  const corners = home.flatMap(({ rings }) => rings[0] ?? [])
  if (corners.length === 0) return place ? { centre: place, across: region } : undefined
  const { centre, width, height } = extentOf(corners)
  const isSmall = Math.max(width, height) < small
  const wanted = Math.max(isSmall ? region : least, 1.25 * Math.max(width, height * aspect))
  if (!place) return { centre, across: wanted }
  if (wanted > most) return { centre: place, across: part }
  // The place may lie off the home's coast: it is never nearer to the edge than a tenth.
  const plane = planeAt(centre)
  const [x, y] = plane.flat(place)
  const slack = { x: wanted * 0.4, y: (wanted / aspect) * 0.4 }
  const centred = plane.round([x - clamp(x, slack.x), y - clamp(y, slack.y)])
  return { centre: centred, across: wanted }
}

/** Looked at from its own middle, which only shows from there: the first guess is bettered once or twice. */
function extentOf(corners: readonly Spot[]): { centre: Spot; width: number; height: number } {
  let centre = middleOf(corners)
  let [width, height] = [0, 0]
  for (let round = 0; round < 3; round += 1) {
    const plane = planeAt(centre)
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const [x, y] of corners.map(plane.flat)) {
      west = Math.min(west, x)
      east = Math.max(east, x)
      north = Math.min(north, y)
      south = Math.max(south, y)
    }
    centre = plane.round([(west + east) / 2, (north + south) / 2])
    width = east - west
    height = south - north
  }
  return { centre, width, height }
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

/** Where spots of the globe are in the frame. */
export function frameOf({ centre, across }: View): (spot: Spot) => Point {
  const { flat } = planeAt(centre)
  const scale = frame.width / across
  return (spot) => {
    const [x, y] = flat(spot)
    return [frame.width / 2 + x * scale, frame.height / 2 + y * scale]
  }
}

/** Around a country whose land is too small to be seen. */
export function circleAround(
  home: readonly Land[],
  view: View,
): { cx: number; cy: number; r: number } | null {
  const scale = frame.width / view.across
  if (home.some(({ radius }) => radius * scale > 5)) return null
  const { centre, width, height } = extentOf(home.flatMap(({ rings }) => rings[0] ?? []))
  const [cx, cy] = frameOf(view)(centre)
  return { cx, cy, r: 12 + (Math.hypot(width, height) / 2) * scale }
}

/** The outlines of what is in view, as one SVG path. */
export function outlineOf(lands: readonly Land[], view: View): string {
  const corner = Math.hypot(view.across, view.across / aspect) / 2
  const reach = 2 * Math.asin(Math.min(1, corner / 2))
  const inFrame = frameOf(view)
  return lands
    .filter(({ centre, radius }) => angleBetween(centre, view.centre) <= radius + reach)
    .flatMap(({ rings }) => rings.map((ring) => ringPath(ring.map(inFrame))))
    .join('')
}

/** Points that would fall on the last one are left out; out of sight a rough outline does. */
function ringPath(points: readonly Point[]): string {
  let path = ''
  let [lastX, lastY] = [Infinity, Infinity]
  for (const [x, y] of points) {
    const step = isNearFrame(x, y) ? 1 : 15
    if (Math.abs(x - lastX) < step && Math.abs(y - lastY) < step) continue
    path += `${path === '' ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    lastX = x
    lastY = y
  }
  return path === '' ? '' : `${path}Z`
}

function isNearFrame(x: number, y: number): boolean {
  return x > -30 && x < frame.width + 30 && y > -30 && y < frame.height + 30
}

import { type Box, type Land, onMap, type Place } from './locator-land.ts'

/** The part of the map that is seen: its middle, and how many degrees are across. */
export type View = { x: number; y: number; across: number }

export const frame = { width: 640, height: 400 }
const aspect = frame.width / frame.height
const least = 7
const most = 60

/** The whole home where that fits, with some sea around it; else the surroundings of the place. */
export function viewOf(home: Box | undefined, place: Place | null): View | undefined {
  const [x, y] = place ? onMap(place.longitude, place.latitude) : []
  if (!home) return x === undefined || y === undefined ? undefined : { x, y, across: least * 2 }
  const wanted = 1.25 * Math.max(home.east - home.west, (home.south - home.north) * aspect)
  const across = Math.max(least, Math.min(most, wanted))
  const middle = { x: (home.west + home.east) / 2, y: (home.north + home.south) / 2 }
  if (x === undefined || y === undefined) return { ...middle, across }
  if (wanted > most) return { x, y, across }
  // The place may lie off the home's coast: it is never nearer to the edge than a tenth.
  const slack = { x: across * 0.4, y: (across / aspect) * 0.4 }
  return {
    x: clamp(middle.x, x - slack.x, x + slack.x),
    y: clamp(middle.y, y - slack.y, y + slack.y),
    across,
  }
}

/** Where something on the map is in the frame. */
export function inFrame(view: View, x: number, y: number): [x: number, y: number] {
  const scale = frame.width / view.across
  return [frame.width / 2 + (x - view.x) * scale, frame.height / 2 + (y - view.y) * scale]
}

/** The outlines of what is in view, as one SVG path. */
export function outlineOf(lands: readonly Land[], view: View): string {
  return lands
    .map((land) => ({ land, turn: 360 * Math.round((view.x - (land.box.west + land.box.east) / 2) / 360) }))
    .filter(({ land, turn }) => isSeen(land.box, turn, view))
    .flatMap(({ land, turn }) => land.rings.map((ring) => ringPath(ring, turn, view)))
    .join('')
}

function isSeen({ west, east, north, south }: Box, turn: number, view: View): boolean {
  const [left, top] = inFrame(view, west + turn, north)
  const [right, bottom] = inFrame(view, east + turn, south)
  return right > 0 && left < frame.width && bottom > 0 && top < frame.height
}

/** Points that would fall on the last one are left out. */
function ringPath(ring: number[][], turn: number, view: View): string {
  let path = ''
  let [lastX, lastY] = [Infinity, Infinity]
  for (const [longitude = 0, y = 0] of ring) {
    const [px, py] = inFrame(view, longitude + turn, y)
    if (Math.abs(px - lastX) < 0.7 && Math.abs(py - lastY) < 0.7) continue
    path += `${path === '' ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`
    lastX = px
    lastY = py
  }
  return path === '' ? '' : `${path}Z`
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

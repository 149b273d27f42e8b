import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoMercator,
  geoPath,
  geoTransform,
} from 'd3-geo'
import { angleBetween, type Coordinates, type Land, radians } from './locator-land.ts'

/** The part of the globe that is seen: its middle, and how much is across, in radians. */
export type View = { centre: Coordinates; across: number }

export type Point = [x: number, y: number]

export const frame = { width: 640, height: 400 }
const aspect = frame.width / frame.height
const least = radians(7)
const most = radians(55)
/** Around a place in a country that is too large. */
const part = radians(40)
/** Around a small island or state, or a place on no land of its country: with the coasts that people know. */
const region = radians(16)
const small = radians(1.5)

/**
 * The globe seen from above `centre`, north up. Areas keep their size, and shapes bend only far from the centre. The
 * corners of the outlines are dense enough for straight lines between them, so that none has to be added.
 */
function globeFrom([longitude, latitude]: Coordinates): GeoProjection {
  return geoAzimuthalEqualArea().rotate([-longitude, -latitude]).scale(1).translate([0, 0]).precision(0)
}

/** The whole home where that fits, with some sea around it; else the surroundings of the place. */
export function chooseView(home: readonly Land[], place: Coordinates | null): View | undefined {
  if (home.length === 0) return place ? { centre: place, across: region } : undefined
  const { centre, width, height } = measureExtent(home)
  const isSmall = Math.max(width, height) < small
  const wanted = Math.max(isSmall ? region : least, 1.25 * Math.max(width, height * aspect))
  if (!place) return { centre, across: wanted }
  if (wanted > most) return { centre: place, across: part }
  // The place may lie off the home's coast: it is never nearer to the edge than a tenth.
  const globe = globeFrom(centre)
  const [x, y] = globe(place) ?? [0, 0]
  const slack = { x: wanted * 0.4, y: (wanted / aspect) * 0.4 }
  return { centre: placeAt(globe, [x - clamp(x, slack.x), y - clamp(y, slack.y)]), across: wanted }
}

/** Centres the view iteratively: the first estimate is refined once or twice. */
function measureExtent(home: readonly Land[]): { centre: Coordinates; width: number; height: number } {
  const corners = { type: 'MultiPoint' as const, coordinates: home.flatMap(({ coast }) => coast) }
  let centre: Coordinates = geoCentroid(corners)
  let [width, height] = [0, 0]
  for (let round = 0; round < 3; round += 1) {
    const globe = globeFrom(centre)
    const [[west, north], [east, south]] = geoPath(globe).bounds(corners)
    centre = placeAt(globe, [(west + east) / 2, (north + south) / 2])
    width = east - west
    height = south - north
  }
  return { centre, width, height }
}

function placeAt(globe: GeoProjection, point: Point): Coordinates {
  return globe.invert?.(point) ?? [0, 0]
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}

function globeInFrame({ centre, across }: View): GeoProjection {
  return globeFrom(centre)
    .scale(frame.width / across)
    .translate([frame.width / 2, frame.height / 2])
}

/** Returns the function that projects places into the frame. */
export function makeFrame(view: View): (place: Coordinates) => Point {
  const globe = globeInFrame(view)
  return (place) => globe(place) ?? [Infinity, Infinity]
}

/** Around a country whose land is too small to be seen. */
export function circleAround(
  home: readonly Land[],
  view: View,
): { cx: number; cy: number; r: number } | null {
  const scale = frame.width / view.across
  if (home.some(({ radius }) => radius * scale > 5)) return null
  const { centre, width, height } = measureExtent(home)
  const [cx, cy] = makeFrame(view)(centre)
  return { cx, cy, r: 12 + (Math.hypot(width, height) / 2) * scale }
}

/** Outlines are cut this far outside the frame, so that the stroke along the cut is not seen. */
const margin = 30

/** The outlines of what is in view, as one SVG path, whose corners are at least `step` apart. */
export function drawOutline(lands: readonly Land[], view: View, step = 1): string {
  const corner = Math.hypot(view.across, view.across / aspect) / 2
  const reach = 2 * Math.asin(Math.min(1, corner / 2))
  // Land smaller than a step would be a speck of no area.
  const least = step > 1 ? (step * view.across) / frame.width / 2 : 0
  const inView = lands.filter(
    ({ centre, radius }) => radius >= least && angleBetween(centre, view.centre) <= radius + reach,
  )
  const globe = globeInFrame(view).clipExtent([
    [-margin, -margin],
    [frame.width + margin, frame.height + margin],
  ])
  return drawThrough(globe, inView, step)
}

/** The same around a place as Mercator drew it, like maps of streets; `across` is in radians of longitude. */
export function drawMercator(lands: readonly Land[], { centre, across }: View, step: number): string {
  const plain = geoMercator()
    .precision(0)
    .rotate([-centre[0], 0])
    .scale(frame.width / across)
    .translate([0, 0])
  const [, middle = 0] = plain(centre) ?? []
  const projection = plain.translate([frame.width / 2, frame.height / 2 - middle]).clipExtent([
    [-margin, -margin],
    [frame.width + margin, frame.height + margin],
  ])
  const inView = lands.filter((land) => angleBetween(land.centre, centre) <= land.radius + across)
  return drawThrough(projection, inView, step)
}

function drawThrough(projection: GeoProjection, lands: readonly Land[], step: number): string {
  const shapes = { type: 'MultiPolygon' as const, coordinates: lands.map(({ shape }) => shape.coordinates) }
  const path = geoPath({ stream: (sink) => projection.stream(withoutNearPoints(step).stream(sink)) })
  return path.digits(step > 1 ? 0 : 1)(shapes) ?? ''
}

/** Along the cut a line may be long: it is not seen. */
export function isOnCut(x: number, y: number): boolean {
  return x <= -margin || x >= frame.width + margin || y <= -margin || y >= frame.height + margin
}

/** Leaves out the points of a coast that would fall on the one before, which are most of them. */
function withoutNearPoints(step: number) {
  let [lastX, lastY] = [Infinity, Infinity]
  return geoTransform({
    lineStart() {
      lastX = Infinity
      this.stream.lineStart()
    },
    point(x, y) {
      if (Math.abs(x - lastX) < step && Math.abs(y - lastY) < step && !isOnCut(x, y)) return
      lastX = x
      lastY = y
      this.stream.point(x, y)
    },
  })
}

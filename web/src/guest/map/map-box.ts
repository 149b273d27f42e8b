import type { MapArea } from '@roomlark/contract/guest-site/map-area'

type Place = { latitude: number; longitude: number }

/** The part of the world in a frame, on the map of Mercator, where the world is 1 across and north is up. */
export type MapBox = { west: number; north: number; width: number; height: number }

/** Of the frame: its width by its height. */
const aspect = 16 / 10
/** Around one hotel alone: about four kilometres. */
const least = 4 / 40_000
/** Markers are not cut off at the edges. */
const room = 1.3

const toX = (longitude: number) => (longitude + 180) / 360
const toY = (latitude: number) => {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
/** Between -180 and 180, also across the date line. */
const toLongitude = (x: number) => (x - Math.floor(x)) * 360 - 180

/** The smallest part of the frame's shape with all these places in it; null without any. */
export function boxAround(places: readonly Place[]): MapBox | null {
  if (places.length === 0) return null
  const ys = places.map(({ latitude }) => toY(latitude))
  const [west, east] = findSpan(places.map(({ longitude }) => toX(longitude)))
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  return frameBox(west, east, north, south, room)
}

/** The narrower way round the earth. */
function findSpan(xs: number[]): [west: number, east: number] {
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  if (east - west <= 0.5) return [west, east]
  const shifted = xs.map((x) => (x < 0.5 ? x + 1 : x))
  return [Math.min(...shifted), Math.max(...shifted)]
}

export function toBox({ west, south, east, north }: MapArea): MapBox {
  const from = toX(west)
  return frameBox(from, toX(east) + (east < west ? 1 : 0), toY(north), toY(south), 1)
}

function frameBox(west: number, east: number, north: number, south: number, times: number): MapBox {
  const width = Math.min(1, Math.max(least, (east - west) * times, (south - north) * times * aspect))
  const height = width / aspect
  return { west: (west + east - width) / 2, north: (north + south - height) / 2, width, height }
}

export function toArea({ west, north, width, height }: MapBox): MapArea {
  return {
    west: width < 1 ? toLongitude(west) : -180,
    east: width < 1 ? toLongitude(west + width) : 180,
    south: toLatitude(Math.min(1, north + height)),
    north: toLatitude(Math.max(0, north)),
  }
}

/** The same frame, moved by parts of itself and of another size. */
export function moveBox(
  { west, north, width, height }: MapBox,
  right: number,
  down: number,
  times = 1,
): MapBox {
  const wide = Math.min(1, Math.max(least / 4, width * times))
  const high = wide / aspect
  return {
    west: west + width * right + (width - wide) / 2,
    north: Math.max(0, Math.min(1 - high, north + height * down + (height - high) / 2)),
    width: wide,
    height: high,
  }
}

/** A place's position in the frame, in percent from its left and top edges. */
export function findPoint({ west, north, width, height }: MapBox, { latitude, longitude }: Place) {
  const x = toX(longitude)
  const within = x < west ? x + 1 : x
  return { left: ((within - west) / width) * 100, top: ((toY(latitude) - north) / height) * 100 }
}

const equatorMeters = 40_075_000

/** A round distance of at most a fifth of the width of the frame, as it is in its middle. */
export function findScale({ north, width, height }: MapBox): { meters: number; percent: number } {
  const across = width * equatorMeters * Math.cos((toLatitude(north + height / 2) * Math.PI) / 180)
  const power = 10 ** Math.floor(Math.log10(across / 5))
  const meters = [5, 2, 1].map((step) => step * power).find((step) => step <= across / 5) ?? power
  return { meters, percent: (meters / across) * 100 }
}

import { geoArea, geoCentroid, geoContains } from 'd3-geo'

/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Coordinates = [longitude: number, latitude: number]

type Shape = { type: 'Polygon'; coordinates: Coordinates[][] }

/** One piece of land: an island, or the mainland of a country. All of it is within `radius` of `centre`. */
export type Land = {
  country: string
  shape: Shape
  coast: Coordinates[]
  centre: Coordinates
  radius: number
  area: number
}

export function makeLand(id: string | number | undefined, outlines: number[][][]): Land {
  const coordinates = outlines
    .map((ring) => ring.map(([longitude = 0, latitude = 0]): Coordinates => [longitude, latitude]))
    .filter((ring) => !isPole(ring))
  const shape: Shape = { type: 'Polygon', coordinates }
  const coast = coordinates[0] ?? []
  const centre = geoCentroid({ type: 'MultiPoint', coordinates: coast })
  const radius = coast.reduce((most, corner) => Math.max(most, angleBetween(centre, corner)), 0)
  return { country: String(id ?? ''), shape, coast, centre, radius, area: geoArea(shape) }
}

/** On a flat map Antarctica ends in a line along its lower edge: on the globe that is one point. */
function isPole(ring: readonly Coordinates[]): boolean {
  return ring.every(([, latitude]) => Math.abs(latitude) > 89.9)
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * The angle between two places as seen from the middle of the earth, in radians. geoDistance measures it as the
 * length of a stream, which took seconds over every corner of a coast as long as Russia's.
 */
export function angleBetween(a: Coordinates, b: Coordinates): number {
  const [rise, turn] = [Math.sin(radians(b[1] - a[1]) / 2), Math.sin(radians(b[0] - a[0]) / 2)]
  const square = rise * rise + Math.cos(radians(a[1])) * Math.cos(radians(b[1])) * turn * turn
  return 2 * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** From the place to the nearest corner of the land's outline; 0 on the land. */
export function distanceTo({ shape, centre, radius }: Land, place: Coordinates): number {
  if (angleBetween(centre, place) <= radius && geoContains(shape, place)) return 0
  let least = Infinity
  for (const ring of shape.coordinates) {
    for (const corner of ring) least = Math.min(least, angleBetween(corner, place))
  }
  return least
}

const nearby = radians(2)
/** Farther from all its land than this, a place is not looked for in a country: outlines leave out small islands. */
export const astray = radians(5)

/** The lands a hotel stands on or beside: the largest nearby, else the nearest; without a place, the largest. */
export function findHome(lands: readonly Land[], place: Coordinates | null): Land[] {
  const main = place ? landAt(lands, place) : findLargest(lands)
  return main ? lands.filter((land) => land === main || belongsTo(main, land)) : []
}

function landAt(lands: readonly Land[], place: Coordinates): Land | undefined {
  const measured = lands.map((land) => ({ land, distance: distanceTo(land, place) }))
  const near = measured.filter(({ distance }) => distance <= nearby)
  if (near.length > 0) return findLargest(near.map(({ land }) => land))
  const [nearest] = measured.toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= astray ? nearest.land : undefined
}

function findLargest(lands: readonly Land[]): Land | undefined {
  return lands.toSorted((a, b) => b.area - a.area)[0]
}

const strait = radians(2.5)
const sea = radians(10)

/** Islands off the coast, and the other half of a country: New Zealand's north, Malaysia's west. */
function belongsTo(main: Land, other: Land): boolean {
  const isHalf = other.area > main.area / 2 && other.area < main.area * 2
  const reach = other.radius + (isHalf ? sea : strait)
  return main.coast.some((corner) => angleBetween(corner, other.centre) <= reach)
}

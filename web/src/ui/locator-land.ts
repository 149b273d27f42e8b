import { angleBetween, middleOf, type Point, planeAt, radians, type Spot, spotOf } from './locator-globe.ts'

/** One piece of land: an island, or the mainland of a country. All of it is within `radius` of `centre`. */
export type Land = { country: string; rings: Spot[][]; centre: Spot; radius: number; area: number }

export function landOf(id: string | number | undefined, outlines: number[][][]): Land {
  const rings = outlines
    .map((ring) => ring.map(([longitude = 0, latitude = 0]) => spotOf(longitude, latitude)))
    .filter((ring) => !isPole(ring))
  const coast = rings[0] ?? []
  const centre = middleOf(coast)
  const radius = coast.reduce((most, spot) => Math.max(most, angleBetween(centre, spot)), 0)
  return { country: String(id ?? ''), rings, centre, radius, area: areaOf(coast, centre) }
}

/** On a flat map Antarctica ends in a line along its lower edge: on the globe that is one point. */
function isPole(ring: readonly Spot[]): boolean {
  return ring.every(([, , z]) => Math.abs(z) > 0.999999)
}

function areaOf(coast: readonly Spot[], centre: Spot): number {
  const { flat } = planeAt(centre)
  const points = coast.map(flat)
  let twice = 0
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

/** From the spot to the nearest corner of the land's outline; 0 on the land. */
export function distanceTo(land: Land, spot: Spot): number {
  if (isOn(land, spot)) return 0
  let least = Infinity
  for (const ring of land.rings) {
    for (const corner of ring) least = Math.min(least, angleBetween(corner, spot))
  }
  return least
}

/** Whether a ray from the spot leaves the land an odd number of times; what is left by a hole is not on it. */
function isOn({ rings, centre, radius }: Land, spot: Spot): boolean {
  if (angleBetween(centre, spot) > radius) return false
  const { flat } = planeAt(spot)
  return rings.filter((ring) => isAroundMiddle(ring.map(flat))).length % 2 === 1
}

function isAroundMiddle(points: readonly Point[]): boolean {
  let isInside = false
  let [lastX, lastY] = points.at(-1) ?? [0, 0]
  for (const [x, y] of points) {
    if (y > 0 !== lastY > 0 && x - (y * (lastX - x)) / (lastY - y) > 0) isInside = !isInside
    lastX = x
    lastY = y
  }
  return isInside
}

const nearby = radians(2)
/** Farther from all its land than this, a place is not looked for in a country: outlines leave out small islands. */
export const astray = radians(5)

/** The lands a hotel stands on or beside: the largest nearby, else the nearest; without a place, the largest. */
export function homeOf(lands: readonly Land[], place: Spot | null): Land[] {
  const main = place ? landAt(lands, place) : largestOf(lands)
  return main ? lands.filter((land) => land === main || belongsTo(main, land)) : []
}

function landAt(lands: readonly Land[], place: Spot): Land | undefined {
  const measured = lands.map((land) => ({ land, distance: distanceTo(land, place) }))
  const near = measured.filter(({ distance }) => distance <= nearby)
  if (near.length > 0) return largestOf(near.map(({ land }) => land))
  const [nearest] = measured.toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= astray ? nearest.land : undefined
}

function largestOf(lands: readonly Land[]): Land | undefined {
  return lands.toSorted((a, b) => b.area - a.area)[0]
}

const strait = radians(2.5)
const sea = radians(10)

/** Islands off the coast, and the other half of a country: New Zealand's north, Malaysia's west. */
function belongsTo(main: Land, other: Land): boolean {
  const isHalf = other.area > main.area / 2 && other.area < main.area * 2
  const reach = other.radius + (isHalf ? sea : strait)
  return (main.rings[0] ?? []).some((corner) => angleBetween(corner, other.centre) <= reach)
}

import { astray, type Coordinates, distanceTo, type Land, radians } from './locator-land.ts'

const coast = radians(0.5)
const ocean = radians(20)

/**
 * Tells whether a place is plainly not in a country: in another one and far from home, or an ocean away. The outlines
 * leave out small islands and take one side where borders are disputed, so places nearby are never doubted.
 */
export function isOutside(atlas: readonly Land[], country: string | undefined, place: Coordinates): boolean {
  const own = atlas.filter((land) => land.country === country)
  if (own.length === 0) return false
  const away = Math.min(...own.map((land) => distanceTo(land, place)))
  if (away <= astray) return false
  if (away > ocean) return true
  return atlas.some(
    (land) => land.country !== country && land.country !== '' && distanceTo(land, place) <= coast,
  )
}

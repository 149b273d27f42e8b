import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import atlasUrl from './atlas/countries-50m.json?url'
import { type Land, makeLand } from './locator-land.ts'

let atlas: Promise<Land[]> | undefined

/** Fetched once; a failure is forgotten so that the next map tries again. */
export function loadAtlas(): Promise<Land[]> {
  atlas ??= fetchAtlas().catch((error: unknown) => {
    atlas = undefined
    throw error
  })
  return atlas
}

async function fetchAtlas(): Promise<Land[]> {
  const response = await fetch(atlasUrl)
  if (!response.ok) throw new Error(`The outlines did not load: ${response.status}`)
  return landsIn(await response.json())
}

export function landsIn(topology: Topology): Land[] {
  const { countries } = topology.objects
  if (countries?.type !== 'GeometryCollection') throw new Error('The outlines have an unknown shape')
  return feature(topology, countries).features.flatMap(({ id, geometry }) => {
    if (geometry.type === 'Polygon') return [makeLand(id, geometry.coordinates)]
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((rings) => makeLand(id, rings))
    return []
  })
}

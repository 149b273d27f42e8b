import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { type Land, makeLand } from './locator-land.ts'

export function landsIn(topology: Topology): Land[] {
  const { countries } = topology.objects
  if (countries?.type !== 'GeometryCollection') throw new Error('The outlines have an unknown shape')
  return feature(topology, countries).features.flatMap(({ id, geometry }) => {
    if (geometry.type === 'Polygon') return [makeLand(id, geometry.coordinates)]
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((rings) => makeLand(id, rings))
    return []
  })
}

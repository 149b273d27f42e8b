export type Place = { longitude: number; latitude: number }
export type Box = { west: number; east: number; south: number; north: number }

/** One piece of land: an island, or the mainland of a country. Distances are on the map, in degrees at the equator. */
export type Land = { country: string; rings: number[][][]; box: Box }

export function landOf(id: string | number | undefined, rings: number[][][]): Land {
  const projected = rings.map((ring) =>
    ring.map(([longitude = 0, latitude = 0]) => onMap(longitude, latitude)),
  )
  return { country: String(id ?? ''), rings: projected, box: boxOf(projected[0] ?? []) }
}

const farNorth = 84

/** Mercator's projection, as on the maps people know; the poles are cut off. */
export function onMap(longitude: number, latitude: number): [x: number, y: number] {
  const shown = Math.max(-farNorth, Math.min(farNorth, latitude))
  const radians = (shown * Math.PI) / 180
  return [longitude, (-Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI]
}

function boxOf(ring: number[][]): Box {
  const box = { west: Infinity, east: -Infinity, south: -Infinity, north: Infinity }
  for (const [x = 0, y = 0] of ring) {
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.north = Math.min(box.north, y)
    box.south = Math.max(box.south, y)
  }
  return box
}

const nearby = 2

/** The land a hotel stands on or beside: the largest around the place, else the nearest; without a place, the largest. */
export function homeOf(lands: readonly Land[], place: Place | null): Land | undefined {
  if (!place) return lands.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0]
  const [x, y] = onMap(place.longitude, place.latitude)
  const distance = (land: Land) => distanceTo(land.box, x, y)
  const near = lands.filter((land) => distance(land) <= nearby)
  return near.length > 0
    ? near.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0]
    : lands.toSorted((a, b) => distance(a) - distance(b))[0]
}

function areaOf({ west, east, north, south }: Box): number {
  return (east - west) * (south - north)
}

function distanceTo({ west, east, north, south }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(west - x, 0, x - east), Math.max(north - y, 0, y - south))
}

import { writeFile } from 'node:fs/promises'

/**
 * Writes the smallest file of map tiles: one tile of the whole world, half of it water, with one street and the name of
 * one town. Numbers are varints, as the formats of PMTiles (version 3) and of vector tiles have them.
 */
export async function writeMapArchive(path: string): Promise<Buffer> {
  const tile = makeTile()
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1])
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const rootAt = header.length
  const metadataAt = rootAt + directory.length
  const tilesAt = metadataAt + metadata.length
  const sections = [
    rootAt,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ]
  for (const [index, value] of sections.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  // Clustered, nothing compressed, vector tiles, zoom 0 only.
  header.set([1, 1, 1, 1, 0, 0], 96)
  header.writeInt32LE(-1_800_000_000, 102)
  header.writeInt32LE(-850_000_000, 106)
  header.writeInt32LE(1_800_000_000, 110)
  header.writeInt32LE(850_000_000, 114)
  const archive = Buffer.concat([header, directory, metadata, tile])
  await writeFile(path, archive)
  return archive
}

const extent = 4096

function makeTile(): Buffer {
  const lands = [moveTo(0, 0), lineTo([extent, 0], [0, extent / 2], [-extent, 0]), [15]].flat()
  return Buffer.concat([
    layer('water', 'kind', 'ocean', feature(3, lands)),
    layer('roads', 'kind', 'major_road', feature(2, [moveTo(0, 1200), lineTo([extent, 900])].flat())),
    layer('places', 'name', 'Positano', feature(1, moveTo(2200, 1540))),
  ])
}

function layer(name: string, key: string, value: string, shape: Buffer): Buffer {
  const parts = [
    field(15, Buffer.from([2]), 0),
    field(1, Buffer.from(name)),
    field(2, shape),
    field(3, Buffer.from(key)),
    field(4, field(1, Buffer.from(value))),
    field(5, Buffer.from(varint(extent)), 0),
  ]
  return field(3, Buffer.concat(parts))
}

/** A shape whose first key has the first value of its layer. */
function feature(kind: number, geometry: number[]): Buffer {
  return Buffer.concat([
    field(2, Buffer.from([0, 0])),
    field(3, Buffer.from([kind]), 0),
    field(4, Buffer.from(geometry.flatMap(varint))),
  ])
}

/** Lengths are written before the content, except of numbers. */
function field(number: number, content: Buffer, wire = 2): Buffer {
  const length = wire === 2 ? varint(content.length) : []
  return Buffer.concat([Buffer.from([...varint(number * 8 + wire), ...length]), content])
}

const moveTo = (x: number, y: number) => [9, zigzag(x), zigzag(y)]
const lineTo = (...steps: [number, number][]) => [steps.length * 8 + 2, ...steps.flat().map(zigzag)]
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

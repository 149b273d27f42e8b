import type { Readable } from 'node:stream'
import type { DrawMap } from '../../../adapters/guest-renderer.ts'
import type { ServiceContext } from '../../../context.ts'
import { readByteRange } from './byte-range.policy.ts'
import { readPlainMap } from './map-query.policy.ts'

/** Returns the picture of the map that an address asks for; null if no page of ours leads there. */
export async function drawMapAt(draw: DrawMap, address: string): Promise<string | null> {
  const asked = readPlainMap(new URLSearchParams(address.replace(/^[^?]*/, '')))
  return asked && draw(asked.map, asked.look)
}

type TilesPart = { status: number; headers: Record<string, string | number>; body: Readable | '' }

/**
 * Returns the part of the tiles that a reader asks for. Readers know that they have to ask for parts, so the whole file,
 * which may have a hundred gigabytes, is sent to nobody. Null if there are no tiles.
 */
export async function readTiles(
  { mapTiles }: Pick<ServiceContext, 'mapTiles'>,
  asked: { range?: string | undefined; 'if-none-match'?: string | undefined },
): Promise<TilesPart | null> {
  if (!mapTiles) return null
  const { size, etag } = await mapTiles.describe()
  const headers = { etag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' }
  if (asked['if-none-match'] === etag) return { status: 304, headers, body: '' }
  const range = readByteRange(asked.range, size)
  if (!range) return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: '' }
  const { first, last } = range
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': last - first + 1,
      'content-type': 'application/octet-stream',
    },
    body: mapTiles.read(first, last),
  }
}

import type { Readable } from 'node:stream'
import type { DrawMap } from '../../../adapters/guest-renderer.ts'
import type { ServiceContext } from '../../../context.ts'
import { readPlainMap } from './map-query.policy.ts'

/** Returns the picture of the map that an address asks for; null if no page of ours leads there. */
export async function drawMapAt(draw: DrawMap, address: string): Promise<string | null> {
  const asked = readPlainMap(new URLSearchParams(address.replace(/^[^?]*/, '')))
  return asked && draw(asked.map, asked.look)
}

/** No reader of tiles asks for more at once; who does gets the first part. */
const mostBytes = 8 * 1024 * 1024

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

type ByteRange = { first: number; last: number }

/** Reads `bytes=0-99` and `bytes=100-`; null if that is not one range within the file. */
function readByteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', until = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '') return null
  const first = Number(from)
  const last = Math.min(until === '' ? size - 1 : Number(until), size - 1, first + mostBytes - 1)
  return first <= last ? { first, last } : null
}

import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { StartupError } from '../db/startup-error.ts'

/** The file of map tiles that the operator provides. */
export type MapTiles = {
  /** The file as it is now: an operator may put a newer one in its place. */
  describe(): Promise<{ size: number; etag: string }>
  /** Reads the bytes from the first to the last, both included. */
  read(first: number, last: number): Readable
}

const magic = 'PMTiles'
const version = 3
/** The place of the kind of tiles in the header, and its value for vector tiles. */
const kindAt = 99
const vectorTiles = 1

/** Refuses a file of another kind at once, since its maps would stay empty without a word. */
export async function openMapTiles(path: string): Promise<MapTiles> {
  const header = await readHeader(path)
  const isTiles = header.subarray(0, magic.length).toString() === magic && header[magic.length] === version
  if (!isTiles || header[kindAt] !== vectorTiles) {
    throw new StartupError(`MAP_TILES is not a file of vector tiles (PMTiles, version 3): ${path}`)
  }
  return {
    async describe() {
      const { size, mtimeMs } = await stat(path)
      return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
    },
    read: (first, last) => createReadStream(path, { start: first, end: last }),
  }
}

async function readHeader(path: string): Promise<Buffer> {
  try {
    await using file = await open(path)
    const { buffer } = await file.read(Buffer.alloc(kindAt + 1), 0, kindAt + 1, 0)
    return buffer
  } catch (cause) {
    throw new StartupError(`The file of MAP_TILES cannot be read: ${path}`, { cause })
  }
}

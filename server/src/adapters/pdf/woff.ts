import { inflateSync } from 'node:zlib'

/**
 * Unpacks a WOFF file (W3C WOFF 1.0) into the font it was made from. The library that embeds fonts would
 * otherwise unpack the outlines again for every letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  // These three let readers search the directory by halves.
  const log = Math.floor(Math.log2(count))
  directory.writeUInt16BE(16 * 2 ** log, 6)
  directory.writeUInt16BE(log, 8)
  directory.writeUInt16BE(16 * (count - 2 ** log), 10)
  const parts = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    const [from, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const at = 12 + 16 * index
    woff.copy(directory, at, entry, entry + 4)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(length, at + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

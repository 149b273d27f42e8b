export type ByteRange = { first: number; last: number }

/** No reader of tiles asks for more at once; who does gets the first part. */
const mostBytes = 8 * 1024 * 1024

/** Reads `bytes=0-99` and `bytes=100-`; null if that is not one range within the file. */
export function readByteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', until = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '') return null
  const first = Number(from)
  const last = Math.min(until === '' ? size - 1 : Number(until), size - 1, first + mostBytes - 1)
  return first <= last ? { first, last } : null
}

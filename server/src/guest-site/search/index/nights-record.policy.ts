/** One night of one room type as stored in the index. */
export type PackedNight = {
  /** The price before any rate plan is applied. */
  listCents: number
  left: number
  closed: boolean
  minStay: number | null
  maxStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
}

/**
 * A record has five bytes for the price (ten billion cents do not fit into four), one byte for the rooms
 * left, and three bytes of flags and limits: three bits say what is closed, followed by nine bits each for
 * the minimum and the maximum stay (0 means no limit).
 */
export const recordBytes = 9
/** Nobody can ask for more rooms than this at once. */
export const leftLimit = 255

const [isClosed, noArrival, noDeparture] = [1, 2, 4] as const
const stayBits = 0x1ff

export function writeNight(bytes: Buffer, offset: number, night: PackedNight): void {
  const flags =
    (night.closed ? isClosed : 0) |
    (night.closedToArrival ? noArrival : 0) |
    (night.closedToDeparture ? noDeparture : 0)
  bytes.writeUIntLE(night.listCents, offset, 5)
  bytes.writeUInt8(Math.min(leftLimit, night.left), offset + 5)
  bytes.writeUIntLE(flags | ((night.minStay ?? 0) << 3) | ((night.maxStay ?? 0) << 12), offset + 6, 3)
}

/**
 * Reads byte by byte, because this is the most frequently called function of a search, and the methods of
 * Buffer repeat checks that are not needed here.
 */
export function readNight(bytes: Buffer, offset: number): PackedNight {
  const at = (index: number) => bytes[offset + index] ?? 0
  const limits = at(6) | (at(7) << 8) | (at(8) << 16)
  return {
    listCents: at(0) + at(1) * 2 ** 8 + at(2) * 2 ** 16 + at(3) * 2 ** 24 + at(4) * 2 ** 32,
    left: at(5),
    closed: (limits & isClosed) !== 0,
    minStay: (limits >> 3) & stayBits || null,
    maxStay: (limits >> 12) & stayBits || null,
    closedToArrival: (limits & noArrival) !== 0,
    closedToDeparture: (limits & noDeparture) !== 0,
  }
}

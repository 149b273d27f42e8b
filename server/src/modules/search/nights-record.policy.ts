/** One night of one room type as the index keeps it. */
export type PackedNight = {
  /** Before any rate plan. */
  listCents: number
  left: number
  closed: boolean
  minStay: number | null
  maxStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
}

/**
 * Five bytes of price (ten billion cents do not fit into four), one of rooms left, three of which nine bits each are
 * the shortest and the longest stay (0: none) and the rest says what is closed.
 */
export const recordBytes = 9
/** Nobody asks for more rooms than this at once. */
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

/** Byte by byte, since this is read more than anything else and Buffer's own readers check what is known here. */
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

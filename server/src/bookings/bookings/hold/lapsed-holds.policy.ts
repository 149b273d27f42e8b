type LapsedNight = { bookingId: string; roomTypeId: string; night: string; rooms: number }

type Taken = { roomTypeId: string; night: string; capacity: number; sold: number; blocked: number }

/**
 * Returns the expired holds that must end so that these rooms are free, no more than needed, or null if the rooms would
 * not be free even then. There may be none, since others end holds too.
 */
export function findHoldsInTheWay(
  wanted: readonly { roomTypeId: string; quantity: number }[],
  nights: readonly Taken[],
  lapsed: readonly LapsedNight[],
): string[] | null {
  const missing = new Map<string, number>()
  for (const { roomTypeId, night, capacity, sold, blocked } of nights) {
    const quantity = wanted.find((room) => room.roomTypeId === roomTypeId)?.quantity ?? 0
    missing.set(`${roomTypeId} ${night}`, sold + blocked + quantity - capacity)
  }
  const inTheWay: string[] = []
  for (const [bookingId, taken] of Map.groupBy(lapsed, (one) => one.bookingId)) {
    const keyed = taken.map(({ roomTypeId, night, rooms }) => ({ key: `${roomTypeId} ${night}`, rooms }))
    if (!keyed.some(({ key }) => (missing.get(key) ?? 0) > 0)) continue
    inTheWay.push(bookingId)
    for (const { key, rooms } of keyed) missing.set(key, (missing.get(key) ?? 0) - rooms)
  }
  return [...missing.values()].some((rooms) => rooms > 0) ? null : inTheWay
}

/** Returns the nights as they will be once expired holds have ended. */
export function freeOfLapsed<Night extends Taken>(
  nights: readonly Night[],
  lapsed: readonly LapsedNight[],
): readonly Night[] {
  if (lapsed.length === 0) return nights
  const freed = Map.groupBy(lapsed, ({ roomTypeId, night }) => `${roomTypeId} ${night}`)
  return nights.map((row) => {
    const rooms = freed.get(`${row.roomTypeId} ${row.night}`)?.reduce((sum, one) => sum + one.rooms, 0) ?? 0
    return { ...row, sold: row.sold - rooms }
  })
}

import { childCents } from './pricing.ts'
import type { RoomTypeInput } from './rooms.ts'

type RoomCapacity = Pick<
  RoomTypeInput,
  'maxAdults' | 'maxChildren' | 'includedAdults' | 'extraAdultCents' | 'childBands'
> & { id: string }

export type Party = { adults: number; childAges: readonly number[] }
export type RoomGuests = { roomTypeId: string; adults: number; childAges: number[] }

/**
 * Distributes a party over rooms at the lowest cost: one adult in each, then as many as the prices include,
 * then where an extra adult is cheapest. A child may take an adult's place. Returns undefined if they do not
 * all fit.
 */
export function placeParty(rooms: readonly RoomCapacity[], party: Party): RoomGuests[] | undefined {
  const placed = rooms.map((place) => ({ place, adults: 0, childAges: [] as number[] }))
  let adults = party.adults
  const fill = (room: (typeof placed)[number], upTo: number) => {
    const more = Math.min(adults, Math.max(0, upTo - room.adults))
    room.adults += more
    adults -= more
  }
  for (const room of placed) fill(room, 1)
  for (const room of placed) fill(room, Math.min(room.place.includedAdults, room.place.maxAdults))
  const cheapest = placed.toSorted((a, b) => a.place.extraAdultCents - b.place.extraAdultCents)
  for (const room of cheapest) fill(room, room.place.maxAdults)
  if (adults > 0) return undefined

  for (const age of party.childAges) {
    const [room] = placed
      .filter(
        ({ place, adults, childAges }) => adults + childAges.length < place.maxAdults + place.maxChildren,
      )
      .toSorted((a, b) => childCents(a.place, age) - childCents(b.place, age))
    if (!room) return undefined
    room.childAges.push(age)
  }
  return placed.map(({ place, adults, childAges }) => ({ roomTypeId: place.id, adults, childAges }))
}

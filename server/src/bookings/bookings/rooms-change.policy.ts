import { type Party, placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import { groupByRoom } from './stay-change.policy.ts'

/** The rooms that a booking should have, and the party that stays in them. */
export type RoomsWish = Party & { rooms: readonly { roomTypeId: string; quantity: number }[] }

type Stay = Parameters<typeof groupByRoom>[0][number] & { roomTypeId: string }
type RoomType = Parameters<typeof placeParty>[0][number]

export type SettledRooms<S> = {
  kept: { stay: S; guests: RoomGuests }[]
  dropped: S[]
  added: RoomGuests[]
}

/**
 * Decides which rooms of a booking are kept, dropped and added, and who stays in each. Rooms keep their
 * guests where possible. Returns undefined if the party does not fit.
 */
export function settleRooms<S extends Stay>(
  stays: readonly S[],
  types: readonly RoomType[],
  wish: RoomsWish,
): SettledRooms<S> | undefined {
  // The order is fixed, so that a quote and the change made from it place the guests in the same way.
  const wanted = types
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .flatMap((type) => {
      const named = wish.rooms.filter(({ roomTypeId }) => roomTypeId === type.id)
      return Array.from({ length: named.reduce((sum, { quantity }) => sum + quantity, 0) }, () => type)
    })
  const placed = placeParty(wanted, wish)
  if (!placed) return undefined
  const settled: SettledRooms<S> = { kept: [], dropped: [], added: [] }
  const rooms = new Set(groupByRoom(stays))
  const keep = (parts: S[], guests: RoomGuests) => {
    rooms.delete(parts)
    settled.kept.push(...parts.map((stay) => ({ stay, guests: { ...guests, roomTypeId: stay.roomTypeId } })))
  }
  const left = placed.filter((guests) => {
    const same = [...rooms].find(([stay]) => stay && isSameType(stay, guests) && isSameParty(stay, guests))
    if (same) keep(same, guests)
    return !same
  })
  for (const guests of left) {
    const free = [...rooms].find(([stay]) => stay && isSameType(stay, guests))
    if (free) keep(free, guests)
    else settled.added.push(guests)
  }
  settled.dropped.push(...[...rooms].flat())
  return settled
}

/** Compares the rooms with those of the stays, by room type. */
export function hasRooms(stays: readonly Stay[], rooms: RoomsWish['rooms']): boolean {
  const counted = (ids: string[]) => ids.toSorted().join()
  const own = groupByRoom(stays).map(([stay]) => stay?.roomTypeId ?? '')
  const asked = rooms.flatMap(({ roomTypeId, quantity }) =>
    Array.from({ length: quantity }, () => roomTypeId),
  )
  return counted(own) === counted(asked)
}

function isSameType(stay: Stay, guests: RoomGuests): boolean {
  return stay.roomTypeId === guests.roomTypeId
}

export function isSameParty(a: Party, b: Party): boolean {
  const ages = ({ childAges }: Party) => childAges.toSorted((one, other) => one - other).join()
  return a.adults === b.adults && ages(a) === ages(b)
}

import { type BookingState, isChangeable } from '@roomlark/contract/booking-states'
import { listNights } from '@roomlark/contract/dates'
import { type Party, placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import { changedDatesFault } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { priceNight } from '../offer/quote.policy.ts'
import { billOfPlan, type StayPlan } from './planned-booking.policy.ts'
import {
  addedStay,
  type Dates,
  isSameDates,
  isSameParty,
  keepDiffering,
  keptStay,
  type PlannedNight,
  type PlannedStay,
  type PlanSale,
  pickDates,
  repricedFor,
  type StoredStay,
} from './planned-stays.policy.ts'

/** The rooms that a booking should have, and the party that stays in them. */
export type RoomsWish = Party & { rooms: readonly { roomTypeId: string; quantity: number }[] }

type RoomType = Parameters<typeof placeParty>[0][number]

/** Returns why a booking cannot have these dates regardless of availability, or undefined when it can. */
export function datesObstacle(
  booking: Dates & { state: BookingState },
  wanted: Dates,
  today: string,
): Obstacle | undefined {
  if (!isChangeable(booking)) return { kind: 'stay-over', params: { state: booking.state } }
  return changedDatesFault(booking, wanted, today)
}

/**
 * Plans other dates, other rooms or both. Remaining nights keep their price, and new ones are priced by the agreed plan
 * and today's calendar. If other guests stay in a room, the price of its remaining nights changes only by what those
 * guests add to it. Without rooms in the wish, every room is kept with its guests.
 */
export function planDatesAndRooms(
  booking: Parameters<typeof billOfPlan>[0],
  sale: PlanSale,
  stays: readonly StoredStay[],
  wish: Dates & { rooms?: RoomsWish | undefined },
): StayPlan {
  const settled = wish.rooms ? settleRooms(stays, sale.types, wish.rooms) : keepRooms(stays)
  if (!settled) throw new Error('a party that does not fit into the rooms')
  const guestsByStay = new Map(settled.kept.map(({ stay, guests }) => [stay, guests]))
  const kept = fitToDates([...guestsByStay.keys()], wish).map(({ stay, added, removed, ...fitted }) => {
    const guests = guestsByStay.get(stay) ?? stay
    return keptStay(stay, {
      ...fitted,
      guests,
      added: added.map((night) => priceNight(guests, night, sale)),
      removed: stay.nightlyCents.filter(({ night }) => removed.includes(night)),
      repriced: repricedFor(stay, guests, sale).filter(({ night }) => !removed.includes(night)),
    })
  })
  const nights = listNights(wish.checkInOn, wish.checkOutOn)
  const planned = [
    ...kept,
    ...settled.dropped.map((stay) => keptStay(stay, { removed: stay.nightlyCents, isLeft: false })),
    ...settled.added.map((guests) => {
      const priced = nights.map((night) => priceNight(guests, night, sale))
      return addedStay(guests, sale.types, wish, priced)
    }),
  ]
  const bill = billOfPlan({ ...booking, ...wish.rooms }, planned)
  return { dates: pickDates(wish), party: wish.rooms, stays: planned, bill }
}

type SoldRoom = RoomGuests & { nights: PlannedNight[] }

/** Each room that a channel sold keeps a stay in a room of its type, if there is one left; the others come and go. */
export function planSoldRooms(
  booking: Parameters<typeof billOfPlan>[0],
  before: readonly StoredStay[],
  types: PlanSale['types'],
  { rooms, party, ...dates }: Dates & { rooms: readonly SoldRoom[]; party: Party },
): StayPlan {
  // A guest who changes rooms during the stay has several stays in a row, which cannot be told apart any more.
  const whole = before.filter((stay) => stay.taking && stay.nightlyCents.every(({ released }) => !released))
  const free = new Set(whole.filter((stay) => whole.every((other) => isSameDates(other, stay))))
  const planned = rooms.map(({ nights, ...guests }): PlannedStay => {
    const same = [...free].filter(({ roomTypeId }) => roomTypeId === guests.roomTypeId)
    const stay = same.find((one) => isSameParty(one, guests)) ?? same[0]
    if (!stay) return addedStay(guests, types, dates, nights)
    free.delete(stay)
    const had = new Set(stay.nightlyCents.map(({ night }) => night))
    const wanted = new Set(nights.map(({ night }) => night))
    return keptStay(stay, {
      ...dates,
      guests,
      added: nights.filter(({ night }) => !had.has(night)),
      removed: stay.nightlyCents.filter(({ night }) => !wanted.has(night)),
      repriced: keepDiffering(stay, nights),
    })
  })
  const kept = new Set(planned.map(({ stay }) => stay.id))
  const gone = before.filter(({ id, taking }) => taking && !kept.has(id))
  const stays = [
    ...planned,
    ...gone.map((stay) => keptStay(stay, { removed: stay.nightlyCents, isLeft: false })),
  ]
  return { dates, party, stays, bill: billOfPlan({ ...booking, ...party }, stays) }
}

type SettledRooms = {
  kept: { stay: StoredStay; guests: RoomGuests }[]
  dropped: StoredStay[]
  added: RoomGuests[]
}

function keepRooms(stays: readonly StoredStay[]): SettledRooms {
  return { kept: stays.map((stay) => ({ stay, guests: stay })), dropped: [], added: [] }
}

/**
 * Decides which rooms of a booking are kept, dropped and added, and who stays in each. Rooms keep their
 * guests where possible. Returns undefined if the party does not fit.
 */
export function settleRooms(
  stays: readonly StoredStay[],
  types: readonly RoomType[],
  wish: RoomsWish,
): SettledRooms | undefined {
  // The order is fixed, so that a quote and the change made from it place the guests in the same way.
  const wanted = types
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .flatMap((type) => {
      const named = wish.rooms.filter(({ roomTypeId }) => roomTypeId === type.id)
      return Array.from({ length: named.reduce((sum, { quantity }) => sum + quantity, 0) }, () => type)
    })
  const placed = placeParty(wanted, wish)
  if (!placed) return undefined
  const settled: SettledRooms = { kept: [], dropped: [], added: [] }
  const rooms = new Set(groupByRoom(stays))
  const keep = (parts: StoredStay[], guests: RoomGuests) => {
    rooms.delete(parts)
    settled.kept.push(...parts.map((stay) => ({ stay, guests: { ...guests, roomTypeId: stay.roomTypeId } })))
  }
  const isSameType = (stay: StoredStay | undefined, guests: RoomGuests): stay is StoredStay =>
    stay?.roomTypeId === guests.roomTypeId
  const left = placed.filter((guests) => {
    const same = [...rooms].find(([stay]) => isSameType(stay, guests) && isSameParty(stay, guests))
    if (same) keep(same, guests)
    return !same
  })
  for (const guests of left) {
    const free = [...rooms].find(([stay]) => isSameType(stay, guests))
    if (free) keep(free, guests)
    else settled.added.push(guests)
  }
  settled.dropped.push(...[...rooms].flat())
  return settled
}

/** Compares the rooms with those of the stays, by room type. */
export function hasRooms(stays: readonly StoredStay[], rooms: RoomsWish['rooms']): boolean {
  const counted = (ids: string[]) => ids.toSorted().join()
  const own = groupByRoom(stays).map(([stay]) => stay?.roomTypeId ?? '')
  const asked = rooms.flatMap(({ roomTypeId, quantity }) =>
    Array.from({ length: quantity }, () => roomTypeId),
  )
  return counted(own) === counted(asked)
}

type FittedStay = Dates & { stay: StoredStay; added: string[]; removed: string[]; isLeft: boolean }

/**
 * Works out what new dates of a booking mean for its stays. A guest who changed rooms has several consecutive
 * stays: those that overlap the new dates are kept, and the first and the last of them are extended or
 * shortened to fit. If none overlaps, the guest's last room gets all the new dates. A room that was added or
 * dropped in the middle of the booking is shortened, but not extended beyond that.
 */
function fitToDates(stays: readonly StoredStay[], wanted: Dates): FittedStay[] {
  const [first = ''] = stays.map(({ checkInOn }) => checkInOn).toSorted()
  const last =
    stays
      .map(({ checkOutOn }) => checkOutOn)
      .toSorted()
      .at(-1) ?? ''
  return groupByRoom(stays).flatMap((parts) => {
    const isLate = (parts[0]?.checkInOn ?? first) > first
    const isEarly = (parts.at(-1)?.checkOutOn ?? last) < last
    const meeting = parts.filter(
      (part) => part.checkInOn < wanted.checkOutOn && wanted.checkInOn < part.checkOutOn,
    )
    const left = meeting.length > 0 || isLate || isEarly ? meeting : parts.slice(-1)
    return parts.map((stay) => {
      const isLeft = left.includes(stay)
      const isFrom = stay === left[0] && !(isLate && stay.checkInOn > wanted.checkInOn)
      const isUntil = stay === left.at(-1) && !(isEarly && stay.checkOutOn < wanted.checkOutOn)
      const checkInOn = isFrom ? wanted.checkInOn : stay.checkInOn
      const checkOutOn = isUntil ? wanted.checkOutOn : stay.checkOutOn
      const before = stay.nightlyCents.map(({ night }) => night)
      const after = isLeft ? listNights(checkInOn, checkOutOn) : []
      return {
        stay,
        checkInOn,
        checkOutOn,
        added: after.filter((night) => !before.includes(night)),
        removed: before.filter((night) => !after.includes(night)),
        isLeft,
      }
    })
  })
}

/** Groups the stays by booked room, in order. Where one stay ends, the next one of the same guests begins. */
export function groupByRoom(stays: readonly StoredStay[]): StoredStay[][] {
  const rooms: StoredStay[][] = []
  for (const stay of stays.toSorted((a, b) => a.checkInOn.localeCompare(b.checkInOn))) {
    const before = rooms.find((parts) => {
      const last = parts.at(-1)
      return last?.checkOutOn === stay.checkInOn && isSameParty(last, stay)
    })
    if (before) before.push(stay)
    else rooms.push([stay])
  }
  return rooms
}

import { randomUUID } from 'node:crypto'
import { daysBetween, nightsOf } from '@roomlark/contract/dates'
import { changeByPercent, usdCents } from '@roomlark/contract/money'
import type { RoomGuests } from '@roomlark/contract/party'
import { type Bill, billOf, roomNightCents } from '@roomlark/contract/pricing'
import type { Sql } from '../../db/database.ts'
import { type Night, type NightDelta, readNights } from '../nights/nights.service.ts'
import { readRules } from '../rates/rates.service.ts'
import type { SoldType } from '../rooms/rooms.service.ts'
import type { BookingRow } from './bookings.queries.ts'
import { nightKey, priceNight } from './quote.policy.ts'
import { type RoomsWish, settleRooms } from './rooms-change.policy.ts'
import { type StayChange, stayChanges } from './stay-change.policy.ts'
import type { StayRow } from './stays.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }
type PricedNight = { night: string; priceCents: number }

/** What a change means for one stay. Added nights include their price. */
export type PlannedStay = Omit<StayChange<StayRow>, 'added' | 'removed'> & {
  /** The guests in the room once the change is made. */
  guests: RoomGuests
  added: PricedNight[]
  removed: PricedNight[]
  /** Nights that remain but change their price, because other guests are in the room. */
  repriced: PricedNight[]
  /** True if the booking did not have this room before. */
  isNew: boolean
}

export type StayPlan = {
  stays: PlannedStay[]
  bill: Bill & { totalUsdCents: number }
  /** The nights of the new dates as stored in the calendar, by `nightKey`. */
  nights: ReadonlyMap<string, Night>
}

/**
 * Remaining nights keep their price, and new ones are priced by the agreed plan and today's calendar. If
 * other guests stay in a room, the price of its remaining nights changes only by what those guests add to it.
 */
export async function planStays(
  sql: Sql,
  booking: BookingRow,
  types: SoldType[],
  stays: StayRow[],
  wanted: Dates & { rooms?: RoomsWish | undefined },
): Promise<StayPlan> {
  const [rules, stored] = await Promise.all([
    readRules(sql, booking.hotelId),
    readNights(
      sql,
      types.map(({ id }) => id),
      wanted.checkInOn,
      wanted.checkOutOn,
    ),
  ])
  const nights = new Map(stored.map((row) => [nightKey(row.roomTypeId, row.night), row]))
  const sale = {
    types,
    rules,
    nights,
    plan: booking.plan,
    discountPercent: booking.promoCode?.discountPercent,
  }
  const settled = settle(types, stays, wanted.rooms)
  const guestsOf = new Map(settled.kept.map(({ stay, guests }) => [stay, guests]))
  const kept = stayChanges([...guestsOf.keys()], wanted).map(({ added, removed, ...change }): PlannedStay => {
    const guests = guestsOf.get(change.stay) ?? change.stay
    const extraCents = guestsCents(guests, sale) - guestsCents(change.stay, sale)
    return {
      ...change,
      guests,
      isNew: false,
      added: added.map((night) => priceNight(guests, night, sale)),
      removed: change.stay.nightlyCents.filter(({ night }) => removed.includes(night)),
      repriced:
        extraCents === 0
          ? []
          : change.stay.nightlyCents
              .filter(({ night }) => !removed.includes(night))
              .map(({ night, priceCents }) => ({ night, priceCents: Math.max(0, priceCents + extraCents) })),
    }
  })
  const planned: PlannedStay[] = [
    ...kept,
    ...settled.dropped.map((stay) => ({
      ...{ stay, guests: stay, checkInOn: stay.checkInOn, checkOutOn: stay.checkOutOn },
      ...{ added: [], removed: stay.nightlyCents, repriced: [], isLeft: false, isNew: false },
    })),
    ...settled.added.map((guests) => ({
      ...{
        stay: newStay(guests, types, wanted),
        guests,
        removed: [],
        repriced: [],
        isLeft: true,
        isNew: true,
      },
      ...{ checkInOn: wanted.checkInOn, checkOutOn: wanted.checkOutOn },
      added: nightsOf(wanted.checkInOn, wanted.checkOutOn).map((night) => priceNight(guests, night, sale)),
    })),
  ]
  return { stays: planned, bill: billFor({ ...booking, ...wanted.rooms }, planned, wanted), nights }
}

/** Without a wish, every room is kept with its guests. */
function settle(types: SoldType[], stays: StayRow[], wish: RoomsWish | undefined) {
  if (!wish) return { kept: stays.map((stay) => ({ stay, guests: stay })), dropped: [], added: [] }
  const settled = settleRooms(stays, types, wish)
  if (!settled) throw new Error('a party that does not fit into the rooms')
  return settled
}

/** Returns what the guests of a room add to its price per night. */
function guestsCents(
  guests: RoomGuests,
  sale: { types: SoldType[]; plan: BookingRow['plan']; discountPercent: number | undefined },
): number {
  const type = sale.types.find(({ id }) => id === guests.roomTypeId)
  return type ? changeByPercent(roomNightCents(0, type, sale.plan, guests), -(sale.discountPercent ?? 0)) : 0
}

function newStay(
  { roomTypeId, adults, childAges }: RoomGuests,
  types: SoldType[],
  { checkInOn, checkOutOn }: Dates,
): StayRow {
  return {
    id: randomUUID(),
    roomTypeName: types.find(({ id }) => id === roomTypeId)?.name ?? '',
    ...{ roomTypeId, adults, childAges, checkInOn, checkOutOn, nightlyCents: [] },
    ...{ roomId: null, roomNumber: null, taking: true },
  }
}

function billFor(
  booking: Pick<BookingRow, 'taxes' | 'currency' | 'usdRate'> & {
    adults: number
    childAges: readonly number[]
  },
  stays: PlannedStay[],
  { checkInOn, checkOutOn }: Dates,
) {
  const nights = stays.flatMap(({ stay, added, removed, repriced }) => [
    ...stay.nightlyCents
      .filter((night) => !removed.some((gone) => gone.night === night.night))
      .map((night) => repriced.find((changed) => changed.night === night.night) ?? night),
    ...added,
  ])
  const bill = billOf(booking.taxes, {
    roomCents: nights.reduce((sum, { priceCents }) => sum + priceCents, 0),
    nights: daysBetween(checkInOn, checkOutOn),
    roomNights: nights.length,
    adults: booking.adults,
    children: booking.childAges.length,
  })
  return { ...bill, totalUsdCents: usdCents(bill.totalCents, booking.currency, booking.usdRate) }
}

/** Lists the nights that the plan takes and gives back, by room type. */
export function plannedDeltas({ stays }: StayPlan): NightDelta[] {
  return stays.flatMap(({ stay: { roomTypeId }, added, removed }) => [
    ...added.map(({ night }) => ({ roomTypeId, night, rooms: 1 })),
    ...removed.map(({ night }) => ({ roomTypeId, night, rooms: -1 })),
  ])
}

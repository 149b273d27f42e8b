import { listNights } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { type Night, readNights } from '../../inventory/nights/nights.service.ts'
import { readRules } from '../../inventory/rates/rates.service.ts'
import type { SoldType } from '../../inventory/rooms/rooms.service.ts'
import type { BookingRow } from './bookings.queries.ts'
import { priceNight, type StoredNights } from './quote.policy.ts'
import { type RoomsWish, settleRooms } from './rooms-change.policy.ts'
import { nightsByType } from './sale.service.ts'
import { stayChanges } from './stay-change.policy.ts'
import {
  addedStay,
  billOfPlan,
  keptStay,
  type PlannedBill,
  type PlannedStay,
  repricedFor,
} from './stay-plan.policy.ts'
import type { StayRow } from './stays.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }

export type StayPlan = {
  stays: PlannedStay[]
  bill: PlannedBill
  /** The nights of the new dates as stored in the calendar. */
  nights: StoredNights<Night>
}

/** Reads what prices and availability depend on, with the terms that were agreed for the booking. */
export async function readPlanSale(sql: Sql, booking: BookingRow, types: SoldType[], dates: Dates) {
  const [rules, stored] = await Promise.all([
    readRules(sql, booking.hotelId),
    readNights(
      sql,
      types.map(({ id }) => id),
      dates.checkInOn,
      dates.checkOutOn,
      booking.group?.id,
    ),
  ])
  const nights = nightsByType(stored)
  return { types, rules, nights, plan: booking.plan, discountPercent: booking.promoCode?.discountPercent }
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
  const sale = await readPlanSale(sql, booking, types, wanted)
  const settled = settle(types, stays, wanted.rooms)
  const guestsOf = new Map(settled.kept.map(({ stay, guests }) => [stay, guests]))
  const kept = stayChanges([...guestsOf.keys()], wanted).map(({ stay, added, removed, ...change }) => {
    const guests = guestsOf.get(stay) ?? stay
    return keptStay(stay, {
      ...change,
      guests,
      added: added.map((night) => priceNight(guests, night, sale)),
      removed: stay.nightlyCents.filter(({ night }) => removed.includes(night)),
      repriced: repricedFor(stay, guests, sale).filter(({ night }) => !removed.includes(night)),
    })
  })
  const planned: PlannedStay[] = [
    ...kept,
    ...settled.dropped.map((stay) => keptStay(stay, { removed: stay.nightlyCents, isLeft: false })),
    ...settled.added.map((guests) => {
      const nights = listNights(wanted.checkInOn, wanted.checkOutOn)
      const priced = nights.map((night) => priceNight(guests, night, sale))
      return addedStay(guests, types, wanted, priced)
    }),
  ]
  const bill = billOfPlan({ ...booking, ...wanted.rooms }, planned)
  return { stays: planned, bill, nights: sale.nights }
}

/** Without a wish, every room is kept with its guests. */
function settle(types: SoldType[], stays: StayRow[], wish: RoomsWish | undefined) {
  if (!wish) return { kept: stays.map((stay) => ({ stay, guests: stay })), dropped: [], added: [] }
  const settled = settleRooms(stays, types, wish)
  if (!settled) throw new Error('a party that does not fit into the rooms')
  return settled
}

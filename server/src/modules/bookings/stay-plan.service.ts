import { daysBetween } from '@roomlark/contract/dates'
import { usdCents } from '@roomlark/contract/money'
import { type Bill, billOf } from '@roomlark/contract/pricing'
import type { Sql } from '../../db/database.ts'
import { type Night, type NightDelta, readNights } from '../nights/nights.service.ts'
import { readRules } from '../rates/rates.service.ts'
import type { SoldType } from '../rooms/rooms.service.ts'
import type { BookingRow } from './bookings.queries.ts'
import { nightKey, priceNight } from './quote.policy.ts'
import { type StayChange, stayChanges } from './stay-change.policy.ts'
import type { StayRow } from './stays.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }
type PricedNight = { night: string; priceCents: number }

/** What new dates mean for one stay; added nights come with their price. */
export type PlannedStay = Omit<StayChange<StayRow>, 'added' | 'removed'> & {
  added: PricedNight[]
  removed: PricedNight[]
}

export type StayPlan = {
  stays: PlannedStay[]
  bill: Bill & { totalUsdCents: number }
  /** The nights of the new dates as the calendar keeps them, by `nightKey`. */
  nights: ReadonlyMap<string, Night>
}

/** Remaining nights keep their price; new ones are priced by the agreed plan and today's calendar. */
export async function planStays(
  sql: Sql,
  booking: BookingRow,
  types: SoldType[],
  stays: StayRow[],
  wanted: Dates,
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
  const planned = stayChanges(stays, wanted).map(({ added, removed, ...change }) => ({
    ...change,
    added: added.map((night) => priceNight(change.stay, night, sale)),
    removed: change.stay.nightlyCents.filter(({ night }) => removed.includes(night)),
  }))
  return { stays: planned, bill: billFor(booking, planned, wanted), nights }
}

function billFor(booking: BookingRow, stays: PlannedStay[], { checkInOn, checkOutOn }: Dates) {
  const nights = stays.flatMap(({ stay, added, removed }) => [
    ...stay.nightlyCents.filter((night) => !removed.some((gone) => gone.night === night.night)),
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

/** What the plan takes of each type and night, and gives back. */
export function plannedDeltas({ stays }: StayPlan): NightDelta[] {
  return stays.flatMap(({ stay: { roomTypeId }, added, removed }) => [
    ...added.map(({ night }) => ({ roomTypeId, night, rooms: 1 })),
    ...removed.map(({ night }) => ({ roomTypeId, night, rooms: -1 })),
  ])
}

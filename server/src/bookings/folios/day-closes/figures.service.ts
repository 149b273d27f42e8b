import { createHash } from 'node:crypto'
import type { DayFigures } from '@roomlark/contract/bookings/day-close'
import { addDays } from '@roomlark/contract/dates'
import type { Sql } from '../../../db/database.ts'
import { countDay } from '../../../figures/reports/counted-day.service.ts'
import { type ClosingHotel, selectClose } from './day-closes.queries.ts'
import {
  selectAdjustments,
  selectDeposits,
  selectGuestBalances,
  selectMovements,
  selectOpenBalances,
  selectPaymentSums,
  selectRooms,
} from './figures.queries.ts'
import { computeDayFigures } from './figures.ts'

/**
 * The figures of a day as they are now. Only rows of the day and of nights from it on, and what was frozen with the day
 * before, are read.
 */
export async function readFigures(sql: Sql, hotel: ClosingHotel, day: string): Promise<DayFigures> {
  const { id: hotelId, timeZone, currency } = hotel
  const before = (await selectClose(sql, hotelId, addDays(day, -1)))?.figures ?? null
  const toBookingIds = (list: { bookingId: string }[] = []) => list.map(({ bookingId }) => bookingId)
  return computeDayFigures({
    currency,
    before,
    rooms: await selectRooms(sql, { hotelId, day, timeZone }),
    movements: await selectMovements(sql, {
      hotelId,
      day,
      timeZone,
      lateArrivals: toBookingIds(before?.openArrivals),
      lateDepartures: toBookingIds(before?.openDepartures),
    }),
    ...(await countDay(sql, hotelId, day)),
    payments: await selectPaymentSums(sql, hotelId, day),
    deposits: await selectDeposits(sql, hotelId, day),
    adjustments: await selectAdjustments(sql, hotelId, day),
    guestBalances: await selectGuestBalances(sql, hotelId, day),
    openBalances: await selectOpenBalances(sql, hotelId, day),
  })
}

/**
 * Computes the revision that a close must name: what is left to do and what was paid, which somebody may have counted.
 * Charges that the close makes itself do not change it.
 */
export function computeRevision({ openArrivals, openDepartures, money }: DayFigures): string {
  const payments = money.map((one) => [one.currency, one.payments])
  return createHash('sha256')
    .update(JSON.stringify([openArrivals, openDepartures, payments]))
    .digest('base64url')
}

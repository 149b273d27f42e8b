import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { closeDay } from '../bookings/folios/day-closes/closing.service.ts'
import { getHotel, getOpenDay } from '../bookings/folios/day-closes/day-closes.service.ts'
import { recordedCash } from '../bookings/folios/day-closes/figures.ts'
import type { SignedInContext } from '../context.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import { insertMark } from './seed.queries.ts'

const closedDays = 6
const floatUnits = 20_000

/** The demo's first hotel has closed its days until the day before yesterday, so that yesterday waits to be closed. */
export async function seedDayCloses(ctx: SignedInContext): Promise<void> {
  // Marked first: a day that was closed stays closed.
  if (!(await insertMark(ctx.sql, 'demo.day-closes'))) return
  const [hotel] = await selectHotelsByName(ctx.sql, ctx.actor.userId, ['Villa Marenne'])
  if (!hotel) return
  const { timeZone } = await getHotel(ctx, hotel.id)
  const today = dateIn(timeZone, ctx.clock())
  for (let ago = closedDays + 1; ago >= 2; ago -= 1) {
    const day = addDays(today, -ago)
    const late = toInstant(day, '23:40', timeZone)
    await closeOne({ ...ctx, clock: () => late }, hotel.id, day, ago)
  }
}

async function closeOne(ctx: SignedInContext, hotelId: string, day: string, ago: number): Promise<void> {
  const { revision, figures } = await getOpenDay(ctx, hotelId, day)
  const reasons = [
    ...figures.openArrivals.map(({ bookingId }) => ({ bookingId, reason: 'Called: arrives after midnight' })),
    ...figures.openDepartures.map(({ bookingId }) => ({ bookingId, reason: 'Stays on, to be extended' })),
  ]
  // One evening a coin was missing.
  const missing = ago === 4 ? 150 : 0
  const countedCents = Math.max(0, floatUnits + recordedCash(figures) - missing)
  const note = missing > 0 ? 'Change given for the parking meter, no receipt' : ''
  const cash = { floatCents: floatUnits, countedCents, note }
  await closeDay(ctx, hotelId, { day, revision, reasons, cash }, randomUUID())
}

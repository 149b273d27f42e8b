import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { closeDay } from '../bookings/folios/day-closes/closing.service.ts'
import { getOpenDay } from '../bookings/folios/day-closes/day-closes.service.ts'
import { recordedCash } from '../bookings/folios/day-closes/figures.ts'
import { type DemoContext, moveTo } from './demo-context.ts'
import { villa } from './hotels.ts'

const closedDays = 6
const floatCents = 20_000

/** The demo's first hotel has closed its days until the day before yesterday, so that yesterday waits to be closed. */
export async function seedDayCloses(ctx: DemoContext): Promise<void> {
  const today = dateIn(villa.timeZone, ctx.clock())
  for (let ago = closedDays + 1; ago >= 2; ago -= 1) {
    const day = addDays(today, -ago)
    const late = moveTo(ctx, toInstant(day, '23:40', villa.timeZone))
    const { revision, figures } = await getOpenDay(late, villa.id, day)
    const reasons = [
      ...figures.openArrivals.map(({ bookingId }) => ({
        bookingId,
        reason: 'Called: arrives after midnight',
      })),
      ...figures.openDepartures.map(({ bookingId }) => ({ bookingId, reason: 'Stays on, to be extended' })),
    ]
    // One evening a coin was missing.
    const missing = ago === 4 ? 150 : 0
    const countedCents = Math.max(0, floatCents + recordedCash(figures) - missing)
    const note = missing > 0 ? 'Change given for the parking meter, no receipt' : ''
    const cash = { floatCents, countedCents, note }
    await closeDay(late, villa.id, { day, revision, reasons, cash }, randomUUID())
  }
}

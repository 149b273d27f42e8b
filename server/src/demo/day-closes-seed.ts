import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { saveDeskRules } from '../bookings/desk-rules/desk-rules.service.ts'
import { closeDay } from '../bookings/folios/day-closes/closing.service.ts'
import { getOpenDay } from '../bookings/folios/day-closes/day-closes.service.ts'
import { recordedCash } from '../bookings/folios/day-closes/figures.ts'
import { closeDueDays } from '../bookings/folios/day-closes/own-closing.service.ts'
import { type DemoContext, getDaysAgo, moveTo } from './demo-context.ts'
import { lodge, villa } from './hotels.ts'

const closedDays = 6
const floatCents = 20_000

/** One hotel closes its days at the desk, another has them closed by themselves. */
export async function seedDayCloses(ctx: DemoContext): Promise<void> {
  await closeAtTheDesk(ctx)
  await closeByThemselves(ctx)
}

/** The demo's first hotel has closed its days until the day before yesterday, so that yesterday waits to be closed. */
async function closeAtTheDesk(ctx: DemoContext): Promise<void> {
  await saveDeskRules(ctx, villa.id, { closeAt: null, noShowFrom: '02:00', version: 0 })
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

async function closeByThemselves(ctx: DemoContext): Promise<void> {
  const closeAt = '03:00'
  const decided = moveTo(ctx, getDaysAgo(ctx, closedDays + 1))
  await saveDeskRules(decided, lodge.id, { closeAt, noShowFrom: '01:00', version: 0 })
  const today = dateIn(lodge.timeZone, ctx.clock())
  for (let ago = closedDays; ago >= 0; ago -= 1) {
    const due = toInstant(addDays(today, -ago), closeAt, lodge.timeZone)
    if (due <= ctx.clock()) await closeDueDays(moveTo(ctx, due))
  }
}

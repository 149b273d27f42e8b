import { findLastDayAt } from '@roomlark/contract/bookings/desk-rules'
import { addDays } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { createAttempts } from '../../../attempts.ts'
import type { ServiceContext } from '../../../context.ts'
import { tellHotel } from '../../../db/outbox.ts'
import { recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { listDesk } from '../../../platform/notifications/notify.service.ts'
import { listClosingHotels } from '../../desk-rules/desk-rules.service.ts'
import { ensureFolio } from '../folios.service.ts'
import { readLastClosed, stopTheDay } from '../posting/business-day.service.ts'
import { countLeftOpen } from './closing.service.ts'
import { type ClosingHotel, insertClose, selectHotel, selectWithoutFolio } from './day-closes.queries.ts'
import { readFigures } from './figures.service.ts'

type ClosingContext = Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>

/** Hotels are read in pages, so that memory does not grow with their number. */
const hotelsAPage = 200

/**
 * Closes the days of hotels whose hour has come, also those whose hour passed while no server ran. Each day has a
 * transaction of its own, in which it is closed once: whoever is interrupted, or does it beside another server or
 * somebody at the desk, leaves whole days only.
 */
export async function closeDueDays(ctx: ClosingContext): Promise<void> {
  const { attempt, throwFailures } = createAttempts()
  let after: string | undefined
  for (;;) {
    const hotels = await listClosingHotels(ctx.sql, after, hotelsAPage)
    for (const { id, timeZone, closeAt, closesFrom } of hotels) {
      const untilOn = findLastDayAt(closeAt, hotelTime(ctx.clock(), timeZone))
      if (untilOn < closesFrom) continue
      await attempt(closeDays(ctx, id, { firstOn: closesFrom, untilOn }))
    }
    after = hotels.at(-1)?.id
    if (hotels.length < hotelsAPage) break
  }
  throwFailures('some days could not be closed')
}

/** A hotel that has fallen behind has its days closed one after another; one that has closed none begins with the first. */
async function closeDays(
  ctx: ClosingContext,
  hotelId: string,
  { firstOn, untilOn }: { firstOn: string; untilOn: string },
): Promise<void> {
  const hotel = await selectHotel(ctx.sql, hotelId, { ownerId: undefined })
  const lastClosedOn = await readLastClosed(ctx.sql, hotelId)
  let day = lastClosedOn === null ? firstOn : addDays(lastClosedOn, 1)
  for (; hotel && day <= untilOn; day = addDays(day, 1)) {
    await closeByItself(ctx, hotel, day, { isLast: day === untilOn })
  }
}

/** Nobody counts the cash or says why something is open, so both are left empty and named in the email of the day. */
async function closeByItself(
  ctx: ClosingContext,
  hotel: ClosingHotel,
  day: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const hotelId = hotel.id
  const byItself = { ...ctx, actor: null }
  for (const bookingId of await selectWithoutFolio(ctx.sql, hotelId)) await ensureFolio(byItself, bookingId)
  await ctx.sql.begin(async (tx) => {
    const lastClosedOn = await stopTheDay(tx, hotelId)
    if (lastClosedOn !== null && lastClosedOn >= day) return
    if ((await selectWithoutFolio(tx, hotelId)).length > 0) {
      throw new Error('a guest in house has no folio yet, so the day is closed the next time')
    }
    const figures = await readFigures(tx, hotel, day)
    const close = { hotelId, day, previousOn: lastClosedOn, closedAt: ctx.clock(), byId: null }
    await insertClose(tx, { ...close, key: 'by-itself', figures, cash: null })
    await recordOwnAudit(ctx, tx, {
      action: 'day.closed',
      target: `hotel:${hotelId}`,
      after: { day, leftOpen: countLeftOpen(figures) },
    })
    await tellHotel(tx, 'day-close', hotelId)
    // Of days that are caught up with, only the last is news.
    const desk = isLast ? await listDesk(tx, hotelId, null) : []
    for (const userId of desk) await ctx.jobs.enqueue(tx, 'mail.day-close', { hotelId, day, userId })
  })
}

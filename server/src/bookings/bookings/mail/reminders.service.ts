import { addDays, utcDay } from '@roomlark/contract/dates'
import { hotelTime, toInstant } from '@roomlark/contract/hotel-clock'
import type { ServiceContext } from '../../../context.ts'
import { updateStrandedQueued } from './mails.queries.ts'
import { insertReminders, selectArrivalZones } from './reminders.queries.ts'

/** The time in the hotel's time zone from which reminders are sent, on the day before the arrival. */
const remindFrom = '10:00'
/** An email that has not been sent by then was lost in a crash, or its job gave up on the mail server. */
const strandedAfterMs = 8 * 60_000
const giveUpAfterMs = 2 * 86_400_000

/** Runs every few minutes, so that no confirmation is lost even if a mail server is down for a day. */
export async function tendMails(ctx: ServiceContext): Promise<void> {
  await remindOfArrivals(ctx)
  const now = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    const before = new Date(now.getTime() - strandedAfterMs)
    const notBefore = new Date(now.getTime() - giveUpAfterMs)
    for (const bookingId of await updateStrandedQueued(tx, { now, before, notBefore })) {
      await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
    }
  })
}

async function remindOfArrivals(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock()
  const day = utcDay(now)
  // It is already tomorrow somewhere, so the day after tomorrow has to be included.
  for (const timeZone of await selectArrivalZones(ctx.sql, day, addDays(day, 2))) {
    const [today = '', time = ''] = hotelTime(now, timeZone).split('T')
    if (time < remindFrom) continue
    const due = {
      timeZone,
      arrivalOn: addDays(today, 1),
      bookedBefore: toInstant(today, '00:00', timeZone),
      now,
    }
    await ctx.sql.begin(async (tx) => {
      for (const bookingId of await insertReminders(tx, due)) {
        await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
      }
    })
  }
}

import { onlineCheckInDays } from '@roomlark/contract/bookings/registration'
import { addDays, utcDay } from '@roomlark/contract/dates'
import { hotelTime, toInstant } from '@roomlark/contract/hotel-clock'
import type { ServiceContext } from '../../../context.ts'
import { updateStrandedQueued } from './mails.queries.ts'
import { insertInvitations, insertReminders, selectArrivalZones } from './reminders.queries.ts'

/** The time in the hotel's time zone from which reminders are sent. */
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

/** Writes before an arrival: three days ahead an invitation to check in online, and a reminder on the day before. */
async function remindOfArrivals(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock()
  const day = utcDay(now)
  // It is already tomorrow somewhere, so one day more has to be included.
  for (const timeZone of await selectArrivalZones(ctx.sql, day, addDays(day, onlineCheckInDays + 1))) {
    const [today = '', time = ''] = hotelTime(now, timeZone).split('T')
    if (time < remindFrom) continue
    const bookedBefore = toInstant(today, '00:00', timeZone)
    const due = (days: number) => ({ timeZone, arrivalOn: addDays(today, days), bookedBefore, now })
    await ctx.sql.begin(async (tx) => {
      const reminded = await insertReminders(tx, due(1))
      const invited = await insertInvitations(tx, due(onlineCheckInDays))
      for (const bookingId of [...reminded, ...invited]) {
        await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
      }
    })
  }
}

import { reviewRules } from '@roomlark/contract/bookings/reviews'
import { addDays, utcDay } from '@roomlark/contract/dates'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { ServiceContext } from '../../context.ts'
import { reviewMail } from '../../mail/review-mails.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { makeGuestLink } from '../bookings/mail/guest-link.service.ts'
import { wantsNoLetters } from '../guests/letters-wish.service.ts'
import {
  deleteUnconfirmed,
  insertReviewMails,
  selectDepartureZones,
  selectQueuedReviewMail,
  updateReviewMailSent,
} from './invitations.queries.ts'
import { canBeMailed, openReview } from './writing.service.ts'

/** The time in the hotel's time zone from which guests are asked. */
const askFrom = '10:00'
/** For a while after its day an email is made up for, as when the server was down. */
const lateDays = 2

/**
 * Runs every quarter of an hour and queues an email for each guest who left three days ago. What was written at the desk
 * and never confirmed is forgotten.
 */
export async function inviteToReview(ctx: ServiceContext): Promise<void> {
  if (!(await isLaunched(ctx, ['guestSite'], () => ctx.sql))) return
  const now = ctx.clock()
  await deleteUnconfirmed(ctx.sql, addDays(utcDay(now), -reviewRules.writeWithinDays - 1))
  const day = addDays(utcDay(now), -reviewRules.inviteAfterDays)
  // It may be a day earlier or later where the hotel is.
  for (const timeZone of await selectDepartureZones(ctx.sql, addDays(day, -lateDays - 1), addDays(day, 1))) {
    const [today = '', time = ''] = hotelTime(now, timeZone).split('T')
    if (time < askFrom) continue
    const untilOn = addDays(today, -reviewRules.inviteAfterDays)
    await ctx.sql.begin(async (tx) => {
      const due = { timeZone, fromOn: addDays(untilOn, -lateDays), untilOn, now }
      for (const bookingId of await insertReviewMails(tx, due)) {
        await ctx.jobs.enqueue(tx, 'mail.review', { bookingId })
      }
    })
  }
}

/**
 * Asks a guest for a review, or to confirm the one that was written at the desk. What has changed since it was queued is
 * looked at again; a job that runs twice finds the email sent.
 */
export async function mailReview(ctx: ServiceContext, bookingId: string): Promise<void> {
  const queuedAt = await selectQueuedReviewMail(ctx.sql, bookingId)
  const opened = queuedAt && (await openReview(ctx, bookingId))
  if (!opened || !(await isLaunched(ctx, ['guestSite'], () => ctx.sql))) return
  const { stay, state, untilOn } = opened
  if (state !== 'open' || stay.email === null || !canBeMailed(stay)) return
  const isConfirming = stay.review !== null
  // A guest who wrote at the desk waits for this email, whatever they want to get otherwise.
  if (!isConfirming && (await wantsNoLetters(ctx, bookingId))) return
  const language = toGuestLanguage(stay.language)
  const page = makeGuestLink(ctx, stay)
  await ctx.mailer.send({
    ...reviewMail({
      to: stay.email,
      language,
      hotelName: stay.hotelName,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      guestName: stay.guestName,
      isConfirming,
      untilOn,
      link: `${page}/review?lang=${language}`,
      stopLink: `${page}/letters?lang=${language}`,
      rulesLink: `${ctx.publicUrl}/stays/reviews?lang=${language}`,
    }),
    id: `review.${bookingId}.${queuedAt.getTime()}`,
  })
  await updateReviewMailSent(ctx.sql, bookingId, { queuedAt, now: ctx.clock() })
}

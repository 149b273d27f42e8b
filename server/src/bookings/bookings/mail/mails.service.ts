import type { ServiceContext } from '../../../context.ts'
import { withMutex } from '../../../keyed-mutex.ts'
import { askAgainSeconds, forgottenAfterMs } from '../../../mail/sending.ts'
import { mailsFrom, mailsTo, sendWithinLimit } from '../../../platform/limits/mail-limits.service.ts'
import type { Counter } from '../../../platform/limits/throttles.service.ts'
import { selectBooking } from '../bookings.queries.ts'
import { selectStays } from '../stays.queries.ts'
import { composeBookingMail, type Letter, readLetter } from './mail-letter.service.ts'
import {
  deleteMail,
  type MailRow,
  selectUnsentMails,
  updateNotSending,
  updateSending,
  updateSent,
} from './mails.queries.ts'

/** Sends the pending emails about a booking to the guest and the hotel, each in the order of events. */
export async function mailBooking(ctx: ServiceContext, bookingId: string): Promise<void> {
  await withMutex(`mail ${bookingId}`, async () => {
    const [mails, letter] = await Promise.all([
      selectUnsentMails(ctx.sql, bookingId),
      readLetter(ctx, bookingId),
    ])
    const results = await Promise.allSettled(
      [...Map.groupBy(mails, ({ recipient }) => recipient).values()].map(async (own) => {
        // Sending may take a while, so each further email is written from the state at that time.
        for (const [index, mail] of own.entries()) {
          const fresh = index === 0 ? letter : await readLetter(ctx, bookingId)
          const waitSeconds = await sendMail(ctx, fresh, mail)
          if (waitSeconds > 0) return askAgain(ctx, bookingId, waitSeconds)
        }
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
}

/** The first email is not sent yet, and later ones must not overtake it. */
async function askAgain(ctx: ServiceContext, bookingId: string, waitSeconds: number): Promise<void> {
  const later = { startAfter: waitSeconds }
  await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.booking', { bookingId }, later))
}

/** Returns 0, or after how many seconds to ask again: another server is sending the email, or there were too many. */
async function sendMail(ctx: ServiceContext, letter: Letter | undefined, mail: MailRow): Promise<number> {
  const now = ctx.clock()
  const isOurs = await updateSending(ctx.sql, mail.id, now, new Date(now.getTime() - forgottenAfterMs))
  if (!isOurs) return askAgainSeconds
  try {
    const message = letter && composeBookingMail(ctx, await withTogether(ctx, letter, mail), mail)
    if (!letter || !message) {
      await deleteMail(ctx.sql, mail.id)
      return 0
    }
    const counters = listCounters(letter, mail, message.to)
    const waitSeconds = await sendWithinLimit(ctx, counters, () => ctx.mailer.send(message))
    if (waitSeconds > 0) await updateNotSending(ctx.sql, mail.id)
    else await updateSent(ctx.sql, mail.id, { to: message.to, at: ctx.clock(), mail: mail.kind })
    return waitSeconds
  } catch (error) {
    await updateNotSending(ctx.sql, mail.id)
    throw error
  }
}

/** Adds the bookings that were made together with this one and still stand, for a confirmation of all of them. */
async function withTogether(ctx: ServiceContext, letter: Letter, mail: MailRow): Promise<Letter> {
  const { kind, recipient, event } = mail
  const isOfAll = kind === 'confirmation' && recipient === 'guest' && event?.kind === 'created'
  const together: Letter['together'] = []
  for (const { id } of (isOfAll && event.params?.together) || []) {
    const booking = await selectBooking(ctx.sql, id, { ownerId: undefined })
    if (booking?.state === 'confirmed') together.push({ booking, stays: await selectStays(ctx.sql, id) })
  }
  return { ...letter, together }
}

/** The hotel's own mailbox gets a copy of everything, so only what the hotel's owner has sent is counted for it. */
function listCounters({ hotel }: Letter, { recipient }: MailRow, to: string): Counter[] {
  const sent = mailsFrom('booking', hotel.ownerId)
  return recipient === 'guest' ? [sent, mailsTo('booking', to)] : [sent]
}

import type { ServiceContext } from '../../context.ts'
import { withMutex } from '../../keyed-mutex.ts'
import { askAgainSeconds, forgottenAfterMs } from '../../mail/sending.ts'
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
          if (!(await sendMail(ctx, fresh, mail))) return askAgain(ctx, bookingId)
        }
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
}

/** Another server is sending the first email, and later ones must not overtake it. */
async function askAgain(ctx: ServiceContext, bookingId: string): Promise<void> {
  const later = { startAfter: askAgainSeconds }
  await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.booking', { bookingId }, later))
}

/** Returns false when another server is sending the email. */
async function sendMail(ctx: ServiceContext, letter: Letter | undefined, mail: MailRow): Promise<boolean> {
  const now = ctx.clock()
  const isOurs = await updateSending(ctx.sql, mail.id, now, new Date(now.getTime() - forgottenAfterMs))
  if (!isOurs) return false
  try {
    const message = letter && composeBookingMail(ctx, letter, mail)
    if (!message) {
      await deleteMail(ctx.sql, mail.id)
      return true
    }
    await ctx.mailer.send(message)
    await updateSent(ctx.sql, mail.id, { to: message.to, at: ctx.clock(), mail: mail.kind })
    return true
  } catch (error) {
    await updateNotSending(ctx.sql, mail.id)
    throw error
  }
}

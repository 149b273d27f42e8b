import type { ServiceContext } from '../../http/context.ts'
import { inTurn } from '../../turns.ts'
import { composeBookingMail, type Letter, readLetter } from './mail-letter.service.ts'
import {
  deleteMail,
  type MailKind,
  type MailRow,
  selectUnsentMails,
  updateNotSending,
  updateSending,
  updateSent,
} from './mails.queries.ts'

/** Longer than a mail server may take; after that whoever was sending it has died. */
const forgottenAfterMs = 60_000

/** Sends what has not been sent about a booking, to each of the two in the order it happened. */
export async function mailBooking(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTurn(`mail ${bookingId}`, async () => {
    const [mails, letter] = await Promise.all([
      selectUnsentMails(ctx.sql, bookingId),
      readLetter(ctx, bookingId),
    ])
    const results = await Promise.allSettled(
      [...Map.groupBy(mails, ({ recipient }) => recipient).values()].map(async (own) => {
        // Sending may take its time: the next one tells how things stand then.
        for (const [index, mail] of own.entries()) {
          await sendMail(ctx, index === 0 ? letter : await readLetter(ctx, bookingId), mail)
        }
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
}

async function sendMail(ctx: ServiceContext, letter: Letter | undefined, mail: MailRow): Promise<void> {
  const now = ctx.clock()
  if (!(await updateSending(ctx.sql, mail.id, now, new Date(now.getTime() - forgottenAfterMs)))) {
    throw new Error('the mail is being sent by somebody else')
  }
  try {
    const message = letter && composeBookingMail(ctx, letter, mail)
    if (!message) return await deleteMail(ctx.sql, mail.id)
    await ctx.mailer.send(message)
    const text = `${names[mail.kind]} sent to ${message.to}`
    await updateSent(ctx.sql, mail.id, { to: message.to, at: ctx.clock(), text })
  } catch (error) {
    await updateNotSending(ctx.sql, mail.id)
    throw error
  }
}

const names: Record<MailKind, string> = {
  confirmation: 'Confirmation',
  change: 'Change',
  cancellation: 'Cancellation',
  reminder: 'Reminder',
}

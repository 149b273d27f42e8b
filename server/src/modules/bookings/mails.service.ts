import type { Sql } from '../../db/database.ts'
import type { ServiceContext } from '../../http/context.ts'
import { inTurn } from '../../turns.ts'
import { insertEvent } from './events.queries.ts'
import { composeBookingMail } from './mail-letter.service.ts'
import {
  deleteMail,
  insertEventMails,
  type MailKind,
  type MailRow,
  selectUnsentMails,
  updateNotSending,
  updateSending,
  updateSent,
} from './mails.queries.ts'

/** Longer than a mail server may take; after that whoever was sending it has died. */
const forgottenAfterMs = 60_000

/** In the transaction of what it tells of: it is sent exactly if that happened. */
export async function queueMails(
  ctx: ServiceContext,
  tx: Sql,
  mail: { bookingId: string; kind: MailKind; eventId: number },
): Promise<void> {
  await insertEventMails(tx, { ...mail, now: ctx.clock() })
  await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId: mail.bookingId })
}

/** Sends what has not been sent about a booking, to each of the two in the order it happened. */
export async function mailBooking(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTurn(`mail ${bookingId}`, async () => {
    const mails = await selectUnsentMails(ctx.sql, bookingId)
    const results = await Promise.allSettled(
      [...Map.groupBy(mails, ({ recipient }) => recipient).values()].map(async (own) => {
        for (const mail of own) await sendMail(ctx, bookingId, mail)
      }),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
}

async function sendMail(ctx: ServiceContext, bookingId: string, mail: MailRow): Promise<void> {
  const now = ctx.clock()
  if (!(await updateSending(ctx.sql, mail.id, now, new Date(now.getTime() - forgottenAfterMs)))) {
    throw new Error('the mail is being sent by somebody else')
  }
  try {
    const message = await composeBookingMail(ctx, bookingId, mail)
    if (!message) return await deleteMail(ctx.sql, mail.id)
    await ctx.mailer.send(message)
    await markSent(ctx, bookingId, mail, message.to)
  } catch (error) {
    await updateNotSending(ctx.sql, mail.id)
    throw error
  }
}

async function markSent(ctx: ServiceContext, bookingId: string, mail: MailRow, to: string): Promise<void> {
  const at = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    await updateSent(tx, mail.id, to, at)
    const text = `${names[mail.kind]} sent to ${to}`
    await insertEvent(tx, { bookingId, at, actorId: null, kind: 'mail', text })
  })
}

const names: Record<MailKind, string> = {
  confirmation: 'Confirmation',
  change: 'Change',
  cancellation: 'Cancellation',
  reminder: 'Reminder',
}

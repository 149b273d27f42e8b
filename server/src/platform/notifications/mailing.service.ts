import { notificationWords } from '@roomlark/contract/platform/notification-words'
import type { Digest, NotificationEvent } from '@roomlark/contract/platform/notifications'
import {
  digests,
  NotificationEvent as EventName,
  shippedPreference,
} from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { Message } from '../../adapters/mailer.ts'
import type { ServiceContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { withMutex } from '../../keyed-mutex.ts'
import { inLanguage } from '../../language.ts'
import { digestMail, notificationMail } from '../../mail/notification-mails.ts'
import { askAgainSeconds, forgottenAfterMs } from '../../mail/sending.ts'
import { mailsTo, sendWithinLimit } from '../limits/mail-limits.service.ts'
import type { Counter } from '../limits/throttles.service.ts'
import { isDigestDue } from './digest.policy.ts'
import {
  type MailedRow,
  selectDigest,
  selectDigestUsers,
  selectToMail,
  updateMailed,
  updateMailing,
  updateNotMailing,
} from './mailing.queries.ts'
import { selectPreferences, upsertPreference } from './notifications.queries.ts'

/** A retried email has the same id, by which a duplicate is recognised. */
export async function mailNotification(ctx: ServiceContext, notificationId: number): Promise<void> {
  await withMutex(`notification ${notificationId}`, async () => {
    const row = await selectToMail(ctx.sql, notificationId)
    if (!row) return
    const unsubscribe = unsubscribeLinks(ctx, row.userId, row.event)
    const message = inLanguage(row.language, () =>
      notificationMail({ ...toLine(row), to: row.to, publicUrl: ctx.publicUrl, unsubscribe }),
    )
    const waitSeconds = await sendOnce(ctx, [row.id], [mailsTo('notification', row.to)], {
      ...message,
      id: `notification.${row.id}`,
    })
    if (waitSeconds === 0) return
    const later = { startAfter: waitSeconds }
    await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.notification', { notificationId }, later))
  })
}

/**
 * Sends the email about these notifications and returns 0. If another server is sending it or there were too many, it
 * returns after how many seconds to ask again: that server may die before it has sent it.
 */
async function sendOnce(
  ctx: ServiceContext,
  ids: number[],
  counters: Counter[],
  message: Message,
): Promise<number> {
  const now = ctx.clock()
  const forgottenBefore = new Date(now.getTime() - forgottenAfterMs)
  if (!(await updateMailing(ctx.sql, ids, now, forgottenBefore))) return askAgainSeconds
  let waitSeconds: number
  try {
    waitSeconds = await sendWithinLimit(ctx, counters, () => ctx.mailer.send(message))
  } catch (error) {
    await updateNotMailing(ctx.sql, ids)
    throw error
  }
  if (waitSeconds > 0) await updateNotMailing(ctx.sql, ids)
  else await updateMailed(ctx.sql, ids, ctx.clock())
  return waitSeconds
}

/** Runs every quarter of an hour, and enqueues a job for each digest that is due. */
export async function askDigests(ctx: ServiceContext): Promise<void> {
  const waiting = await selectDigestUsers(ctx.sql)
  const due = waiting.filter(({ timeZone, since, digest }) =>
    isDigestDue(timeZone, since, ctx.clock(), digest),
  )
  await ctx.sql.begin(async (tx) => {
    for (const { userId, digest } of due) await ctx.jobs.enqueue(tx, 'mail.digest', { userId, digest })
  })
}

export async function mailDigest(ctx: ServiceContext, userId: string, digest: Digest): Promise<void> {
  await withMutex(`${digest} ${userId}`, async () => {
    const rows = await selectDigest(ctx.sql, userId, digest)
    const [first] = rows
    if (!first) return
    const unsubscribe = unsubscribeLinks(ctx, userId, digest)
    const ids = rows.map(({ id }) => id)
    const message = inLanguage(first.language, () =>
      digestMail({ to: first.to, digest, rows: rows.map(toLine), publicUrl: ctx.publicUrl, unsubscribe }),
    )
    const waitSeconds = await sendOnce(ctx, ids, [], { ...message, id: `${digest}.${userId}.${ids.at(-1)}` })
    if (waitSeconds === 0) return
    const later = { startAfter: waitSeconds }
    await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'mail.digest', { userId, digest }, later))
  })
}

/** Emails use the formats of the language, whatever formats the account has chosen. */
function toLine(row: MailedRow) {
  return { ...notificationWords(row, plainFormats), hotelName: row.hotelName, link: row.link }
}

/**
 * The token contains the account and what to unsubscribe from. Only this server can create one; it needs no
 * row and never expires.
 */
function unsubscribeLinks(ctx: ServiceContext, userId: string, what: NotificationEvent | Digest) {
  const token = ctx.cipher.encrypt(`unsubscribe ${userId} ${what}`).toString('base64url')
  return {
    page: `${ctx.publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${ctx.publicUrl}/unsubscribe/one-click?token=${token}`,
  }
}

/** Unsubscribing a second time gives the same answer. */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<{ what: string }> {
  const [userId, what] = readToken(ctx, token)
  await ctx.sql.begin(async (tx) => {
    const chosen = await selectPreferences(tx, userId)
    if (isDigest(what)) {
      for (const row of chosen.filter(({ mail }) => mail === what)) {
        await upsertPreference(tx, userId, { ...row, mail: 'off' })
      }
      return
    }
    const row = chosen.find(({ event }) => event === what) ?? shippedPreference(what)
    await upsertPreference(tx, userId, { ...row, mail: 'off' })
  })
  return { what }
}

function readToken(ctx: ServiceContext, token: string): [string, NotificationEvent | Digest] {
  const fault = new AppError(
    'invalid_token',
    say('This link is incomplete. Choose your emails in Settings instead.'),
  )
  let words: string[]
  try {
    words = ctx.cipher.decrypt(Buffer.from(token, 'base64url')).split(' ')
  } catch {
    throw fault
  }
  const [purpose, userId, what] = words
  if (purpose !== 'unsubscribe' || userId === undefined) throw fault
  if (isDigest(what)) return [userId, what]
  const event = EventName.safeParse(what)
  if (!event.success) throw fault
  return [userId, event.data]
}

function isDigest(what: string | undefined): what is Digest {
  return digests.some((digest) => digest === what)
}

import { Announced } from '@roomlark/contract/platform/announcements'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inLanguage } from '../../language.ts'
import { announcementMail } from '../../mail/platform-mails.ts'
import { notify } from '../notifications/notify.service.ts'
import { announcementLetter, getAudience } from './announcements.policy.ts'
import {
  insertAnnouncement,
  lockUnfinished,
  selectLetter,
  selectNextRecipients,
  updateFinished,
  updateReached,
} from './announcements.queries.ts'

/**
 * One transaction serves this many accounts; more would not fit into one live notice to open pages either.
 */
const batchSize = 100

/** Announces a change in its own transaction; delivery starts once that commits. */
export async function announce(
  ctx: Pick<ServiceContext, 'clock' | 'jobs'>,
  tx: Transaction,
  announced: Announced,
): Promise<void> {
  const audience = getAudience(announced)
  if (audience.length === 0) return
  const announcementId = await insertAnnouncement(tx, {
    news: Announced.parse(announced),
    audience,
    at: ctx.clock(),
  })
  await ctx.jobs.enqueue(tx, 'announcements.deliver', { announcementId })
}

/**
 * Gives each account of a batch the notification and a mail job, and records in the same transaction how far
 * delivery has come. An interrupted delivery therefore continues where it stopped, and nobody is served
 * twice.
 */
export async function deliverAnnouncement(ctx: ServiceContext, announcementId: number): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const delivery = await lockUnfinished<Announced>(tx, announcementId)
    if (!delivery) return
    const recipients = await selectNextRecipients(tx, delivery, batchSize)
    const { link } = announcementLetter(delivery.news)
    const occasion = `announcement:${announcementId}`
    await notify(ctx, tx, recipients, { event: 'terms', params: delivery.news, link, occasion })
    for (const userId of recipients) {
      await ctx.jobs.enqueue(tx, 'mail.announcement', { announcementId, userId })
    }
    const last = recipients.at(-1)
    if (last === undefined || recipients.length < batchSize) {
      await updateFinished(tx, announcementId, ctx.clock())
      return
    }
    await updateReached(tx, announcementId, last)
    await ctx.jobs.enqueue(tx, 'announcements.deliver', { announcementId })
  })
}

/** A retried email has the same id, by which a duplicate is recognised. */
export async function mailAnnouncement(
  ctx: ServiceContext,
  { announcementId, userId }: { announcementId: number; userId: string },
): Promise<void> {
  const letter = await selectLetter<Announced>(ctx.sql, announcementId, userId)
  if (!letter) return
  const message = inLanguage(letter.language, () =>
    announcementMail({ ...announcementLetter(letter.news), to: letter.to, publicUrl: ctx.publicUrl }),
  )
  await ctx.mailer.send({ ...message, id: `announcement.${announcementId}.${userId}` })
}

import { webhookPausesMs } from '@roomlark/contract/webhook-events'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { webhookPausedMail } from '../../mail/developer-mails.ts'
import { recordOwnAudit } from '../audit/audit.service.ts'
import { findUser } from '../users/users.service.ts'
import {
  insertTry,
  mergeAvailability,
  pauseWebhook,
  selectDueDelivery,
  selectIsAnyDue,
  selectPausedWebhook,
  stopWaiting,
  takeDueDeliveries,
  updateHealth,
  updateTried,
} from './deliveries.queries.ts'
import { payloadOf } from './payload.policy.ts'

type Sending = Pick<ServiceContext, 'sql' | 'clock' | 'jobs' | 'cipher' | 'webhooks'>

/** A job that is lost with its server is given to another after this long. */
const queuedMs = 2 * 60_000
/** As many calls of one address at once, so that one that hangs leaves room for others. */
const share = 4
const batch = 100
/** An address that accepted nothing for this long is paused when a delivery is given up. */
const patienceMs = 2 * 86_400_000

export async function isAnyDeliveryDue({
  sql,
  clock,
}: Pick<ServiceContext, 'sql' | 'clock'>): Promise<boolean> {
  return selectIsAnyDue(sql, clock())
}

/** Hands what is due to jobs: events that were just written, and tries whose pause is over. */
export async function queueDueDeliveries(ctx: Pick<Sending, 'sql' | 'clock' | 'jobs'>): Promise<number> {
  const now = ctx.clock()
  const until = new Date(now.getTime() + queuedMs)
  return ctx.sql.begin(async (tx) => {
    await mergeAvailability(tx, now)
    const ids = await takeDueDeliveries(tx, { now, until, share, limit: batch })
    for (const deliveryId of ids) await ctx.jobs.enqueue(tx, 'webhooks.deliver', { deliveryId })
    return ids.length
  })
}

/** Sends a delivery and records the try. Receivers may get one twice, and tell by its id. */
export async function deliverWebhook(ctx: Sending, { deliveryId }: { deliveryId: string }): Promise<void> {
  const startedAt = ctx.clock()
  const due = await selectDueDelivery(ctx.sql, deliveryId, startedAt)
  if (!due || due.isPaused) return
  const secrets = [due.secret, ...(due.previousSecret ? [due.previousSecret] : [])]
  const answer = await ctx.webhooks.send(due.url, {
    ...{ id: due.id, at: startedAt, body: payloadOf(due) },
    secrets: secrets.map((secret) => ctx.cipher.decrypt(secret)),
  })
  const isAccepted = answer.status !== null && answer.status >= 200 && answer.status < 300
  await ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const { webhookId } = due
    const failingSince = await updateHealth(tx, { webhookId, isAccepted, now: startedAt })
    await insertTry(tx, due.id, startedAt, answer)
    if (isAccepted) {
      await updateTried(tx, due.id, { state: 'delivered', nextAt: null, step: due.step })
      return
    }
    const step = due.step + 1
    const pauseMs = webhookPausesMs[step]
    const nextAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
    await updateTried(tx, due.id, { state: nextAt ? 'waiting' : 'failed', nextAt, step })
    const isHopeless = nextAt === null && failingSince && now.getTime() - failingSince.getTime() > patienceMs
    // With this status an address says itself that it is gone for good.
    if (isHopeless || answer.status === 410) await giveUp(ctx, tx, webhookId)
  })
}

async function giveUp(ctx: Sending, tx: Sql, webhookId: string): Promise<void> {
  const now = ctx.clock()
  if (!(await pauseWebhook(tx, webhookId, now))) return
  await stopWaiting(tx, webhookId)
  const paused = await selectPausedWebhook(tx, webhookId)
  if (!paused) return
  const { userId, name, url } = paused
  const target = `user:${userId}`
  await recordOwnAudit(ctx, tx, { action: 'webhook.paused', target, after: { name, url } })
  await ctx.jobs.enqueue(tx, 'mail.webhook-paused', { webhookId })
}

export async function mailWebhookPaused(
  ctx: ServiceContext,
  { webhookId }: { webhookId: string },
): Promise<void> {
  const paused = await selectPausedWebhook(ctx.sql, webhookId)
  const user = paused && (await findUser(ctx.sql, paused.userId))
  if (!user) return
  const { name, url, failingSince } = paused
  const { timeZone } = user.profile
  const { publicUrl } = ctx
  await ctx.mailer.send(webhookPausedMail({ to: user.email, name, url, failingSince, timeZone, publicUrl }))
}

import { fillPostback, type PostbackData } from '@roomlark/contract/operations/postbacks'
import { webhookPausesMs } from '@roomlark/contract/operations/webhook-events'
import { findUser } from '../../accounts/users/users.service.ts'
import { createBatcher } from '../../batcher.ts'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inLanguage } from '../../language.ts'
import { webhookPausedMail } from '../../mail/developer-mails.ts'
import { recordOwnAudit } from '../../platform/audit/audit.service.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import {
  insertTries,
  mergeAvailability,
  pauseWebhook,
  selectIsAnyDue,
  selectPausedWebhook,
  stopWaiting,
  type TakenDelivery,
  takeDueDeliveries,
  updateAccepting,
  updateDelivered,
  updateFailing,
  updateRefused,
} from './deliveries.queries.ts'
import { insertDeliveries, selectIsAnyListening } from './events.queries.ts'
import { insertPostbacks } from './postbacks.queries.ts'

type Sending = Pick<ServiceContext, 'sql' | 'clock' | 'jobs' | 'cipher' | 'webhooks'>
type Answer = Awaited<ReturnType<ServiceContext['webhooks']['send']>>
type Called = { delivery: TakenDelivery; startedAt: Date; answer: Answer }

/** Deliveries lost with their server are given to another after this long. */
const takenMs = 2 * 60_000
/**
 * So many calls of one address are under way at once. An address that does not accept what it gets holds few, so that
 * it leaves room for others and is not flooded when it comes back.
 */
export const share = { accepting: 24, failing: 2 }
/** So many calls a server has under way. */
const atOnce = 96
/** An event waits for earlier ones about the same subject while these are tried for the first time and thrice again. */
const holdingTries = 3
/** An address that accepted nothing for this long is paused when a delivery is given up. */
const patienceMs = 2 * 86_400_000

/** Sends what is due, each as soon as there is room for it. */
export type Dispatcher = {
  /** Takes what is due and begins to send it; returns how many calls it began. */
  dispatch(): Promise<number>
  /** Resolves once one of the calls under way is over and recorded, and never if there is none. */
  nextAnswer(): Promise<void>
  /** Resolves once all calls under way are over. */
  settled(): Promise<void>
}

export function createDispatcher(ctx: Sending, onFault: (error: unknown) => void): Dispatcher {
  const calls = new Set<Promise<void>>()
  // Answers that come at the same time are recorded in one transaction.
  const record = createBatcher<Called, undefined>((called) => recordAnswers(ctx, called), {
    mostItems: 100,
    mostBatches: 1,
  })

  function begin(delivery: TakenDelivery): void {
    const call = callAddress(ctx, delivery)
      .then(record)
      .catch(onFault)
      .finally(() => calls.delete(call))
    calls.add(call)
  }

  return {
    async dispatch() {
      const taken = await takeDeliveries(ctx, atOnce - calls.size)
      for (const delivery of taken) begin(delivery)
      return taken.length
    },
    nextAnswer: () => (calls.size === 0 ? new Promise(() => {}) : Promise.race(calls)),
    settled: async () => void (await Promise.all(calls)),
  }
}

/** Writes what was told as deliveries, for those who listen. */
export async function noteEvents(ctx: Pick<Sending, 'sql'>): Promise<void> {
  await consume(ctx, 'webhooks', async (tx, until) => {
    if (!(await selectIsAnyListening(tx))) return
    await insertDeliveries(tx, until)
    await insertPostbacks(tx, until)
  })
}

async function takeDeliveries(
  { sql, clock }: Pick<Sending, 'sql' | 'clock'>,
  limit: number,
): Promise<TakenDelivery[]> {
  await noteEvents({ sql })
  const now = clock()
  if (limit === 0 || !(await selectIsAnyDue(sql, now))) return []
  const until = new Date(now.getTime() + takenMs)
  return sql.begin(async (tx) => {
    await mergeAvailability(tx, now)
    return takeDueDeliveries(tx, { now, until, share, limit, holdingTries })
  })
}

/** Receivers may get a delivery twice, and tell by its id. */
async function callAddress(ctx: Sending, delivery: TakenDelivery): Promise<Called> {
  const startedAt = ctx.clock()
  const { id, url, data, secret, previousSecret } = delivery
  if (isPostback(delivery)) {
    const answer = await ctx.webhooks.call(fillPostback(url, data as PostbackData))
    return { delivery, startedAt, answer }
  }
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])]
  const answer = await ctx.webhooks.send(url, {
    id,
    at: startedAt,
    body: formatPayload(delivery),
    secrets: secrets.map((one) => ctx.cipher.decrypt(one)),
  })
  return { delivery, startedAt, answer }
}

function isAccepted({ answer: { status } }: Called): boolean {
  return status !== null && status >= 200 && status < 300
}

async function recordAnswers(ctx: Sending, called: Called[]): Promise<undefined[]> {
  await ctx.sql.begin(async (tx) => {
    await insertTries(
      tx,
      called.map(({ delivery, startedAt, answer }) => ({
        deliveryId: delivery.id,
        at: startedAt,
        ...answer,
      })),
    )
    const accepted = called.filter(isAccepted).map(({ delivery }) => delivery)
    if (accepted.length > 0) {
      await updateDelivered(
        tx,
        accepted.map(({ id }) => id),
      )
      await updateAccepting(tx, [...new Set(accepted.map(({ webhookId }) => webhookId))].sort())
    }
    for (const refused of called.filter((one) => !isAccepted(one))) await recordRefusal(ctx, tx, refused)
  })
  return called.map(() => undefined)
}

async function recordRefusal(
  ctx: Sending,
  tx: Transaction,
  { delivery, startedAt, answer }: Called,
): Promise<void> {
  const { id, webhookId } = delivery
  const now = ctx.clock()
  const failingSince = await updateFailing(tx, webhookId, startedAt)
  const step = delivery.step + 1
  const pauseMs = webhookPausesMs[step]
  const nextAt = pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
  await updateRefused(tx, id, { nextAt, step })
  const isHopeless = nextAt === null && failingSince && now.getTime() - failingSince.getTime() > patienceMs
  // With this status an address says itself that it is gone for good.
  if (isHopeless || answer.status === 410) await giveUp(ctx, tx, webhookId)
}

async function giveUp(ctx: Sending, tx: Transaction, webhookId: string): Promise<void> {
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
  const { language, timeZone } = user.profile
  const { publicUrl } = ctx
  await inLanguage(language, () =>
    ctx.mailer.send(webhookPausedMail({ to: user.email, name, url, failingSince, timeZone, publicUrl })),
  )
}

/** A postback says everything in its address. */
export function isPostback({ type }: { type: string }): boolean {
  return type.startsWith('postback.')
}

/** The body of a call; every try of a delivery sends the same. */
export function formatPayload({ type, at, data }: { type: string; at: Date; data: object }): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

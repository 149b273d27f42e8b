import { fillPostback, type PostbackData } from '@roomlark/contract/operations/postbacks'
import {
  type WebhookDelivery,
  type WebhookDeliveryQuery,
  webhookLimits,
} from '@roomlark/contract/operations/webhooks'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import { webhookTestCounter } from '../../accounts/auth/throttle.service.ts'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import {
  type DeliveryRow,
  insertTestEvent,
  restartDelivery,
  selectDeliveries,
  selectDeliveryCount,
} from './deliveries.queries.ts'
import { formatPayload, isPostback } from './sending.service.ts'
import { lockAddress } from './webhooks.service.ts'

const dayMs = 86_400_000

export async function listDeliveries(
  ctx: SignedInContext,
  query: WebhookDeliveryQuery,
): Promise<{ data: WebhookDelivery[]; meta: PageMeta }> {
  const chosen = { ...query, ...getDeliveryScope(ctx) }
  const total = await selectDeliveryCount(ctx.sql, chosen)
  const { page, limit } = query
  return {
    data: (await selectDeliveries(ctx.sql, chosen)).map(toDelivery),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function sendTestEvent(ctx: SignedInContext, webhookId: string): Promise<WebhookDelivery> {
  return ctx.sql.begin(async (tx) => {
    const { name, events, pausedAt } = await lockAddress(ctx, tx, webhookId)
    if (pausedAt) throw new AppError('conflict', say('Resume the address first.'))
    await takeAttempt(tx, webhookTestCounter(ctx.actor.userId), ctx.clock())
    const event = events === null ? { type: 'webhook.test', data: { webhook: name } } : postbackTest
    const id = await insertTestEvent(tx, { webhookId, at: ctx.clock(), ...event })
    return getDelivery(ctx, tx, id)
  })
}

/** What a postback is tried with. */
const postbackTest = {
  type: 'postback.test',
  data: {
    ...{ event: 'test', status: 'test', reference: 'RL-TEST', currency: 'EUR', tag: 'test', subId: 'test' },
    ...{ amountCents: 10_000, commissionCents: 1000 },
  },
}

export async function redeliver(ctx: SignedInContext, id: string): Promise<WebhookDelivery> {
  return ctx.sql.begin(async (tx) => {
    const { webhookId } = await getDelivery(ctx, tx, id)
    const { pausedAt } = await lockAddress(ctx, tx, webhookId)
    if (pausedAt) throw new AppError('conflict', say('Resume the address first.'))
    await restartDelivery(tx, { userId: ctx.actor.userId, id, now: ctx.clock() })
    return getDelivery(ctx, tx, id)
  })
}

async function getDelivery(ctx: SignedInContext, tx: Transaction, id: string): Promise<WebhookDelivery> {
  const [row] = await selectDeliveries(tx, { ...getDeliveryScope(ctx), id, page: 1, limit: 1 })
  if (!row) throw notFound('delivery')
  return toDelivery(row)
}

function getDeliveryScope(ctx: SignedInContext) {
  const since = new Date(ctx.clock().getTime() - webhookLimits.deliveryDays * dayMs)
  return { userId: ctx.actor.userId, since }
}

function toDelivery({ at, data, url, nextTryAt, tries, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    at: at.toISOString(),
    payload: isPostback(row)
      ? fillPostback(url, data as PostbackData)
      : formatPayload({ type: row.type, at, data }),
    tries: tries.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}

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
import { formatPayload } from './sending.service.ts'
import { lockWebhook } from './webhooks.service.ts'

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
    const { name, pausedAt } = await lockWebhook(ctx, tx, webhookId)
    if (pausedAt) throw new AppError('conflict', say('Resume the address first.'))
    await takeAttempt(tx, webhookTestCounter(ctx.actor.userId), ctx.clock())
    const id = await insertTestEvent(tx, { webhookId, at: ctx.clock(), data: { webhook: name } })
    return getDelivery(ctx, tx, id)
  })
}

export async function redeliver(ctx: SignedInContext, id: string): Promise<WebhookDelivery> {
  return ctx.sql.begin(async (tx) => {
    const { webhookId } = await getDelivery(ctx, tx, id)
    const { pausedAt } = await lockWebhook(ctx, tx, webhookId)
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

function toDelivery({ at, data, nextTryAt, tries, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    at: at.toISOString(),
    payload: formatPayload({ type: row.type, at, data }),
    tries: tries.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}

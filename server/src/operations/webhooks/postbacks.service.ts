import type { Postback, PostbackChange, PostbackInput } from '@roomlark/contract/operations/postbacks'
import type { WebhookDelivery } from '@roomlark/contract/operations/webhooks'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { sendTestEvent } from './deliveries.service.ts'
import { selectWebhooks, type WebhookRow } from './webhooks.queries.ts'
import {
  addAddress,
  changeAddress,
  getWindow,
  removeWebhook,
  requireReachable,
  toWebhook,
} from './webhooks.service.ts'

export async function listPostbacks(ctx: SignedInContext): Promise<Postback[]> {
  return (await selectWebhooks(ctx.sql, getWindow(ctx))).filter(isPostback).map(toPostback)
}

export async function createPostback(ctx: SignedInContext, input: PostbackInput): Promise<Postback> {
  requireReachable(ctx, input.url)
  const { row } = await addAddress(ctx, { ...input, topics: [] })
  return toPostback(row)
}

export async function changePostback(
  ctx: SignedInContext,
  id: string,
  change: PostbackChange,
): Promise<Postback> {
  requireReachable(ctx, change.url)
  return toPostback(await changeAddress(ctx, id, { ...change, topics: [] }))
}

export async function removePostback(ctx: SignedInContext, id: string): Promise<null> {
  await requirePostback(ctx, id)
  return removeWebhook(ctx, id)
}

export async function testPostback(ctx: SignedInContext, id: string): Promise<WebhookDelivery> {
  await requirePostback(ctx, id)
  return sendTestEvent(ctx, id)
}

async function requirePostback(ctx: SignedInContext, id: string): Promise<void> {
  const [row] = await selectWebhooks(ctx.sql, { ...getWindow(ctx), id })
  if (!row || !isPostback(row)) throw notFound('address')
}

function isPostback({ events }: WebhookRow): boolean {
  return events !== null
}

function toPostback(row: WebhookRow): Postback {
  const { topics: _, bothSecretsUntil: __, ...postback } = toWebhook(row)
  return { ...postback, events: row.events ?? [] }
}

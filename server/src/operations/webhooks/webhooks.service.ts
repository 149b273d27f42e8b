import { randomBytes } from 'node:crypto'
import type { PostbackEvent } from '@roomlark/contract/operations/postbacks'
import { listWebhookTopics } from '@roomlark/contract/operations/webhook-events'
import {
  type Webhook,
  type WebhookChange,
  type WebhookInput,
  type WebhookWithSecret,
  webhookLimits,
} from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { stopWaiting } from './deliveries.queries.ts'
import { noteEvents } from './sending.service.ts'
import {
  deleteWebhook,
  insertWebhook,
  lockAccount,
  selectWebhookCount,
  selectWebhookForUpdate,
  selectWebhooks,
  updateSecret,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'

const dayMs = 86_400_000

export async function listWebhooks(ctx: SignedInContext): Promise<Webhook[]> {
  const rows = await selectWebhooks(ctx.sql, getWindow(ctx))
  return rows.filter(({ events }) => events === null).map(toWebhook)
}

export async function createWebhook(ctx: SignedInContext, input: WebhookInput): Promise<WebhookWithSecret> {
  requireUsable(ctx, input)
  const { row, secret } = await addAddress(ctx, input)
  return { webhook: toWebhook(row), secret }
}

/** Writes a new address, with a secret that only webhooks use. */
export async function addAddress(
  ctx: SignedInContext,
  input: WebhookInput & { events?: PostbackEvent[] },
): Promise<{ row: WebhookRow; secret: string }> {
  const { userId } = ctx.actor
  // A new address hears only of what happens from now on.
  await noteEvents(ctx)
  const secret = newSecret()
  const row = await ctx.sql.begin(async (tx) => {
    await lockAccount(tx, userId)
    if ((await selectWebhookCount(tx, userId)) >= webhookLimits.addresses) {
      throw new AppError(
        'conflict',
        say('An account has at most {most} addresses.', { most: webhookLimits.addresses }),
      )
    }
    const made = { ...input, userId, secret: ctx.cipher.encrypt(secret), createdAt: ctx.clock() }
    const id = await insertWebhook(tx, made)
    const { events: _, ...after } = input
    await recordAudit(ctx, tx, { action: 'webhook.created', target: `user:${userId}`, after })
    return readAddress(ctx, tx, id)
  })
  return { row, secret }
}

export async function changeWebhook(
  ctx: SignedInContext,
  id: string,
  { isPaused, version, ...input }: WebhookChange,
): Promise<Webhook> {
  requireUsable(ctx, input)
  return toWebhook(await changeAddress(ctx, id, { ...input, isPaused, version }))
}

/** Changes a webhook, or a postback where there are events. */
export async function changeAddress(
  ctx: SignedInContext,
  id: string,
  { isPaused, version, ...input }: WebhookChange & { events?: PostbackEvent[] },
): Promise<WebhookRow> {
  await noteEvents(ctx)
  return ctx.sql.begin(async (tx) => {
    const { pausedAt, events, ...stored } = await lockAddress(ctx, tx, id)
    if ((events === null) !== (input.events === undefined)) throw notFound('address')
    if (stored.version !== version) throw changedByOthers('this address')
    await updateWebhook(tx, id, { ...input, pausedAt: isPaused ? (pausedAt ?? ctx.clock()) : null })
    if (isPaused) await stopWaiting(tx, id)
    const { name, url, topics } = stored
    await recordAudit(ctx, tx, {
      action: 'webhook.changed',
      target: `user:${ctx.actor.userId}`,
      before: { name, url, topics, isPaused: pausedAt !== null },
      after: { name: input.name, url: input.url, topics: input.topics, isPaused },
    })
    return readAddress(ctx, tx, id)
  })
}

export async function removeWebhook(ctx: SignedInContext, id: string): Promise<null> {
  await ctx.sql.begin(async (tx) => {
    const before = await deleteWebhook(tx, ctx.actor.userId, id)
    if (!before) throw notFound('address')
    await recordAudit(ctx, tx, { action: 'webhook.removed', target: `user:${ctx.actor.userId}`, before })
  })
  return null
}

/** The receiver has a day to learn the new secret, in which calls carry the signatures of both. */
export async function rotateSecret(ctx: SignedInContext, id: string): Promise<WebhookWithSecret> {
  const secret = newSecret()
  const webhook = await ctx.sql.begin(async (tx) => {
    const { name, events } = await lockAddress(ctx, tx, id)
    if (events !== null) throw notFound('address')
    const until = new Date(ctx.clock().getTime() + webhookLimits.bothSecretsHours * 3_600_000)
    await updateSecret(tx, id, ctx.cipher.encrypt(secret), until)
    const after = { name, renewedAt: ctx.clock().toISOString() }
    await recordAudit(ctx, tx, {
      action: 'webhook.secret-renewed',
      target: `user:${ctx.actor.userId}`,
      after,
    })
    return toWebhook(await readAddress(ctx, tx, id))
  })
  return { webhook, secret }
}

/** Locks an address of the caller, a webhook or a postback. */
export async function lockAddress(ctx: SignedInContext, tx: Transaction, id: string) {
  const stored = await selectWebhookForUpdate(tx, ctx.actor.userId, id)
  if (!stored) throw notFound('address')
  return stored
}

async function readAddress(ctx: SignedInContext, tx: Transaction, id: string): Promise<WebhookRow> {
  const [row] = await selectWebhooks(tx, { ...getWindow(ctx), id })
  if (!row) throw notFound('address')
  return row
}

export function getWindow(ctx: SignedInContext) {
  const now = ctx.clock()
  return {
    userId: ctx.actor.userId,
    now,
    since: new Date(now.getTime() - webhookLimits.deliveryDays * dayMs),
  }
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

function requireUsable(ctx: SignedInContext, { url, topics }: WebhookInput): void {
  requireReachable(ctx, url)
  const possible = listWebhookTopics(ctx.actor.userType)
  if (!topics.every((topic) => possible.includes(topic))) {
    throw invalid('topics', say('Your account has no events of this kind.'))
  }
}

export function requireReachable(ctx: SignedInContext, url: string): void {
  if (ctx.webhooks.isRefused(url)) throw invalid('url', describeUrlRefusal(url))
}

/** An address with the right beginning can only fail for lying in a private network. */
function describeUrlRefusal(url: string): string {
  return URL.parse(url)?.protocol === 'https:'
    ? say('This address is in a private network, which we do not call. Use a public address.')
    : say('Use an address that begins with https://')
}

function invalid(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } })
}

export function toWebhook({ events: _, ...row }: WebhookRow): Webhook {
  const { bothSecretsUntil, failingSince, pausedAt, nextTryAt } = row
  return {
    ...row,
    bothSecretsUntil: bothSecretsUntil?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    pausedAt: pausedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}

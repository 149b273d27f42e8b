import type { PostbackEvent } from '@roomlark/contract/operations/postbacks'
import type { Webhook, WebhookInput } from '@roomlark/contract/operations/webhooks'
import type { Sql, Transaction } from '../../db/database.ts'

type Instants = 'bothSecretsUntil' | 'failingSince' | 'pausedAt' | 'nextTryAt'
export type WebhookRow = Omit<Webhook, Instants> &
  Record<Instants, Date | null> & {
    /** Null for a webhook; what a postback is called for. */
    events: PostbackEvent[] | null
  }

/** Selects the addresses of an account, or one of them, with how they did since a moment. */
export async function selectWebhooks(
  sql: Sql,
  { userId, since, now, id }: { userId: string; since: Date; now: Date; id?: string },
): Promise<WebhookRow[]> {
  return sql<WebhookRow[]>`
    SELECT w.id, w.name, w.url, w.topics, w.events, w.version, w.failing_since AS "failingSince", w.paused_at AS "pausedAt",
           CASE WHEN w.previous_until > ${now} THEN w.previous_until END AS "bothSecretsUntil",
           last.status AS "lastStatus", log.next_at AS "nextTryAt", log.sent, log.sent_at_first AS "sentAtFirst"
    FROM webhooks w
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE d.state = 'delivered')::integer AS sent,
             count(*) FILTER (WHERE d.state = 'delivered' AND NOT EXISTS (
               SELECT FROM webhook_tries t WHERE t.delivery_id = d.id AND t.number > 1))::integer AS sent_at_first,
             min(d.next_at) AS next_at
      FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.at > ${since}) log
    LEFT JOIN LATERAL (
      SELECT t.status FROM webhook_deliveries d JOIN webhook_tries t ON t.delivery_id = d.id
      WHERE d.webhook_id = w.id AND d.at > ${since} ORDER BY t.at DESC LIMIT 1) last ON true
    WHERE w.user_id = ${userId} ${id === undefined ? sql`` : sql`AND w.id = ${id}`}
    ORDER BY w.created_at, w.id`
}

export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
}

export async function selectWebhookCount(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM webhooks WHERE user_id = ${userId}`
  return row.count
}

export async function insertWebhook(
  tx: Transaction,
  webhook: WebhookInput & {
    events?: PostbackEvent[]
    userId: string
    secret: Buffer
    createdAt: Date
  },
): Promise<string> {
  const { userId, name, url, topics, events = null, secret, createdAt } = webhook
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO webhooks (user_id, name, url, topics, events, secret, created_at)
    VALUES (${userId}, ${name}, ${url}, ${topics}, ${events}, ${secret}, ${createdAt}) RETURNING id`
  return row.id
}

type StoredWebhook = WebhookInput & { events: PostbackEvent[] | null; pausedAt: Date | null; version: number }

export async function selectWebhookForUpdate(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<StoredWebhook | undefined> {
  const [row] = await tx<StoredWebhook[]>`
    SELECT name, url, topics, events, paused_at AS "pausedAt", version FROM webhooks
    WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`
  return row
}

/** An address that is changed or resumed begins without a record of failures. */
export async function updateWebhook(
  tx: Transaction,
  id: string,
  {
    name,
    url,
    topics,
    events = null,
    pausedAt,
  }: WebhookInput & { events?: PostbackEvent[] | null; pausedAt: Date | null },
): Promise<void> {
  await tx`
    UPDATE webhooks SET name = ${name}, url = ${url}, topics = ${topics}, events = ${events}, paused_at = ${pausedAt},
      version = version + 1,
      failing_since = CASE WHEN url = ${url} AND paused_at IS NOT DISTINCT FROM ${pausedAt} THEN failing_since END
    WHERE id = ${id}`
}

export async function deleteWebhook(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ name: string; url: string } | undefined> {
  const [row] = await tx<{ name: string; url: string }[]>`
    DELETE FROM webhooks WHERE id = ${id} AND user_id = ${userId} RETURNING name, url`
  return row
}

export async function updateSecret(
  tx: Transaction,
  id: string,
  secret: Buffer,
  previousUntil: Date,
): Promise<void> {
  await tx`
    UPDATE webhooks SET previous_secret = secret, previous_until = ${previousUntil}, secret = ${secret},
      version = version + 1
    WHERE id = ${id}`
}

import type { WebhookDelivery, WebhookDeliveryQuery, WebhookTry } from '@roomlark/contract/webhooks'
import type { Sql } from '../../db/database.ts'

export type DeliveryRow = Omit<WebhookDelivery, 'at' | 'payload' | 'nextTryAt'> & {
  at: Date
  data: Record<string, unknown>
  nextTryAt: Date | null
}

type Chosen = { userId: string; since: Date; id?: string }

/** Lists deliveries of an account since a moment, newest first, or one of them. */
export async function selectDeliveries(
  sql: Sql,
  { userId, since, id, webhookId, page, limit }: Chosen & WebhookDeliveryQuery,
): Promise<DeliveryRow[]> {
  return sql<DeliveryRow[]>`
    SELECT d.id, d.webhook_id AS "webhookId", w.name AS "webhookName", d.type, d.at, d.data, d.state, d.step,
           d.next_at AS "nextTryAt", coalesce((
             SELECT jsonb_agg(jsonb_build_object('at', t.at, 'status', t.status, 'fault', t.fault, 'tookMs', t.took_ms)
                              ORDER BY t.number)
             FROM webhook_tries t WHERE t.delivery_id = d.id), '[]') AS tries
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE w.user_id = ${userId} AND d.at > ${since}
      ${id === undefined ? sql`` : sql`AND d.id = ${id}`}
      ${webhookId === undefined ? sql`` : sql`AND d.webhook_id = ${webhookId}`}
    ORDER BY d.at DESC, d.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectDeliveryCount(
  sql: Sql,
  { userId, since, webhookId }: Chosen & Pick<WebhookDeliveryQuery, 'webhookId'>,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE w.user_id = ${userId} AND d.at > ${since}
      ${webhookId === undefined ? sql`` : sql`AND d.webhook_id = ${webhookId}`}`
  return row.count
}

export async function insertTestEvent(
  tx: Sql,
  { webhookId, at, data }: { webhookId: string; at: Date; data: Record<string, string> },
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at)
    VALUES (${webhookId}, 'webhook.test', ${at}, ${tx.json(data)}, ${at}) RETURNING id`
  return row.id
}

/** Makes a delivery due now, with all pauses of the back-off ahead of it. */
export async function restartDelivery(
  tx: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE webhook_deliveries d SET state = 'waiting', next_at = ${now}, queued_until = NULL, step = 0
    FROM webhooks w WHERE d.id = ${id} AND w.id = d.webhook_id AND w.user_id = ${userId}`
  return count === 1
}

/** What waits for an address that is paused is given up; it can still be sent again by hand. */
export async function stopWaiting(tx: Sql, webhookId: string): Promise<void> {
  await tx`
    UPDATE webhook_deliveries SET state = 'failed', next_at = NULL, queued_until = NULL
    WHERE webhook_id = ${webhookId} AND state = 'waiting'`
}

export async function selectIsAnyDue(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await sql<[{ isAny: boolean }]>`
    SELECT EXISTS (SELECT FROM webhook_deliveries WHERE state = 'waiting' AND next_at <= ${now}
                   AND (queued_until IS NULL OR queued_until < ${now})) AS "isAny"`
  return row.isAny
}

/** News that some nights of a hotel changed says nothing that the news with all of them does not say. */
export async function mergeAvailability(tx: Sql, now: Date): Promise<void> {
  await tx`
    WITH waiting AS (
      SELECT id, webhook_id, at, data, data ->> 'hotelId' AS hotel FROM webhook_deliveries
      WHERE state = 'waiting' AND next_at <= ${now} AND type = 'availability.changed' AND step = 0
        AND queued_until IS NULL
      ORDER BY id FOR UPDATE SKIP LOCKED
    ), merged AS (
      SELECT webhook_id, hotel, (array_agg(id ORDER BY at DESC, id))[1] AS id, array_agg(id) AS ids,
             min(data ->> 'fromOn') AS from_on, max(data ->> 'untilOn') AS until_on
      FROM waiting GROUP BY webhook_id, hotel HAVING count(*) > 1
    ), gone AS (
      DELETE FROM webhook_deliveries d USING merged m WHERE d.id = ANY(m.ids) AND d.id <> m.id
    )
    UPDATE webhook_deliveries d
    SET data = json_build_object('hotelId', m.hotel, 'hotel', d.data ->> 'hotel', 'fromOn', m.from_on,
                                 'untilOn', m.until_on)
    FROM merged m WHERE d.id = m.id`
}

/**
 * Takes what is due, at most `share` for each address at a time, so that one that does not answer leaves room for the
 * others.
 */
export async function takeDueDeliveries(
  tx: Sql,
  { now, until, share, limit }: { now: Date; until: Date; share: number; limit: number },
): Promise<string[]> {
  const isDue = tx`state = 'waiting' AND next_at <= ${now} AND (queued_until IS NULL OR queued_until < ${now})`
  const rows = await tx<{ id: string }[]>`
    WITH busy AS (
      SELECT webhook_id, count(*) AS count FROM webhook_deliveries
      WHERE state = 'waiting' AND queued_until >= ${now} GROUP BY webhook_id
    ), due AS (
      SELECT d.id, row_number() OVER (PARTITION BY d.webhook_id ORDER BY d.next_at, d.id) + coalesce(b.count, 0) AS place
      FROM webhook_deliveries d LEFT JOIN busy b USING (webhook_id) WHERE ${isDue}
    ), taken AS (
      SELECT id FROM webhook_deliveries
      WHERE id IN (SELECT id FROM due WHERE place <= ${share} ORDER BY place LIMIT ${limit}) AND ${isDue}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET queued_until = ${until} FROM taken WHERE d.id = taken.id RETURNING d.id`
  return rows.map(({ id }) => id)
}

type DueDelivery = {
  id: string
  webhookId: string
  url: string
  type: string
  at: Date
  data: Record<string, unknown>
  step: number
  secret: Buffer
  previousSecret: Buffer | null
  isPaused: boolean
}

export async function selectDueDelivery(sql: Sql, id: string, now: Date): Promise<DueDelivery | undefined> {
  const [row] = await sql<DueDelivery[]>`
    SELECT d.id, d.webhook_id AS "webhookId", w.url, d.type, d.at, d.data, d.step, w.secret,
           CASE WHEN w.previous_until > ${now} THEN w.previous_secret END AS "previousSecret",
           w.paused_at IS NOT NULL AS "isPaused"
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.id = ${id} AND d.state = 'waiting' AND d.next_at <= ${now}`
  return row
}

export async function insertTry(
  tx: Sql,
  deliveryId: string,
  at: Date,
  answer: Omit<WebhookTry, 'at'>,
): Promise<void> {
  await tx`
    INSERT INTO webhook_tries (delivery_id, number, at, status, fault, took_ms)
    SELECT ${deliveryId}, coalesce(max(number), 0) + 1, ${at}, ${answer.status}, ${answer.fault}, ${answer.tookMs}
    FROM webhook_tries WHERE delivery_id = ${deliveryId}`
}

export async function updateTried(
  tx: Sql,
  id: string,
  { state, nextAt, step }: { state: WebhookDelivery['state']; nextAt: Date | null; step: number },
): Promise<void> {
  await tx`
    UPDATE webhook_deliveries SET state = ${state}, next_at = ${nextAt}, queued_until = NULL, step = ${step}
    WHERE id = ${id}`
}

/** Returns since when nothing has been accepted. */
export async function updateHealth(
  tx: Sql,
  { webhookId, isAccepted, now }: { webhookId: string; isAccepted: boolean; now: Date },
): Promise<Date | null> {
  const [row] = await tx<{ failingSince: Date | null }[]>`
    UPDATE webhooks SET failing_since = CASE WHEN ${isAccepted} THEN NULL ELSE coalesce(failing_since, ${now}) END
    WHERE id = ${webhookId} RETURNING failing_since AS "failingSince"`
  return row?.failingSince ?? null
}

export async function pauseWebhook(tx: Sql, webhookId: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    UPDATE webhooks SET paused_at = ${now}, version = version + 1 WHERE id = ${webhookId} AND paused_at IS NULL`
  return count === 1
}

export async function selectPausedWebhook(
  sql: Sql,
  id: string,
): Promise<{ userId: string; name: string; url: string; failingSince: Date | null } | undefined> {
  const [row] = await sql<{ userId: string; name: string; url: string; failingSince: Date | null }[]>`
    SELECT user_id AS "userId", name, url, failing_since AS "failingSince" FROM webhooks
    WHERE id = ${id} AND paused_at IS NOT NULL`
  return row
}

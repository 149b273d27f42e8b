import type {
  WebhookDelivery,
  WebhookDeliveryQuery,
  WebhookTry,
} from '@roomlark/contract/operations/webhooks'
import type { Sql, Transaction } from '../../db/database.ts'

export type DeliveryRow = Omit<WebhookDelivery, 'at' | 'payload' | 'nextTryAt'> & {
  at: Date
  data: Record<string, unknown>
  /** The address as it is now. */
  url: string
  nextTryAt: Date | null
}

type Chosen = { userId: string; since: Date; id?: string }

/** Lists deliveries of an account since a moment, newest first, or one of them. */
export async function selectDeliveries(
  sql: Sql,
  { userId, since, id, webhookId, page, limit }: Chosen & WebhookDeliveryQuery,
): Promise<DeliveryRow[]> {
  return sql<DeliveryRow[]>`
    SELECT d.id, d.webhook_id AS "webhookId", w.name AS "webhookName", w.url, d.type, d.at, d.data, d.state, d.step,
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
  tx: Transaction,
  {
    webhookId,
    type,
    at,
    data,
  }: { webhookId: string; type: string; at: Date; data: Record<string, string | number> },
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at)
    VALUES (${webhookId}, ${type}, ${at}, ${tx.json(data)}, ${at}) RETURNING id`
  return row.id
}

/** Makes a delivery due now, with all pauses of the back-off ahead of it. */
export async function restartDelivery(
  tx: Transaction,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE webhook_deliveries d SET state = 'waiting', next_at = ${now}, queued_until = NULL, step = 0
    FROM webhooks w WHERE d.id = ${id} AND w.id = d.webhook_id AND w.user_id = ${userId}`
  return count === 1
}

/** Gives up deliveries to a paused address; they can still be sent again by hand. */
export async function stopWaiting(tx: Transaction, webhookId: string): Promise<void> {
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
export async function mergeAvailability(tx: Transaction, now: Date): Promise<void> {
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

export type TakenDelivery = {
  id: string
  webhookId: string
  url: string
  type: string
  at: Date
  data: Record<string, unknown>
  step: number
  secret: Buffer
  previousSecret: Buffer | null
}

type Taking = {
  now: Date
  /** Nobody else takes them until then. */
  until: Date
  /** Limits of concurrent deliveries to one address: while it accepts them, and while it fails. */
  share: { accepting: number; failing: number }
  limit: number
  /** A delivery holds up later ones about its subject until it has been tried more often than this. */
  holdingTries: number
}

/** So many due deliveries of an address are looked at to find some that nothing holds up. */
const lookedAt = 1000

/** Takes what is due and is not held up by an earlier delivery about the same subject, a little of each address. */
export async function takeDueDeliveries(
  tx: Transaction,
  { now, until, share, limit, holdingTries }: Taking,
): Promise<TakenDelivery[]> {
  const isDue = tx`d.state = 'waiting' AND d.next_at <= ${now} AND (d.queued_until IS NULL OR d.queued_until < ${now})`
  const rows = await tx<(TakenDelivery & { place: string })[]>`
    WITH busy AS MATERIALIZED (
      SELECT webhook_id, count(*) AS count FROM webhook_deliveries
      WHERE state = 'waiting' AND queued_until >= ${now} GROUP BY webhook_id
    ), addresses AS MATERIALIZED (
      SELECT w.id, CASE WHEN w.failing_since IS NULL THEN ${share.accepting}::integer
                        ELSE ${share.failing}::integer END - coalesce(b.count, 0) AS room
      FROM (SELECT DISTINCT d.webhook_id FROM webhook_deliveries d WHERE ${isDue}) AS due
      JOIN webhooks w ON w.id = due.webhook_id LEFT JOIN busy b ON b.webhook_id = w.id
      WHERE w.paused_at IS NULL
    ), due AS MATERIALIZED (
      SELECT first.* FROM addresses a CROSS JOIN LATERAL (
        SELECT next.id, row_number() OVER (ORDER BY next.next_at, next.number NULLS FIRST, next.id) AS place
        FROM (
          SELECT d.id, d.webhook_id, d.subject, d.next_at, d.number FROM webhook_deliveries d
          WHERE d.webhook_id = a.id AND ${isDue} ORDER BY d.next_at, d.number LIMIT ${lookedAt}
        ) AS next
        WHERE coalesce((
          SELECT min(e.number) FROM webhook_deliveries e
          WHERE e.webhook_id = next.webhook_id AND e.subject = next.subject AND e.state = 'waiting'
            AND e.step <= ${holdingTries}) >= next.number, true)
        ORDER BY place LIMIT a.room
      ) AS first WHERE a.room > 0 ORDER BY place LIMIT ${limit}
    ), taken AS MATERIALIZED (
      SELECT d.id, (SELECT place FROM due WHERE due.id = d.id) AS place FROM webhook_deliveries d
      WHERE d.id = ANY(ARRAY(SELECT id FROM due)) AND ${isDue} FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET queued_until = ${until} FROM taken, webhooks w
    WHERE d.id = taken.id AND w.id = d.webhook_id
    RETURNING d.id, d.webhook_id AS "webhookId", w.url, d.type, d.at, d.data, d.step, w.secret,
              CASE WHEN w.previous_until > ${now} THEN w.previous_secret END AS "previousSecret", taken.place`
  return rows
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .map(({ place: _, ...delivery }) => delivery)
}

export type Try = { deliveryId: string; at: Date } & Omit<WebhookTry, 'at'>

export async function insertTries(tx: Transaction, tries: Try[]): Promise<void> {
  const rows = tries.map(({ deliveryId, at, status, fault, tookMs }) => ({
    delivery_id: deliveryId,
    at: at.toISOString(),
    status,
    fault,
    took_ms: tookMs,
  }))
  await tx`
    INSERT INTO webhook_tries (delivery_id, number, at, status, fault, took_ms)
    SELECT t.delivery_id, coalesce((SELECT max(number) FROM webhook_tries w WHERE w.delivery_id = t.delivery_id), 0) + 1,
           t.at, t.status, t.fault, t.took_ms
    FROM jsonb_to_recordset(${tx.json(rows)}) AS t (delivery_id uuid, at timestamptz, status smallint, fault text,
                                                   took_ms integer)
    JOIN webhook_deliveries d ON d.id = t.delivery_id`
}

export async function updateDelivered(tx: Transaction, ids: string[]): Promise<void> {
  await tx`
    UPDATE webhook_deliveries SET state = 'delivered', next_at = NULL, queued_until = NULL WHERE id = ANY(${ids})`
}

/** Most addresses are well already, and are not written for every call. */
export async function updateAccepting(tx: Transaction, webhookIds: string[]): Promise<void> {
  await tx`UPDATE webhooks SET failing_since = NULL WHERE id = ANY(${webhookIds}) AND failing_since IS NOT NULL`
}

export async function updateRefused(
  tx: Transaction,
  id: string,
  { nextAt, step }: { nextAt: Date | null; step: number },
): Promise<void> {
  await tx`
    UPDATE webhook_deliveries
    SET state = ${nextAt ? 'waiting' : 'failed'}, next_at = ${nextAt}, queued_until = NULL, step = ${step}
    WHERE id = ${id}`
}

/** Returns since when nothing has been accepted. */
export async function updateFailing(tx: Transaction, webhookId: string, now: Date): Promise<Date | null> {
  const [row] = await tx<{ failingSince: Date }[]>`
    UPDATE webhooks SET failing_since = coalesce(failing_since, ${now})
    WHERE id = ${webhookId} RETURNING failing_since AS "failingSince"`
  return row?.failingSince ?? null
}

export async function pauseWebhook(tx: Transaction, webhookId: string, now: Date): Promise<boolean> {
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

import type { KeyScope } from '@roomlark/contract/key-scopes'
import type { WebhookFault, WebhookTopic } from '@roomlark/contract/operations/webhook-events'
import type { Transaction } from '../db/database.ts'

type DemoKey = {
  userId: string
  name: string
  prefix: string
  keyHash: Buffer
  scopes: KeyScope[]
  createdAt: Date
  lastUsedAt: Date | null
}

export async function insertDemoKey(tx: Transaction, key: DemoKey): Promise<void> {
  await tx`
    INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes, has_chosen_hotels, created_by, created_at, last_used_at)
    VALUES (${key.userId}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${key.scopes}, false, ${key.userId},
            ${key.createdAt}, ${key.lastUsedAt})`
}

type DemoWebhook = {
  userId: string
  name: string
  url: string
  topics: WebhookTopic[]
  secret: Buffer
  createdAt: Date
  failingSince: Date | null
}

export async function insertDemoWebhook(tx: Transaction, webhook: DemoWebhook): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO webhooks (user_id, name, url, topics, secret, created_at, failing_since)
    VALUES (${webhook.userId}, ${webhook.name}, ${webhook.url}, ${webhook.topics}, ${webhook.secret},
            ${webhook.createdAt}, ${webhook.failingSince})
    RETURNING id`
  return row.id
}

type DemoTry = { at: Date; status: number | null; fault: WebhookFault | null; tookMs: number }
type DemoDelivery = {
  webhookId: string
  type: string
  at: Date
  data: Record<string, string | number>
  state: 'delivered' | 'waiting'
  step: number
  nextAt: Date | null
  tries: DemoTry[]
}

export async function insertDemoDelivery(tx: Transaction, delivery: DemoDelivery): Promise<void> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, state, step, next_at)
    VALUES (${delivery.webhookId}, ${delivery.type}, ${delivery.at}, (${JSON.stringify(delivery.data)}::text)::json, ${delivery.state},
            ${delivery.step}, ${delivery.nextAt})
    RETURNING id`
  for (const [index, { at, status, fault, tookMs }] of delivery.tries.entries()) {
    await tx`
      INSERT INTO webhook_tries (delivery_id, number, at, status, fault, took_ms)
      VALUES (${row.id}, ${index + 1}, ${at}, ${status}, ${fault}, ${tookMs})`
  }
}

/** Some bookings of an owner, newest first. */
export async function selectDemoBookings(
  tx: Transaction,
  ownerId: string,
  limit: number,
): Promise<Record<string, string | number>[]> {
  return tx<Record<string, string | number>[]>`
    SELECT b.id AS "bookingId", b.reference, h.id AS "hotelId", h.slug AS hotel, b.state, b.source,
           b.check_in_on::text AS "checkInOn", b.check_out_on::text AS "checkOutOn",
           b.total_cents AS "totalCents", b.currency
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.owner_id = ${ownerId} AND b.booked_at IS NOT NULL ORDER BY b.created_at DESC, b.id LIMIT ${limit}`
}

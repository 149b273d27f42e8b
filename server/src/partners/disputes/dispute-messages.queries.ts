import type { DisputeMessageKind, DisputeSide } from '@roomlark/contract/partners/disputes'
import type { Sql } from '../../db/database.ts'

export type NewMessage = {
  kind: DisputeMessageKind
  side: DisputeSide | 'system'
  authorId: string | null
  baseCents?: number | null
  text?: string
  at: Date
}

export async function insertMessage(sql: Sql, disputeId: string, message: NewMessage): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    INSERT INTO dispute_messages (dispute_id, at, kind, side, author_id, base_cents, text)
    VALUES (${disputeId}, ${message.at}, ${message.kind}, ${message.side}, ${message.authorId},
            ${message.baseCents ?? null}, ${message.text ?? null})
    RETURNING id`
  return row.id
}

export type MessageRow = {
  id: number
  disputeId: string
  at: Date
  kind: DisputeMessageKind
  side: DisputeSide | 'system'
  text: string | null
  baseCents: number | null
}

/** The oldest first. */
export async function selectMessages(sql: Sql, disputeIds: string[]): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT id, dispute_id AS "disputeId", at, kind, side, text, base_cents AS "baseCents"
    FROM dispute_messages WHERE dispute_id = ANY(${disputeIds}::uuid[]) ORDER BY id`
}

export async function selectMessageCount(sql: Sql, disputeId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM dispute_messages WHERE dispute_id = ${disputeId}`
  return row.count
}

import type { Sql } from '../../db/database.ts'

export type NoticeRow = { id: string; account: string | null; kind: string; subject: string | null }

/** Returns false if it came before. */
export async function insertNotice(
  sql: Sql,
  notice: NoticeRow & { sentAt: Date; at: Date; isKnown: boolean },
): Promise<boolean> {
  const { id, account, kind, subject, sentAt, at, isKnown } = notice
  const result = await sql`
    INSERT INTO payment_notices (id, account, kind, subject, sent_at, received_at, handled_at, is_known)
    VALUES (${id}, ${account}, ${kind}, ${subject}, ${sentAt}, ${at}, ${isKnown ? null : at}, ${isKnown})
    ON CONFLICT (id) DO NOTHING`
  return result.count === 1
}

/** Returns undefined once it was handled. */
export async function selectNotice(sql: Sql, id: string): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`
    SELECT id, account, kind, subject FROM payment_notices WHERE id = ${id} AND handled_at IS NULL`
  return row
}

/** Returns false if somebody else has handled it meanwhile. */
export async function updateHandled(sql: Sql, id: string, at: Date): Promise<boolean> {
  const result = await sql`
    UPDATE payment_notices SET handled_at = ${at} WHERE id = ${id} AND handled_at IS NULL`
  return result.count === 1
}

export async function selectUnhandled(sql: Sql, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM payment_notices WHERE handled_at IS NULL AND received_at < ${before}
    ORDER BY received_at LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

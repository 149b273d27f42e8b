import type { Notification } from '@roomlark/contract/notifications'
import type { Sql } from '../../db/database.ts'

export type MailedRow = Pick<Notification, 'id' | 'event' | 'title' | 'detail' | 'link'> & { to: string }

/** Undefined where it was mailed already, or there is nobody to mail to. */
export async function selectToMail(
  sql: Sql,
  id: number,
): Promise<(MailedRow & { userId: string }) | undefined> {
  const [row] = await sql<(MailedRow & { userId: string })[]>`
    SELECT n.id::float8 AS id, n.user_id AS "userId", n.event, n.title, n.detail, n.link, u.email AS "to"
    FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.id = ${id} AND n.mail = 'now' AND n.mailed_at IS NULL
      AND u.suspended_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL`
  return row
}

export async function updateMailed(sql: Sql, ids: number[], now: Date): Promise<void> {
  await sql`UPDATE notifications SET mailed_at = ${now} WHERE id = ANY(${ids}) AND mailed_at IS NULL`
}

/** Who has something that waits for the daily mail. */
export async function selectDigestUsers(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    SELECT DISTINCT user_id AS "userId" FROM notifications
    WHERE mail = 'digest' AND mailed_at IS NULL AND at < ${before}`
  return rows.map(({ userId }) => userId)
}

export async function selectDigest(sql: Sql, userId: string): Promise<MailedRow[]> {
  return sql<MailedRow[]>`
    SELECT n.id::float8 AS id, n.event, n.title, n.detail, n.link, u.email AS "to"
    FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.user_id = ${userId} AND n.mail = 'digest' AND n.mailed_at IS NULL
      AND u.suspended_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL
    ORDER BY n.id`
}

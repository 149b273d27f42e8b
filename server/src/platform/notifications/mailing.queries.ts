import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { NotificationContent } from '@roomlark/contract/platform/notification-kinds'
import type { Digest } from '@roomlark/contract/platform/notifications'
import type { Sql } from '../../db/database.ts'
import { buildContent } from './notifications.queries.ts'

export type MailedRow = NotificationContent & {
  id: number
  link: string
  to: string
  language: GuestLanguage | null
}

/** Returns undefined if it was already emailed, or if there is nobody to email. */
export async function selectToMail(
  sql: Sql,
  id: number,
): Promise<(MailedRow & { userId: string }) | undefined> {
  const [row] = await sql<(MailedRow & { userId: string })[]>`
    SELECT n.id, n.user_id AS "userId", ${buildContent(sql)}, n.link, u.email AS "to", u.language
    FROM notifications n JOIN users u ON u.id = n.user_id LEFT JOIN hotels h ON h.id = n.hotel_id
      LEFT JOIN booking_events e ON e.id = n.booking_event_id
    WHERE n.id = ${id} AND n.mail = 'now' AND n.mailed_at IS NULL
      AND ${mailable(sql)}`
  return row
}

/** Returns false, and takes none of them, where one was emailed already or another server is at it. */
export async function updateMailing(
  sql: Sql,
  ids: number[],
  now: Date,
  forgottenBefore: Date,
): Promise<boolean> {
  const result = await sql`
    WITH free AS (
      SELECT id FROM notifications
      WHERE id = ANY(${ids}) AND mailed_at IS NULL
        AND (mailing_since IS NULL OR mailing_since <= ${forgottenBefore})
      ORDER BY id FOR UPDATE
    )
    UPDATE notifications n SET mailing_since = ${now} FROM free
    WHERE n.id = free.id AND (SELECT count(*) FROM free) = ${ids.length}`
  return result.count === ids.length
}

export async function updateNotMailing(sql: Sql, ids: number[]): Promise<void> {
  await sql`UPDATE notifications SET mailing_since = NULL WHERE id = ANY(${ids}) AND mailed_at IS NULL`
}

export async function updateMailed(sql: Sql, ids: number[], now: Date): Promise<void> {
  await sql`UPDATE notifications SET mailed_at = ${now} WHERE id = ANY(${ids}) AND mailed_at IS NULL`
}

type Waiting = { userId: string; digest: Digest; since: Date; timeZone: string }

/**
 * Selects accounts with notifications waiting for a digest. Without a chosen time zone, that of the
 * first hotel applies.
 */
export async function selectDigestUsers(sql: Sql): Promise<Waiting[]> {
  return sql<Waiting[]>`
    SELECT n.user_id AS "userId", n.mail AS digest, min(n.at) AS since,
           coalesce(u.time_zone, (SELECT h.time_zone FROM hotels h WHERE h.owner_id = u.id AND h.archived_at IS NULL
                                  ORDER BY h.created_at, h.id LIMIT 1), 'UTC') AS "timeZone"
    FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.mail IN ('digest', 'weekly') AND n.mailed_at IS NULL AND ${mailable(sql)}
    GROUP BY n.user_id, n.mail, u.id`
}

export async function selectDigest(sql: Sql, userId: string, digest: Digest): Promise<MailedRow[]> {
  return sql<MailedRow[]>`
    SELECT n.id, ${buildContent(sql)}, n.link, u.email AS "to", u.language
    FROM notifications n JOIN users u ON u.id = n.user_id LEFT JOIN hotels h ON h.id = n.hotel_id
      LEFT JOIN booking_events e ON e.id = n.booking_event_id
    WHERE n.user_id = ${userId} AND n.mail = ${digest} AND n.mailed_at IS NULL
      AND ${mailable(sql)}
    ORDER BY n.id`
}

function mailable(sql: Sql) {
  return sql`u.suspended_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL`
}

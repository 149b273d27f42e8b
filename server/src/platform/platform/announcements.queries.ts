import type { UserType } from '@roomlark/contract/endpoint'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../db/database.ts'

export async function insertAnnouncement(
  sql: Sql,
  row: { news: object; audience: UserType[]; at: Date },
): Promise<number> {
  const [inserted] = await sql<[{ id: number }]>`
    INSERT INTO announcements (news, audience, at)
    VALUES (${sql.json({ ...row.news })}, ${row.audience}, ${row.at})
    RETURNING id`
  return inserted.id
}

type Delivery<News> = { news: News; audience: UserType[]; reachedUserId: string | null }

/**
 * Locks the row, so that two deliveries serve different accounts. Returns undefined once everyone has been
 * served.
 */
export async function lockUnfinished<News>(sql: Sql, id: number): Promise<Delivery<News> | undefined> {
  const [row] = await sql<Delivery<News>[]>`
    SELECT news, audience, reached_user_id AS "reachedUserId" FROM announcements
    WHERE id = ${id} AND finished_at IS NULL FOR UPDATE`
  return row
}

/** Selects accounts with a verified address, suspended or not, that have not been erased. */
export async function selectNextRecipients(
  sql: Sql,
  { audience, reachedUserId }: Pick<Delivery<never>, 'audience' | 'reachedUserId'>,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM users
    WHERE user_type = ANY(${audience}) AND email_verified_at IS NOT NULL AND erased_at IS NULL
      ${reachedUserId === null ? sql`` : sql`AND id > ${reachedUserId}`}
    ORDER BY id LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

export async function updateReached(sql: Sql, id: number, userId: string): Promise<void> {
  await sql`UPDATE announcements SET reached_user_id = ${userId} WHERE id = ${id}`
}

export async function updateFinished(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`UPDATE announcements SET finished_at = ${now} WHERE id = ${id}`
}

/** Returns undefined if the account has been erased in the meantime. */
export async function selectLetter<News>(
  sql: Sql,
  id: number,
  userId: string,
): Promise<{ news: News; to: string; language: GuestLanguage | null } | undefined> {
  const [row] = await sql<{ news: News; to: string; language: GuestLanguage | null }[]>`
    SELECT a.news, u.email AS "to", u.language FROM announcements a, users u
    WHERE a.id = ${id} AND u.id = ${userId} AND u.erased_at IS NULL`
  return row
}

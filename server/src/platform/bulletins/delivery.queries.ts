import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Bulletin, BulletinAudience } from '@roomlark/contract/platform/bulletins'
import type { Sql } from '../../db/database.ts'

type Delivery = Pick<Bulletin, 'audience' | 'texts'> & { publishAt: Date; reachedUserId: string | null }

/**
 * Locks the row, so that two deliveries serve different accounts and none goes on while it is withdrawn. Returns
 * undefined once everyone has been served.
 */
export async function lockUnfinished(sql: Sql, id: string): Promise<Delivery | undefined> {
  const [row] = await sql<Delivery[]>`
    SELECT audience, texts, publish_at AS "publishAt", reached_user_id AS "reachedUserId" FROM bulletins
    WHERE id = ${id} AND publish_at IS NOT NULL AND finished_at IS NULL FOR UPDATE`
  return row
}

type Reader = { id: string; language: GuestLanguage | null }

/** Selects accounts with a verified address that can sign in. */
export async function selectNextReaders(
  sql: Sql,
  audience: BulletinAudience,
  after: string | null,
  limit: number,
): Promise<Reader[]> {
  const types = audience === 'both' ? ['hotel', 'affiliate'] : [audience]
  return sql<Reader[]>`
    SELECT id, language FROM users
    WHERE user_type = ANY(${types}) AND email_verified_at IS NOT NULL AND suspended_at IS NULL
      AND deletion_asked_at IS NULL AND erased_at IS NULL ${after === null ? sql`` : sql`AND id > ${after}`}
    ORDER BY id LIMIT ${limit}`
}

export async function updateReached(sql: Sql, id: string, userId: string): Promise<void> {
  await sql`UPDATE bulletins SET reached_user_id = ${userId} WHERE id = ${id}`
}

export async function updateFinished(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE bulletins SET finished_at = ${now} WHERE id = ${id}`
}

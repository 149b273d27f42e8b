import type { LaunchListQuery, LaunchWaiter, LaunchWish } from '@roomlark/contract/operations/launch-list'
import type { Sql } from '../../db/database.ts'

type NewWaiter = LaunchWish & { id: string; tokenHash: Buffer; now: Date }

/** Returns the id of whoever waits with this address already, or the new one. */
export async function upsertWaiter(sql: Sql, waiter: NewWaiter): Promise<string> {
  const { id, email, userType, language, tokenHash, now } = waiter
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO launch_waiters (id, email, user_type, language, token_hash, asked_at)
    VALUES (${id}, ${email}, ${userType}, ${language}, ${tokenHash}, ${now})
    ON CONFLICT ON CONSTRAINT launch_waiters_once DO UPDATE SET language = excluded.language, asked_at = excluded.asked_at
    RETURNING id`
  return row.id
}

type MailedWaiter = LaunchWish & { isConfirmed: boolean; hasAccount: boolean }

export async function selectWaiter(sql: Sql, id: string): Promise<MailedWaiter | undefined> {
  const [row] = await sql<MailedWaiter[]>`
    SELECT w.email, w.user_type AS "userType", w.language, w.confirmed_at IS NOT NULL AS "isConfirmed",
           EXISTS (SELECT FROM users u WHERE u.email = w.email) AS "hasAccount"
    FROM launch_waiters w WHERE w.id = ${id}`
  return row
}

/** Keeps the place of whoever has confirmed before. */
export async function updateConfirmed(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<LaunchWish, 'userType'> | undefined> {
  const [row] = await sql<Pick<LaunchWish, 'userType'>[]>`
    UPDATE launch_waiters SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE token_hash = ${tokenHash}
    RETURNING user_type AS "userType"`
  return row
}

export async function deleteByToken(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM launch_waiters WHERE token_hash = ${tokenHash}`
}

export async function deleteUnconfirmed(sql: Sql, askedBefore: Date): Promise<void> {
  await sql`DELETE FROM launch_waiters WHERE confirmed_at IS NULL AND asked_at < ${askedBefore}`
}

type ListedRow = Omit<LaunchWaiter, 'since'> & { since: Date }

export async function selectWaiters(
  sql: Sql,
  { userType, page, limit }: LaunchListQuery,
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    SELECT id, email, user_type AS "userType", language, confirmed_at AS since FROM launch_waiters
    WHERE confirmed_at IS NOT NULL ${userType === undefined ? sql`` : sql`AND user_type = ${userType}`}
    ORDER BY confirmed_at, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countWaiters(
  sql: Sql,
): Promise<{ userType: LaunchWaiter['userType']; count: number }[]> {
  return sql<{ userType: LaunchWaiter['userType']; count: number }[]>`
    SELECT user_type AS "userType", count(*)::integer AS count FROM launch_waiters
    WHERE confirmed_at IS NOT NULL GROUP BY user_type`
}

/** Two administrators who invite at once take different people. */
export async function deleteFirst(
  sql: Sql,
  userType: LaunchWaiter['userType'],
  count: number,
): Promise<Pick<LaunchWish, 'email' | 'language'>[]> {
  return sql<Pick<LaunchWish, 'email' | 'language'>[]>`
    DELETE FROM launch_waiters WHERE id IN (
      SELECT id FROM launch_waiters WHERE user_type = ${userType} AND confirmed_at IS NOT NULL
      ORDER BY confirmed_at, id LIMIT ${count} FOR UPDATE SKIP LOCKED)
    RETURNING email, language`
}

import type { Sql } from '../../db/database.ts'

/** Locks these accounts until this transaction ends, in order of id to avoid deadlocks. */
export async function lockActiveAdmins(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM users WHERE ${isActiveAdmin(sql)} ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** Two are enough to know whether someone is the last. */
export async function selectSomeActiveAdmins(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM users WHERE ${isActiveAdmin(sql)} LIMIT 2`
  return rows.map(({ id }) => id)
}

function isActiveAdmin(sql: Sql) {
  return sql`
    user_type = 'admin' AND email_verified_at IS NOT NULL AND suspended_at IS NULL AND deletion_asked_at IS NULL
    AND erased_at IS NULL`
}

import type { Sql } from '../../db/database.ts'

/** Returns the salt of a day, which is created by whoever needs it first. */
export async function selectOrInsertSalt(sql: Sql, day: string, salt: Buffer): Promise<Buffer> {
  await sql`INSERT INTO visitor_salts (day, salt) VALUES (${day}, ${salt}) ON CONFLICT DO NOTHING`
  const [row] = await sql<{ salt: Buffer }[]>`SELECT salt FROM visitor_salts WHERE day = ${day}`
  if (!row) throw new Error('a salt that was just there is gone')
  return row.salt
}

export async function selectSalt(sql: Sql, day: string): Promise<Buffer | undefined> {
  const [row] = await sql<{ salt: Buffer }[]>`SELECT salt FROM visitor_salts WHERE day = ${day}`
  return row?.salt
}

export async function deleteSaltsBefore(sql: Sql, day: string): Promise<void> {
  await sql`DELETE FROM visitor_salts WHERE day < ${day}`
}

export async function deleteVisitorsBefore(sql: Sql, moment: Date): Promise<void> {
  await sql`DELETE FROM click_visitors WHERE counted_at < ${moment}`
}

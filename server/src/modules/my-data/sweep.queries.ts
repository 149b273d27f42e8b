import type { Sql } from '../../db/database.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what nobody can use or read any more. */
export async function deleteOutdated(sql: Sql, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await sql`
    DELETE FROM throttles
    WHERE (blocked_until IS NULL OR blocked_until < ${ago(2)})
      AND NOT EXISTS (SELECT 1 FROM unnest(recent) AS at WHERE at > ${ago(2)})`
  await sql`DELETE FROM sessions WHERE expires_at < ${ago(30)} OR revoked_at < ${ago(30)}`
  await sql`DELETE FROM mailed_tokens WHERE expires_at < ${now}`
  await sql`DELETE FROM sign_ins WHERE at < ${ago(180)}`
  await sql`DELETE FROM data_exports WHERE expires_at < ${now}`
}

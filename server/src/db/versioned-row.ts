import type { Sql } from './database.ts'

type Columns = Record<string, unknown>

/**
 * Writes the one row that a key has: a first one at version 0, else over the version that was read.
 * Returns the new version, or undefined if somebody else was quicker.
 */
export async function upsertVersion(
  sql: Sql,
  table: string,
  key: Record<string, string>,
  version: number,
  columns: Columns,
): Promise<number | undefined> {
  const row = columns as Record<string, string>
  const isKey = Object.entries(key).map(([column, value]) => sql`${sql(column)} = ${value} AND`)
  const [written] =
    version === 0
      ? await sql<{ version: number }[]>`
          INSERT INTO ${sql(table)} ${sql({ ...key, ...row })} ON CONFLICT DO NOTHING RETURNING version`
      : await sql<{ version: number }[]>`
          UPDATE ${sql(table)} SET ${sql(row)}, version = version + 1
          WHERE ${isKey} version = ${version} RETURNING version`
  return written?.version
}

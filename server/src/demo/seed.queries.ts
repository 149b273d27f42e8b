import type { Pool, Sql, Transaction } from '../db/database.ts'

type Row = Record<string, unknown>

/**
 * Inserts many rows in one statement, except those that are there since a crash. The keys are the columns in camel case
 * and must be the same in every row.
 */
export async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first).map((key) => [key, key.replace(/[A-Z]/g, '_$&').toLowerCase()] as const)
  const named = rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key]])))
  const columns = sql(names.map(([, name]) => name))
  await sql`
    INSERT INTO ${sql(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql(table)}, ${JSON.stringify(named)}::text::json)
    ON CONFLICT DO NOTHING`
}

/** Runs a transaction that may take as long as it needs on a slow machine. */
export async function withTime<T>(sql: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`
    return work(tx)
  })
}

export async function selectMarks(sql: Sql, names: string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`SELECT name FROM settings WHERE name = ANY(${names})`
  return rows.map(({ name }) => name)
}

/** Records that a part of the demo is there; false if another server was first. */
export async function insertMark(sql: Sql, mark: string): Promise<boolean> {
  const result = await sql`INSERT INTO settings (name, value) VALUES (${mark}, 'true') ON CONFLICT DO NOTHING`
  return result.count === 1
}

const recipe = 'demo.recipe'

/** Records of which parts a demo is going to consist, so that a later version can tell that it has others. */
export async function insertRecipe(sql: Sql, parts: string[]): Promise<void> {
  await sql`INSERT INTO settings (name, value) VALUES (${recipe}, ${sql.json(parts)})`
}

export async function hasRecipe(sql: Sql, parts: string[]): Promise<boolean> {
  return (await sql`SELECT FROM settings WHERE name = ${recipe} AND value = ${sql.json(parts)}`).length === 1
}

/** Nobody has the links of these invitations. */
export async function insertInvitationLinks(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO mailed_tokens (user_id, purpose, token_hash, expires_at)
    SELECT id, 'invitation', sha256(gen_random_uuid()::text::bytea), invited_at + interval '7 days'
    FROM users WHERE invited_at IS NOT NULL
    ON CONFLICT ON CONSTRAINT mailed_tokens_pkey DO NOTHING`
}

import { readdir, readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { dialOnce } from './dial.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** All servers use the same lock, so that those started together migrate one after the other. */
export const migrationLock = 7_146_201

/** Applies every pending migration, or only those before the given name, each in its own transaction. */
export async function migrateDatabase(url: string, before?: string): Promise<string[]> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'roomlark-migrate' },
    ...dialOnce(),
  })
  try {
    await sql`SELECT pg_advisory_lock(${migrationLock})`
    await sql`
      CREATE TABLE IF NOT EXISTS migrations (
        name text CONSTRAINT migrations_pkey PRIMARY KEY,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`
    const applied = new Set(
      (await sql<{ name: string }[]>`SELECT name FROM migrations`).map((row) => row.name),
    )
    const pending = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !applied.has(name) && !(before && name >= before))
      .sort()
    for (const name of pending) {
      const statements = await readFile(new URL(name, folder), 'utf8')
      await sql.begin(async (tx) => {
        await tx.unsafe(statements)
        await tx`INSERT INTO migrations (name) VALUES (${name})`
      })
    }
    return pending
  } finally {
    await sql.end({ timeout: 5 })
  }
}

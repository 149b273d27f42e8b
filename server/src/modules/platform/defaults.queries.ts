import type { Defaults } from '@roomlark/contract/platform'
import type { Sql } from '../../db/database.ts'

const row = 'defaults'

export async function selectDefaults(sql: Sql): Promise<Partial<Defaults>> {
  const [found] = await sql<{ value: Partial<Defaults> }[]>`SELECT value FROM settings WHERE name = ${row}`
  return found?.value ?? {}
}

/** Locks the row, so that what was before is what the one before left. */
export async function selectDefaultsForUpdate(sql: Sql): Promise<Partial<Defaults>> {
  await sql`INSERT INTO settings (name, value) VALUES (${row}, '{}') ON CONFLICT (name) DO NOTHING`
  const [found] = await sql<
    { value: Partial<Defaults> }[]
  >`SELECT value FROM settings WHERE name = ${row} FOR UPDATE`
  return found?.value ?? {}
}

export async function updateDefaultsRow(sql: Sql, value: Defaults, by: string, now: Date): Promise<void> {
  await sql`
    UPDATE settings SET value = ${sql.json({ ...value })}, updated_by = ${by}, updated_at = ${now} WHERE name = ${row}`
}

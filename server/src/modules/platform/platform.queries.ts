import type { Switches } from '@roomlark/contract/platform'
import type { Sql } from '../../db/database.ts'

type StoredSwitches = Partial<Switches>

export async function selectSwitches(sql: Sql, name: string): Promise<StoredSwitches> {
  const [row] = await sql<{ value: StoredSwitches }[]>`SELECT value FROM settings WHERE name = ${name}`
  return row?.value ?? {}
}

/** Locks the row, so two administrators change one after the other. */
export async function selectSwitchesForUpdate(sql: Sql, name: string): Promise<StoredSwitches> {
  await sql`INSERT INTO settings (name, value) VALUES (${name}, '{}') ON CONFLICT (name) DO NOTHING`
  const [row] = await sql<
    { value: StoredSwitches }[]
  >`SELECT value FROM settings WHERE name = ${name} FOR UPDATE`
  return row?.value ?? {}
}

export async function updateSwitchesRow(
  sql: Sql,
  name: string,
  value: StoredSwitches,
  by: string,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE settings SET value = ${sql.json({ ...value })}, updated_by = ${by}, updated_at = ${now} WHERE name = ${name}`
}

export async function deleteSwitches(sql: Sql, name: string): Promise<void> {
  await sql`DELETE FROM settings WHERE name = ${name}`
}

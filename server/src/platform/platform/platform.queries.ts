import type { Switches } from '@roomlark/contract/platform/platform'
import type { Sql } from '../../db/database.ts'

type StoredSwitches = Partial<Switches>

export async function selectSwitches(sql: Sql, name: string): Promise<StoredSwitches> {
  const [row] = await sql<{ value: StoredSwitches }[]>`SELECT value FROM settings WHERE name = ${name}`
  return row?.value ?? {}
}

/** Locks the row, so that two administrators make their changes one after the other. */
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

type SwitchChangeRow = { name: string; to: string; at: Date; by: string | null }

/** Returns the audit log entry of the last change of each switch. */
export async function selectSwitchChanges(sql: Sql): Promise<SwitchChangeRow[]> {
  return sql<SwitchChangeRow[]>`
    SELECT DISTINCT ON (s.name) s.name, s.position AS "to", a.at,
           account_name(u) AS by
    FROM audit_log a
    CROSS JOIN LATERAL jsonb_each_text(a.after) AS s (name, position)
    LEFT JOIN users u ON u.id = a.actor_id AND u.erased_at IS NULL
    WHERE a.action = 'platform.switches' AND a.before ->> s.name IS DISTINCT FROM s.position
    ORDER BY s.name, a.id DESC`
}

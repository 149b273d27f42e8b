import type { Operator } from '@roomlark/contract/platform/operator'
import type { Sql } from '../../db/database.ts'

export async function selectOperator(sql: Sql): Promise<Partial<Operator> | undefined> {
  const [row] = await sql<{ value: Partial<Operator> }[]>`SELECT value FROM settings WHERE name = 'operator'`
  return row?.value
}

/** Makes concurrent changes run one after the other, the first one included. */
export async function lockOperator(sql: Sql): Promise<void> {
  await sql`INSERT INTO settings (name, value) VALUES ('operator', '{}') ON CONFLICT (name) DO NOTHING`
  await sql`SELECT FROM settings WHERE name = 'operator' FOR UPDATE`
}

export async function updateOperator(sql: Sql, value: Operator, by: string, now: Date): Promise<void> {
  await sql`
    UPDATE settings SET value = ${sql.json({ ...value })}, updated_by = ${by}, updated_at = ${now}
    WHERE name = 'operator'`
}

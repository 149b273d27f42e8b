import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { Sql } from '../../db/database.ts'

export async function selectMoneySettings(sql: Sql): Promise<Partial<MoneySettings> | undefined> {
  const [row] = await sql<
    { value: Partial<MoneySettings> }[]
  >`SELECT value FROM settings WHERE name = 'money'`
  return row?.value
}

/** Makes concurrent changes run one after the other, the first one included. */
export async function lockMoneySettings(sql: Sql): Promise<void> {
  await sql`INSERT INTO settings (name, value) VALUES ('money', '{}') ON CONFLICT (name) DO NOTHING`
  await sql`SELECT FROM settings WHERE name = 'money' FOR UPDATE`
}

export async function updateMoneySettings(
  sql: Sql,
  value: MoneySettings,
  by: string,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE settings SET value = ${sql.json({ ...value })}, updated_by = ${by}, updated_at = ${now}
    WHERE name = 'money'`
}

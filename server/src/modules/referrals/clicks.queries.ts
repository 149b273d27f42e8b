import type { Sql } from '../../db/database.ts'

/** Makes the partitions of clicks between two days, both included, where they are missing. */
export async function createClickMonths(sql: Sql, firstOn: string, lastOn: string): Promise<void> {
  await sql`SELECT make_click_months(${firstOn}, ${lastOn})`
}

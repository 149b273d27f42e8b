import type { StatusComponent } from '@roomlark/contract/operations/status'
import type { Sql } from '../../db/database.ts'

type NowRow = { component: StatusComponent; slot: Date; isUp: boolean; since: Date }

export async function selectNow(sql: Sql): Promise<NowRow[]> {
  return sql<NowRow[]>`SELECT component, slot, is_up AS "isUp", since FROM status_now`
}

type DayRow = { component: StatusComponent; on: string; checks: number; failed: number }

export async function selectDays(sql: Sql, fromOn: string): Promise<DayRow[]> {
  return sql<DayRow[]>`
    SELECT component, day AS on, checks, failed FROM status_days WHERE day >= ${fromOn} ORDER BY day`
}

/** Returns false if this slot has already been recorded. */
export async function upsertNow(
  sql: Sql,
  row: { component: StatusComponent; slot: Date; isUp: boolean },
): Promise<boolean> {
  const result = await sql`
    INSERT INTO status_now AS n (component, slot, is_up, since)
    VALUES (${row.component}, ${row.slot}, ${row.isUp}, ${row.slot})
    ON CONFLICT ON CONSTRAINT status_now_pkey DO UPDATE SET slot = excluded.slot, is_up = excluded.is_up,
      since = CASE WHEN n.is_up = excluded.is_up THEN n.since ELSE excluded.slot END
    WHERE n.slot < excluded.slot`
  return result.count === 1
}

export async function upsertDay(
  sql: Sql,
  row: { component: StatusComponent; day: string; failed: number },
): Promise<void> {
  await sql`
    INSERT INTO status_days AS d (component, day, checks, failed)
    VALUES (${row.component}, ${row.day}, 1, ${row.failed})
    ON CONFLICT ON CONSTRAINT status_days_pkey
    DO UPDATE SET checks = d.checks + 1, failed = d.failed + excluded.failed`
}

export async function deleteDays(sql: Sql, before: string): Promise<void> {
  await sql`DELETE FROM status_days WHERE day < ${before}`
}

import type { Sql } from '../../db/database.ts'

export const troubleKinds = ['jobs', 'mail', 'feeds', 'backup'] as const
export type TroubleKind = (typeof troubleKinds)[number]

type TroubleRow = { kind: TroubleKind; notifiedAt: Date; wellSince: Date | null }

/** Makes servers that check concurrently do so one after the other. */
export async function lockTroubles(sql: Sql): Promise<TroubleRow[]> {
  await sql`LOCK TABLE troubles IN SHARE ROW EXCLUSIVE MODE`
  return sql<TroubleRow[]>`SELECT kind, notified_at AS "notifiedAt", well_since AS "wellSince" FROM troubles`
}

export async function upsertTrouble(sql: Sql, row: TroubleRow): Promise<void> {
  await sql`
    INSERT INTO troubles (kind, notified_at, well_since) VALUES (${row.kind}, ${row.notifiedAt}, ${row.wellSince})
    ON CONFLICT (kind) DO UPDATE SET notified_at = excluded.notified_at, well_since = excluded.well_since`
}

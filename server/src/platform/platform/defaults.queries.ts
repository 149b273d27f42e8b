import type { DefaultName } from '@roomlark/contract/platform/platform'
import type { Sql } from '../../db/database.ts'

/** Makes concurrent changes of the defaults run one after the other. */
export async function lockDefaultChanges(sql: Sql): Promise<void> {
  await sql`LOCK TABLE default_changes IN SHARE ROW EXCLUSIVE MODE`
}

type InForce = { name: DefaultName; value: number }

/** For each figure that was ever changed, returns the value in effect at a given time. */
export async function selectInForce(sql: Sql, at: Date): Promise<InForce[]> {
  return sql<InForce[]>`
    SELECT DISTINCT ON (name) name, value FROM default_changes
    WHERE effective_at <= ${at} AND cancelled_at IS NULL
    ORDER BY name, effective_at DESC, id DESC`
}

type AnnouncedRow = { id: number; name: DefaultName; value: number; announcedAt: Date; effectiveAt: Date }

/** Returns changes that take effect later, the next one first. */
export async function selectAnnouncedChanges(sql: Sql, now: Date): Promise<AnnouncedRow[]> {
  return sql<AnnouncedRow[]>`
    SELECT id, name, value, announced_at AS "announcedAt", effective_at AS "effectiveAt"
    FROM default_changes WHERE effective_at > ${now} AND cancelled_at IS NULL ORDER BY effective_at, id`
}

export async function insertDefaultChange(
  sql: Sql,
  row: { name: DefaultName; from: number; to: number; by: string; now: Date; effectiveAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO default_changes (name, was, value, announced_at, announced_by, effective_at)
    VALUES (${row.name}, ${row.from}, ${row.to}, ${row.now}, ${row.by}, ${row.effectiveAt})`
}

export async function updateCancelled(sql: Sql, id: number, by: string, now: Date): Promise<void> {
  await sql`UPDATE default_changes SET cancelled_at = ${now}, cancelled_by = ${by} WHERE id = ${id}`
}

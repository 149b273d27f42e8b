import type { Sql } from '../../../db/database.ts'

export type DismissedWeek = { roomTypeId: string; weekOn: string }

export async function selectDismissedWeeks(
  sql: Sql,
  roomTypeIds: string[],
  fromOn: string,
): Promise<DismissedWeek[]> {
  return sql<DismissedWeek[]>`
    SELECT room_type_id AS "roomTypeId", week_on AS "weekOn" FROM dismissed_suggestions
    WHERE room_type_id = ANY(${roomTypeIds}::uuid[]) AND week_on >= ${fromOn}`
}

export async function insertDismissedWeek(sql: Sql, week: DismissedWeek & { now: Date }): Promise<void> {
  await sql`
    INSERT INTO dismissed_suggestions (room_type_id, week_on, dismissed_at)
    VALUES (${week.roomTypeId}, ${week.weekOn}, ${week.now})
    ON CONFLICT ON CONSTRAINT dismissed_suggestions_pkey DO NOTHING`
}

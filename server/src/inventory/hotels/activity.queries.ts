import type { Sql } from '../../db/database.ts'

export type ActivityRow = { at: Date; actor: string; action: string; fields: string[] }

export async function selectHotelActivity(sql: Sql, hotelId: string): Promise<ActivityRow[]> {
  return sql<ActivityRow[]>`
    SELECT a.at, a.action,
           coalesce(account_name(u), 'Somebody') AS actor,
           CASE WHEN a.action = 'hotel.updated' THEN array(SELECT jsonb_object_keys(a.after)) ELSE '{}' END AS fields
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE a.target = ${`hotel:${hotelId}`}
    ORDER BY a.id DESC LIMIT 30`
}

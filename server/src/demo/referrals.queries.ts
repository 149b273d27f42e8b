import type { Sql } from '../db/database.ts'

/** The hotels of an owner with these names. */
export async function selectHotelsByName(
  sql: Sql,
  ownerId: string,
  names: string[],
): Promise<{ id: string; name: string; timeZone: string }[]> {
  return sql<{ id: string; name: string; timeZone: string }[]>`
    SELECT id, name, time_zone AS "timeZone" FROM hotels WHERE owner_id = ${ownerId} AND name = ANY(${names}::text[])`
}

import type { Sql } from '../../db/database.ts'
import { dayMeasuresAndClicks } from './measures.queries.ts'

/** Sums the days of the hotels of these owners up again. Nobody may be counting meanwhile. */
export async function replaceOwnerDays(sql: Sql, ownerIds: string[]): Promise<void> {
  const { names, sums } = dayMeasuresAndClicks
  await sql`DELETE FROM owner_days WHERE owner_id = ANY(${ownerIds}::uuid[])`
  await sql`
    INSERT INTO owner_days (owner_id, day, source, ${sql.unsafe(names)})
    SELECT h.owner_id, day, source, ${sql.unsafe(sums)} FROM hotel_days d JOIN hotels h ON h.id = d.hotel_id
    WHERE calendar = 'hotel' AND h.owner_id = ANY(${ownerIds}::uuid[]) GROUP BY h.owner_id, day, source`
}

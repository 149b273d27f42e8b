import type { GuestRoom } from '@roomlark/contract/guest-site/guest'
import type { Sql } from '../../db/database.ts'

/** A type without rooms is not shown to guests yet. */
export async function selectGuestRooms(sql: Sql, hotelId: string): Promise<Omit<GuestRoom, 'photos'>[]> {
  return sql<Omit<GuestRoom, 'photos'>[]>`
    SELECT id, name, description, beds, max_adults AS "maxAdults", max_children AS "maxChildren",
           size_sqm AS "sizeSqm"
    FROM room_types
    WHERE hotel_id = ${hotelId} AND archived_at IS NULL AND units > 0 ORDER BY created_at, id`
}

import type { Sql } from '../../../db/database.ts'

/** Selects which of these references have been imported into the hotel. */
export async function selectImported(sql: Sql, hotelId: string, references: string[]): Promise<string[]> {
  const rows = await sql<{ reference: string }[]>`
    SELECT external_reference AS reference FROM bookings
    WHERE hotel_id = ${hotelId} AND external_reference = ANY(${references}::text[])`
  return rows.map(({ reference }) => reference)
}

type Occupied = { roomId: string; checkInOn: string; checkOutOn: string }

/** Selects when the numbered rooms of a hotel are occupied or out of order between two days. */
export async function selectOccupied(
  sql: Sql,
  hotelId: string,
  { checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string },
): Promise<Occupied[]> {
  return sql<Occupied[]>`
    SELECT o.room_id AS "roomId", lower(o.during) AS "checkInOn", upper(o.during) AS "checkOutOn"
    FROM rooms r JOIN room_occupancy o ON o.room_id = r.id
    WHERE r.hotel_id = ${hotelId} AND o.during && daterange(${checkInOn}, ${checkOutOn})`
}

import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export async function selectStaysToCome(sql: Sql, hotelId: string, now: Date): Promise<number> {
  const [row] = await sql<[{ stays: number }]>`
    SELECT count(*)::integer AS stays FROM bookings b WHERE b.hotel_id = ${hotelId} AND is_to_come(b, ${now})`
  return row.stays
}

/**
 * Tells whether anything that must be kept refers to the hotel: bookings, closed days, or partnerships with
 * affiliates.
 */
export async function selectIsReferredTo(sql: Sql, hotelId: string): Promise<boolean> {
  const [row] = await sql<[{ isReferredTo: boolean }]>`
    SELECT EXISTS (SELECT FROM bookings WHERE hotel_id = ${hotelId})
        OR EXISTS (SELECT FROM day_closes WHERE hotel_id = ${hotelId})
        OR EXISTS (SELECT FROM partnerships WHERE hotel_id = ${hotelId}) AS "isReferredTo"`
  return row.isReferredTo
}

export async function archiveHotel(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE hotels SET archived_at = ${now}, is_active = false, updated_at = ${now} WHERE id = ${id}`
}

export async function deleteHotel(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM hotels WHERE id = ${id}`
}

type ArchivedHotel = { isArchived: boolean; isOwnerErased: boolean }

export async function selectArchivedForUpdate(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<ArchivedHotel | undefined> {
  const [row] = await sql<ArchivedHotel[]>`
    SELECT h.archived_at IS NOT NULL AS "isArchived", is_erased(h.owner_id) AS "isOwnerErased"
    FROM hotels h WHERE h.id = ${id} ${inScope(sql, scope)}
    FOR UPDATE`
  return row
}

/** Restored as inactive, so that the owner can check it before guests see it. */
export async function updateRestored(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE hotels SET archived_at = NULL, is_active = false, updated_at = ${now}, version = version + 1
    WHERE id = ${id}`
}

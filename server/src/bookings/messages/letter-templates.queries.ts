import type { LetterKind, LetterTemplate, LetterTemplateInput } from '@roomlark/contract/bookings/letters'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export async function selectIsReached(sql: Sql, hotelId: string, scope: HotelScope): Promise<boolean> {
  const rows = await sql`SELECT FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return rows.length > 0
}

export async function selectTemplates(sql: Sql, hotelId: string): Promise<LetterTemplate[]> {
  return sql<LetterTemplate[]>`
    SELECT kind, is_on AS "isOn", days, hour, texts, version FROM letter_templates WHERE hotel_id = ${hotelId}`
}

export async function selectTemplate(
  sql: Sql,
  hotelId: string,
  kind: LetterKind,
): Promise<LetterTemplate | undefined> {
  const [row] = await sql<LetterTemplate[]>`
    SELECT kind, is_on AS "isOn", days, hour, texts, version FROM letter_templates
    WHERE hotel_id = ${hotelId} AND kind = ${kind}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertTemplate(
  sql: Sql,
  { hotelId, kind }: { hotelId: string; kind: LetterKind },
  { isOn, days, hour, texts, version }: LetterTemplateInput,
  { byId, now }: { byId: string; now: Date },
): Promise<number | undefined> {
  return upsertVersion(sql, 'letter_templates', { hotel_id: hotelId, kind }, version, {
    is_on: isOn,
    days,
    hour,
    texts: sql.json({ ...texts }),
    by_id: byId,
    updated_at: now,
  })
}

export type LatestFacts = {
  hotelName: string
  /** Null if the hotel has no booking; the rest of the booking is null as well then. */
  reference: string | null
  guestName: string
  rooms: string
  checkInOn: string
  checkOutOn: string
  checkInTime: string
  checkOutTime: string
  currency: string
  totalCents: number
}

export async function selectLatestFacts(sql: Sql, hotelId: string): Promise<LatestFacts> {
  const [row] = await sql<[LatestFacts]>`
    SELECT h.name AS "hotelName", b.reference, b.guest_name AS "guestName", b.check_in_on AS "checkInOn",
           b.check_out_on AS "checkOutOn", b.check_in_time AS "checkInTime", b.check_out_time AS "checkOutTime",
           coalesce(b.currency, h.currency) AS currency, b.total_cents AS "totalCents",
           (SELECT string_agg(DISTINCT t.name, ', ') FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id
            WHERE s.booking_id = b.id) AS rooms
    FROM hotels h LEFT JOIN LATERAL (
      SELECT * FROM bookings WHERE hotel_id = h.id AND booked_at IS NOT NULL AND guest_erased_at IS NULL
      ORDER BY created_at DESC LIMIT 1
    ) AS b ON true
    WHERE h.id = ${hotelId}`
  return row
}

import { addressLine } from '@roomlark/contract/postal-address'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type CardRow = {
  id: string
  timeZone: string
  reference: string
  hotelName: string
  hotelAddress: string
  name: string
  email: string | null
  phone: string | null
  country: string | null
  language: string | null
  birthday: string | null
  checkInOn: string
  checkOutOn: string
  checkInTime: string
  checkOutTime: string
  adults: number
  children: number
  /** Names of the room types, with the numbers of the rooms where they are assigned. */
  rooms: string[]
}

export async function selectCard(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<CardRow | undefined> {
  const [row] = await sql<StoredCard[]>`
    ${cards(sql)} WHERE b.id = ${bookingId} AND b.state IN ('confirmed', 'checked-in', 'checked-out')
      ${inScope(sql, scope)}`
  return row && toCard(row)
}

type StoredCard = Omit<CardRow, 'hotelAddress'> & { hotelPlace: Parameters<typeof addressLine>[0] }

function toCard({ hotelPlace, ...row }: StoredCard): CardRow {
  return { ...row, hotelAddress: addressLine(hotelPlace) }
}

/** Selects guests who arrive on a day or have just done so, in the order of their names. */
export async function selectArrivalCards(
  sql: Sql,
  { hotelId, day, limit }: { hotelId: string; day: string; limit: number },
): Promise<CardRow[]> {
  const rows = await sql<StoredCard[]>`
    ${cards(sql)} WHERE b.hotel_id = ${hotelId} AND b.check_in_on = ${day} AND b.state IN ('confirmed', 'checked-in')
    ORDER BY fold(coalesce(b.staying_name, b.guest_name)), b.id LIMIT ${limit}`
  return rows.map(toCard)
}

export async function selectHotelName(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    SELECT h.name FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row?.name
}

/** Selects the card of the guest in the room; details of a booker who is somebody else are left out. */
function cards(sql: Sql) {
  return sql`
    SELECT b.id, b.time_zone AS "timeZone", b.reference, h.name AS "hotelName",
           jsonb_build_object('streetAddress', h.street_address, 'postalCode', h.postal_code, 'city', h.city,
             'country', h.country, 'countryName', h.country_name) AS "hotelPlace",
           coalesce(b.staying_name, b.guest_name) AS name,
           CASE WHEN b.staying_name IS NULL AND b.guest_erased_at IS NULL THEN b.guest_email END AS email,
           CASE WHEN b.staying_name IS NULL THEN b.guest_phone END AS phone,
           CASE WHEN b.staying_name IS NULL THEN b.guest_country END AS country, b.guest_language AS language,
           CASE WHEN b.staying_name IS NULL THEN g.birthday END AS birthday,
           b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn", b.check_in_time AS "checkInTime",
           b.check_out_time AS "checkOutTime", b.adults, cardinality(b.child_ages) AS children,
           ARRAY(SELECT concat_ws(' ', t.name, r.number) FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id
                 LEFT JOIN rooms r ON r.id = s.room_id
                 WHERE s.booking_id = b.id AND lower(s.stay) = b.check_in_on ORDER BY t.name, r.number, s.id) AS rooms
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id LEFT JOIN guest_profiles g ON g.id = b.guest_profile_id`
}

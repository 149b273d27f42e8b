import type { Sql } from '../../../db/database.ts'

/** A room on one night as it was booked. */
export type BookedNight = {
  bookingId: string
  roomTypeId: string
  night: string
  priceCents: number
  /** A price that was agreed outside the calendar, such as that of a group. */
  agreed: boolean
  planPercent: number
  discountPercent: number
  bookedAt: Date
  bookedOn: string
  /** Null while the booking stands. */
  cancelledAt: Date | null
  /** True if the night was sold in the currency of the report. */
  isSold: boolean
}

type Asked = { fromOn: string; untilOn: string; currency: string }

/** Selects the nights that were booked, and those that were cancelled later, since they were taken until then. */
export async function selectBookedNights(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn, currency }: Asked,
): Promise<BookedNight[]> {
  return sql<BookedNight[]>`
    SELECT b.id AS "bookingId", s.room_type_id AS "roomTypeId", n.night, n.price_cents AS "priceCents", n.agreed,
           b.plan_change_bps::float8 / 100 AS "planPercent", b.discount_bps::float8 / 100 AS "discountPercent",
           b.booked_at AS "bookedAt", (b.booked_at AT TIME ZONE b.time_zone)::date AS "bookedOn",
           CASE WHEN b.state = 'cancelled' THEN e.at END AS "cancelledAt",
           b.state IN ('confirmed', 'checked-in', 'checked-out') AND n.taken AND b.currency = ${currency} AS "isSold"
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id
      JOIN booking_nights n ON n.stay_id = s.id AND n.night BETWEEN ${fromOn} AND ${untilOn}
      LEFT JOIN LATERAL (
        SELECT max(at) AS at FROM booking_events WHERE booking_id = b.id AND kind = 'cancelled') e ON true
    WHERE b.hotel_id = ${hotelId} AND b.check_in_on <= ${untilOn} AND b.check_out_on > ${fromOn}
      AND b.booked_at IS NOT NULL AND b.state NOT IN ('held', 'expired')`
}

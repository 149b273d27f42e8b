import type { BookingPartner } from '@roomlark/contract/booking-partner'
import type { Sql } from '../../db/database.ts'

export type PartnerRow = Omit<BookingPartner, 'platform'> & {
  affiliateId: string
  sharePercent: number
}

/** Whom a booking counts for and on which terms, and what that costs as the booking stands. */
export async function selectBookingPartner(sql: Sql, bookingId: string): Promise<PartnerRow | undefined> {
  const [row] = await sql<PartnerRow[]>`
    SELECT r.partnership_id AS "partnershipId", r.affiliate_id AS "affiliateId",
           coalesce(partner_name(u), '') AS name, r.method, r.rate_bps::float8 / 100 AS "ratePercent",
           r.boost_bps::float8 / 100 AS "boostPercent", r.platform_share_bps::float8 / 100 AS "sharePercent",
           coalesce(m.commission_cents, round(b.room_cents * r.rate_bps / 10000.0))::float8 AS "costCents"
    FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id JOIN users u ON u.id = r.affiliate_id
      LEFT JOIN booking_money m ON m.id = b.id
    WHERE r.booking_id = ${bookingId}`
  return row
}

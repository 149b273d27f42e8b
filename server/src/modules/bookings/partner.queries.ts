import type { BookingPartner } from '@roomlark/contract/booking-partner'
import type { Sql } from '../../db/database.ts'

export type PartnerRow = Omit<BookingPartner, 'platform'> & {
  affiliateId: string
  sharePercent: number
  shareCents: number | null
}

/** Whom a booking counts for and on which terms, and what that costs as the booking stands. */
export async function selectBookingPartner(sql: Sql, bookingId: string): Promise<PartnerRow | undefined> {
  const [row] = await sql<PartnerRow[]>`
    SELECT r.partnership_id AS "partnershipId", r.affiliate_id AS "affiliateId",
           coalesce(partner_name(u), '') AS name, r.method, r.rate_bps::float8 / 100 AS "ratePercent",
           r.boost_bps::float8 / 100 AS "boostPercent", r.platform_share_bps::float8 / 100 AS "sharePercent",
           c.gross_cents::float8 AS "costCents", c.share_cents::float8 AS "shareCents"
    FROM booking_referrals r JOIN users u ON u.id = r.affiliate_id
      LEFT JOIN commission_figures c ON c.booking_id = r.booking_id
    WHERE r.booking_id = ${bookingId}`
  return row
}

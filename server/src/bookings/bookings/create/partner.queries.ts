import type { BookingPartner } from '@roomlark/contract/partners/booking-partner'
import type { Sql } from '../../../db/database.ts'

export type PartnerRow = Omit<BookingPartner, 'platform'> & {
  affiliateId: string
  sharePercent: number
  shareCents: number | null
}

/** The points that were frozen for a night of so many rooms, and the type the boost was for; null means any. */
export type FrozenBoost = { night: string; rooms: number; bps: number; roomTypeId: string | null }

type CommissionTermsRow = {
  rateBps: number
  shareBps: number
  /** Commission that the hotel pays as the booking stands. */
  costCents: number
  boosts: FrozenBoost[]
}

/** Selects the terms of a booking's commission; undefined for one that nobody brought, and for a hold. */
export async function selectCommissionTerms(
  sql: Sql,
  bookingId: string,
): Promise<CommissionTermsRow | undefined> {
  const [row] = await sql<CommissionTermsRow[]>`
    SELECT r.rate_bps AS "rateBps", r.platform_share_bps AS "shareBps", c.gross_cents AS "costCents",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('night', f.night, 'rooms', f.rooms, 'bps', f.boost_bps,
                                                         'roomTypeId', b.room_type_id)), '[]')
            FROM booking_boost_nights f JOIN boosts b ON b.id = f.boost_id
            WHERE f.booking_id = r.booking_id) AS boosts
    FROM booking_referrals r JOIN commission_figures c ON c.booking_id = r.booking_id
    WHERE r.booking_id = ${bookingId}`
  return row
}

/** Selects the partner that a booking counts for, the terms, and what that costs as the booking stands. */
export async function selectBookingPartner(sql: Sql, bookingId: string): Promise<PartnerRow | undefined> {
  const [row] = await sql<PartnerRow[]>`
    SELECT r.partnership_id AS "partnershipId", r.affiliate_id AS "affiliateId",
           coalesce(partner_name(u), '') AS name, r.method, r.rate_bps::float8 / 100 AS "ratePercent",
           r.boost_bps::float8 / 100 AS "boostPercent", r.platform_share_bps::float8 / 100 AS "sharePercent",
           c.gross_cents AS "costCents", c.base_cents AS "baseCents", c.share_cents AS "shareCents"
    FROM booking_referrals r JOIN users u ON u.id = r.affiliate_id
      LEFT JOIN commission_figures c ON c.booking_id = r.booking_id
    WHERE r.booking_id = ${bookingId}`
  return row
}

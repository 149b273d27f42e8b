import type { ReferralMethod } from '@roomlark/contract/partners/booking-partner'
import type { Sql } from '../../../db/database.ts'

export type ClaimedBooking = {
  id: string
  reference: string
  hotelId: string
  hotelName: string
  timeZone: string
  bookedAt: Date
  partnershipId: string
  isOwn: boolean
  method: ReferralMethod | null
  /** The window that was frozen with the affiliate's own booking, or else the one agreed with the affiliate at that time. */
  windowDays: number | null
  isFromSite: boolean
  wasActive: boolean
  /** New bookings of the hotel counted for nobody, because it owed an overdue statement. */
  wasPaused: boolean
}

/** Bookings of hotels that the affiliate never was a partner of do not exist for the affiliate. */
export async function selectClaimedBooking(
  sql: Sql,
  { affiliateId, reference, bookedOn }: { affiliateId: string; reference: string; bookedOn: string },
): Promise<ClaimedBooking | undefined> {
  const [row] = await sql<ClaimedBooking[]>`
    SELECT b.id, b.reference, b.hotel_id AS "hotelId", h.name AS "hotelName", b.time_zone AS "timeZone",
           b.booked_at AS "bookedAt", p.id AS "partnershipId",
           coalesce(r.affiliate_id = ${affiliateId}, false) AS "isOwn", r.method,
           CASE WHEN r.affiliate_id = ${affiliateId} THEN r.window_days
                ELSE own_term(p.id, 'window', b.booked_at) END AS "windowDays",
           b.source IN ('direct', 'affiliate') AND b.created_by IS NULL AS "isFromSite",
           coalesce((
             SELECT e.kind IN ('approved', 'accepted', 'resumed') FROM partnership_events e
             WHERE e.partnership_id = p.id AND e.at <= b.booked_at
               AND e.kind IN ('requested', 'invited', 'approved', 'accepted', 'resumed', 'paused', 'ended', 'declined')
             ORDER BY e.id DESC LIMIT 1),
             p.approved_at <= b.booked_at AND (p.state = 'active' OR p.state_since > b.booked_at)) AS "wasActive",
           EXISTS (SELECT FROM referral_pauses s WHERE s.hotel_id = b.hotel_id AND s.paused_at <= b.booked_at
                     AND (s.resumed_at IS NULL OR s.resumed_at > b.booked_at)) AS "wasPaused"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      JOIN partnerships p ON p.hotel_id = b.hotel_id AND p.affiliate_id = ${affiliateId} AND p.approved_at IS NOT NULL
      LEFT JOIN booking_referrals r ON r.booking_id = b.id
    WHERE b.reference = ${reference} AND b.booked_at IS NOT NULL
      AND ${bookedOn}::date IN ((b.booked_at AT TIME ZONE b.time_zone)::date, (b.booked_at AT TIME ZONE 'UTC')::date)`
  return row
}

/** The clicks of an affiliate on links to a hotel, or to no hotel in particular, before a moment, within a year and within the window. */
export async function selectOwnClicks(
  sql: Sql,
  asked: { affiliateId: string; hotelId: string; before: Date; windowDays: number; limit: number },
): Promise<{ lastAt: Date | null; inWindow: number }> {
  const { affiliateId, hotelId, before, windowDays, limit } = asked
  const [row] = await sql<[{ lastAt: Date | null; inWindow: number }]>`
    WITH links AS (SELECT id FROM tracked_links 
      WHERE affiliate_id = ${affiliateId} AND (hotel_id = ${hotelId} OR hotel_id IS NULL))
    SELECT (SELECT max(last.at) FROM links CROSS JOIN LATERAL (
              SELECT at FROM clicks k WHERE k.link_id = links.id AND k.counted AND k.at <= ${before}
                AND k.at > ${before}::timestamptz - interval '366 days'
              ORDER BY at DESC LIMIT 1) AS last) AS "lastAt",
           (SELECT count(*)::integer FROM (
              SELECT FROM clicks k JOIN links ON links.id = k.link_id
              WHERE k.counted AND k.at <= ${before} AND k.at >= ${before}::timestamptz - make_interval(days => ${windowDays})
              LIMIT ${limit}) AS seen) AS "inWindow"`
  return row
}

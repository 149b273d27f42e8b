import type { Sql } from '../../db/database.ts'

export type OfferRow = {
  boostId: string
  partnershipId: string
  hotelName: string
  city: string
  country: string
  imageFile: string | null
  /** Only those to come. */
  nights: string[]
  roomTypeName: string | null
  pointsBps: number
  ratePercent: number
  /** Rooms that are empty, over all nights to come. */
  emptyNights: number
  left: number | null
  endsAt: Date
  linkCode: string | null
}

/** The boosts that run for an affiliate's active partnerships, those that end first above. */
export async function selectOffers(sql: Sql, affiliateId: string, at: Date): Promise<OfferRow[]> {
  return sql<OfferRow[]>`
    SELECT b.id AS "boostId", p.id AS "partnershipId", h.name AS "hotelName", h.city, h.country,
           (SELECT i.file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY i.position LIMIT 1) AS "imageFile",
           o.nights, (SELECT t.name FROM room_types t WHERE t.id = b.room_type_id) AS "roomTypeName",
           b.points_bps AS "pointsBps", partner_rate_bps(p, ${at}) / 100.0 AS "ratePercent",
           o.empty AS "emptyNights",
           b.max_nights - boost_sold_nights(b.id) AS left,
           b.ends_at AS "endsAt",
           (SELECT l.code FROM tracked_links l WHERE l.partnership_id = p.id AND l.archived_at IS NULL
            ORDER BY l.created_at DESC, l.id LIMIT 1) AS "linkCode"
    FROM partnerships p JOIN users u ON u.id = p.affiliate_id JOIN hotels h ON h.id = p.hotel_id
      JOIN boosts b ON b.hotel_id = p.hotel_id
      CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT n.night ORDER BY n.night)::text[] AS nights,
               coalesce(sum(greatest(0, CASE WHEN s.closed THEN 0 ELSE coalesce(s.capacity, t.units)
                                        - coalesce(s.sold, 0) - coalesce(s.blocked, 0) END)), 0)::integer AS empty
        FROM boost_nights n JOIN room_types t ON t.id = n.room_type_id AND t.archived_at IS NULL
          LEFT JOIN nights s ON s.room_type_id = n.room_type_id AND s.night = n.night
        WHERE n.boost_id = b.id AND n.night >= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
      ) AS o
    WHERE p.affiliate_id = ${affiliateId} AND p.state = 'active' AND in_good_standing(u) AND referrals_paused_at(h.id) IS NULL
      AND b.ended_at IS NULL AND b.ends_at > ${at}
      AND (NOT b.has_chosen_partners
           OR EXISTS (SELECT FROM boost_partners c WHERE c.boost_id = b.id AND c.partnership_id = p.id))
      AND EXISTS (SELECT FROM public_hotels v WHERE v.id = h.id)
    ORDER BY b.ends_at, b.id LIMIT 200`
}

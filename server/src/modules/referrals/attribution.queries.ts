import type { Sql } from '../../db/database.ts'

/** A link of somebody in good standing that still earns. */
export type EarningLink = {
  linkId: string
  code: string
  affiliateId: string
  /** Of the hotel, where nothing else was agreed. */
  rateBps: number
}

/** Of these codes, the links to a hotel that earn now. */
export async function selectEarningLinks(sql: Sql, hotelId: string, codes: string[]): Promise<EarningLink[]> {
  return sql<EarningLink[]>`
    SELECT l.id AS "linkId", l.code, l.affiliate_id AS "affiliateId", h.base_commission_bps AS "rateBps"
    FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id JOIN users u ON u.id = l.affiliate_id
    WHERE l.hotel_id = ${hotelId} AND l.code = ANY(${codes}::text[])
      AND l.archived_at IS NULL AND l.paused_at IS NULL AND in_good_standing(u)`
}

/** Whose own promo code a hold has, if it is somebody's in good standing. */
export async function selectPromoPartner(
  sql: Sql,
  bookingId: string,
): Promise<Pick<EarningLink, 'affiliateId' | 'rateBps'> | undefined> {
  const [row] = await sql<Pick<EarningLink, 'affiliateId' | 'rateBps'>[]>`
    SELECT p.affiliate_id AS "affiliateId", h.base_commission_bps AS "rateBps"
    FROM bookings b JOIN promo_codes p ON p.id = b.promo_code_id JOIN hotels h ON h.id = b.hotel_id
      JOIN users u ON u.id = p.affiliate_id
    WHERE b.id = ${bookingId} AND in_good_standing(u)`
  return row
}

/** Who brought a booking, and on which terms: on the booking for the figures, beside it for the reasons. */
export type NewReferral = {
  bookingId: string
  affiliateId: string
  linkId: string | null
  click: { id: number; at: Date } | null
  method: 'link' | 'visit' | 'embed' | 'promo-code'
  windowDays: number
  rateBps: number
  at: Date
}

/** False where the booking is no hold any more: its source has been counted. */
export async function updateReferredHold(
  sql: Sql,
  { bookingId, affiliateId, rateBps }: NewReferral,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE bookings SET affiliate_id = ${affiliateId}, commission_bps = ${rateBps}, source = 'affiliate'
    WHERE id = ${bookingId} AND state = 'held' AND affiliate_id IS NULL`
  return count === 1
}

export async function insertReferral(sql: Sql, referral: NewReferral): Promise<void> {
  const { bookingId, affiliateId, linkId, click, method, windowDays, rateBps, at } = referral
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, link_id, click_id, clicked_at, method, window_days,
                                   rate_bps, at)
    VALUES (${bookingId}, ${affiliateId}, ${linkId}, ${click?.id ?? null}, ${click?.at ?? null}, ${method},
            ${windowDays}, ${rateBps}, ${at})`
}

export async function selectHotelId(sql: Sql, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`SELECT id FROM hotels WHERE slug = ${slug}`
  return row?.id
}

/** How somebody in good standing is called in public. */
export async function selectPublicName(
  sql: Sql,
  affiliateId: string,
): Promise<{ name: string; imageFile: string | null } | undefined> {
  const [row] = await sql<{ name: string; imageFile: string | null }[]>`
    SELECT coalesce(nullif(trim(company_name), ''), trim(first_name || ' ' || last_name)) AS name,
           image_file AS "imageFile"
    FROM users WHERE id = ${affiliateId}`
  return row
}

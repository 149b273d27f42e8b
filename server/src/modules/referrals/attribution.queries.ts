import type { Sql } from '../../db/database.ts'

/** A link of somebody in good standing that still earns. */
export type EarningLink = {
  linkId: string
  code: string
  affiliateId: string
  partnershipId: string
  /** What was agreed with the partner, else the hotel's base rate. */
  rateBps: number
  /** For how long a click counts, where that was agreed with the partner; else as on the whole platform. */
  ownWindowDays: number | null
}

/** Why a partnership does not earn: it is not active, or the account of the affiliate is not in good standing. */
function earns(sql: Sql) {
  return sql`p.state = 'active' AND in_good_standing(u)`
}

function terms(sql: Sql, at: Date) {
  return sql`p.id AS "partnershipId", p.affiliate_id AS "affiliateId", partner_rate_bps(p, ${at}) AS "rateBps",
             own_term(p.id, 'window', ${at}) AS "ownWindowDays"`
}

/** Of these codes, the links to a hotel that earn now. */
export async function selectEarningLinks(
  sql: Sql,
  hotelId: string,
  codes: string[],
  at: Date,
): Promise<EarningLink[]> {
  return sql<EarningLink[]>`
    SELECT l.id AS "linkId", l.code, ${terms(sql, at)}
    FROM tracked_links l JOIN partnerships p ON p.id = l.partnership_id JOIN users u ON u.id = l.affiliate_id
    WHERE l.hotel_id = ${hotelId} AND l.code = ANY(${codes}::text[]) AND l.archived_at IS NULL AND ${earns(sql)}`
}

export type EarningPartner = Omit<EarningLink, 'linkId' | 'code'>

/** Whose own promo code a hold has, if it is that of a partner who earns now. */
export async function selectPromoPartner(
  sql: Sql,
  bookingId: string,
  at: Date,
): Promise<EarningPartner | undefined> {
  const [row] = await sql<EarningPartner[]>`
    SELECT ${terms(sql, at)}
    FROM bookings b JOIN promo_codes c ON c.id = b.promo_code_id
      JOIN partnerships p ON p.hotel_id = c.hotel_id AND p.affiliate_id = c.affiliate_id
      JOIN users u ON u.id = p.affiliate_id
    WHERE b.id = ${bookingId} AND ${earns(sql)}`
  return row
}

/** A partner of this hotel who earns now, as the desk names them. */
export async function selectDeskPartner(
  sql: Sql,
  { hotelId, partnershipId }: { hotelId: string; partnershipId: string },
  at: Date,
): Promise<EarningPartner | undefined> {
  const [row] = await sql<EarningPartner[]>`
    SELECT ${terms(sql, at)} FROM partnerships p JOIN users u ON u.id = p.affiliate_id
    WHERE p.id = ${partnershipId} AND p.hotel_id = ${hotelId} AND ${earns(sql)}`
  return row
}

/** Who brought a booking, and on which terms: on the booking for the figures, beside it for the reasons. */
export type NewReferral = {
  bookingId: string
  affiliateId: string
  partnershipId: string
  linkId: string | null
  click: { id: number; at: Date } | null
  /** The affiliate's own word for where the link stood. */
  tag: string | null
  method: 'link' | 'visit' | 'embed' | 'promo-code' | 'desk'
  windowDays: number
  rateBps: number
  platformShareBps: number
  at: Date
}

/** False where the booking is no hold any more: its source has been counted. */
export async function updateReferredHold(
  sql: Sql,
  { bookingId, affiliateId, partnershipId, rateBps }: NewReferral,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE bookings SET affiliate_id = ${affiliateId}, partnership_id = ${partnershipId},
           commission_bps = ${rateBps}, source = 'affiliate'
    WHERE id = ${bookingId} AND state = 'held' AND affiliate_id IS NULL`
  return count === 1
}

export async function insertReferral(sql: Sql, referral: NewReferral): Promise<void> {
  const { bookingId, affiliateId, partnershipId, linkId, click, tag, method, windowDays, rateBps, at } =
    referral
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, click_id, clicked_at, method,
                                   window_days, rate_bps, platform_share_bps, tag, at)
    VALUES (${bookingId}, ${affiliateId}, ${partnershipId}, ${linkId}, ${click?.id ?? null}, ${click?.at ?? null},
            ${method}, ${windowDays}, ${rateBps}, ${referral.platformShareBps}, ${tag}, ${at})`
}

/** For how many days a click on these links counts, where that was agreed with their partners. */
export async function selectOwnWindows(
  sql: Sql,
  codes: string[],
  at: Date,
): Promise<{ code: string; days: number }[]> {
  return sql<{ code: string; days: number }[]>`
    SELECT * FROM (
      SELECT code, own_term(partnership_id, 'window', ${at}) AS days FROM tracked_links
      WHERE code = ANY(${codes}::text[])) AS l
    WHERE days IS NOT NULL`
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
    SELECT coalesce(partner_name(u), '') AS name, image_file AS "imageFile" FROM users u WHERE id = ${affiliateId}`
  return row
}

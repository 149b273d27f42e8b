import type { Sql } from '../../db/database.ts'

/** A link that currently earns commission. */
export type EarningLink = {
  linkId: string
  code: string
  /** The link leads to this hotel, not to another partner of the same affiliate, a place or a search. */
  isHere: boolean
  affiliateId: string
  partnershipId: string
  /** The rate agreed with the partner, or otherwise the hotel's base rate; or the tier reached, where that pays more. */
  rateBps: number
  agreedBps: number
  /** The rate of the tier reached; null without any. */
  tierBps: number | null
  /** The window of a click, if one was agreed with the partner; null means the platform's. */
  ownWindowDays: number | null
}

/**
 * A partnership earns only while it is active, the affiliate's account is in good standing and the hotel owes no
 * statement that pauses new bookings.
 */
function earns(sql: Sql) {
  return sql`p.state = 'active' AND in_good_standing(u) AND referrals_paused_at(p.hotel_id) IS NULL`
}

function terms(sql: Sql, at: Date) {
  return sql`p.id AS "partnershipId", p.affiliate_id AS "affiliateId", partner_rate_bps(p, ${at}) AS "rateBps",
             agreed_rate_bps(p, ${at}) AS "agreedBps", tier_rate_bps(p.id, ${at}) AS "tierBps",
             own_term(p.id, 'window', ${at}) AS "ownWindowDays"`
}

/** Selects the links with these codes that currently earn at a hotel, by the partnership of their affiliate with it. */
export async function selectEarningLinks(
  sql: Sql,
  hotelId: string,
  codes: string[],
  at: Date,
): Promise<EarningLink[]> {
  return sql<EarningLink[]>`
    SELECT l.id AS "linkId", l.code, l.hotel_id IS NOT DISTINCT FROM p.hotel_id AS "isHere", ${terms(sql, at)}
    FROM tracked_links l JOIN partnerships p ON p.affiliate_id = l.affiliate_id AND p.hotel_id = ${hotelId}
      JOIN users u ON u.id = l.affiliate_id
    WHERE l.code = ANY(${codes}::text[]) AND l.archived_at IS NULL AND ${earns(sql)}`
}

export type EarningPartner = Omit<EarningLink, 'linkId' | 'code' | 'isHere'>

/** Finds the partner whose own promo code was used for a hold, if that partner currently earns. */
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

/** Tells whether new bookings of a hotel earn nobody a commission because a statement is overdue. */
export async function selectIsPaused(sql: Sql, hotelId: string): Promise<boolean> {
  const [row] = await sql<[{ isPaused: boolean }]>`
    SELECT referrals_paused_at(${hotelId}) IS NOT NULL AS "isPaused"`
  return row.isPaused
}

/** Finds the partner of this hotel that the desk chose, if that partner currently earns. */
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

/**
 * The affiliate who brought a booking, and the terms. Stored on the booking for the figures, and in its own table as
 * evidence.
 */
export type NewReferral = {
  bookingId: string
  affiliateId: string
  partnershipId: string
  linkId: string | null
  click: { id: number; at: Date } | null
  /** The affiliate's own word for where the link stood. */
  tag: string | null
  subId: string | null
  method: 'link' | 'visit' | 'embed' | 'promo-code' | 'desk'
  windowDays: number
  rateBps: number
  platformShareBps: number
  /** The most points that a boost adds on one of its nights. */
  boostBps: number
  at: Date
  /** The rate agreed with the partner, the tier, and the campaign that raised it. */
  agreedBps: number
  tierBps: number | null
  campaignId: string | null
  /** Amount promised if this becomes the partner's first stay. */
  bonusCents: number
}

/** Returns false if the booking already has an affiliate, or is no longer a hold and has been counted. */
export async function updateReferredHold(
  sql: Sql,
  { bookingId, affiliateId, partnershipId, rateBps }: Omit<NewReferral, 'boostBps' | 'bonusCents'>,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE bookings SET affiliate_id = ${affiliateId}, partnership_id = ${partnershipId},
           commission_bps = ${rateBps}, source = 'affiliate'
    WHERE id = ${bookingId} AND state = 'held' AND affiliate_id IS NULL`
  return count === 1
}

export async function insertReferral(sql: Sql, referral: NewReferral): Promise<void> {
  const {
    bookingId,
    affiliateId,
    partnershipId,
    linkId,
    click,
    tag,
    subId,
    method,
    windowDays,
    rateBps,
    at,
  } = referral
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, click_id, clicked_at, method,
                                   window_days, rate_bps, boost_bps, platform_share_bps, tag, sub_id, at)
    VALUES (${bookingId}, ${affiliateId}, ${partnershipId}, ${linkId}, ${click?.id ?? null}, ${click?.at ?? null},
            ${method}, ${windowDays}, ${rateBps}, ${referral.boostBps}, ${referral.platformShareBps},
            ${tag}, ${subId}, ${at})`
}

/** Keeps with a booking what raised its rate. */
export async function insertRaise(
  sql: Sql,
  { bookingId, agreedBps, tierBps, campaignId, bonusCents, at }: NewReferral,
): Promise<void> {
  await sql`
    INSERT INTO booking_raises (booking_id, agreed_bps, tier_bps, campaign_id, bonus_cents, at)
    VALUES (${bookingId}, ${agreedBps}, ${tierBps}, ${campaignId}, ${bonusCents}, ${at})`
}

/** The day on which the guests of a booking arrive, and its currency. */
export async function selectStay(
  sql: Sql,
  bookingId: string,
): Promise<{ checkInOn: string; currency: string }> {
  const [row] = await sql<[{ checkInOn: string; currency: string }]>`
    SELECT check_in_on AS "checkInOn", currency FROM bookings WHERE id = ${bookingId}`
  return row
}

/**
 * For how many days a click on these links counts at most: as agreed with the hotel's partner, or otherwise as usual.
 * A link without a hotel counts at all of them.
 */
export async function selectWindows(
  sql: Sql,
  codes: string[],
  usualDays: number,
  at: Date,
): Promise<{ code: string; days: number }[]> {
  const days = (id: string) =>
    sql`coalesce(own_term(${sql.unsafe(id)}, 'window', ${at}), ${usualDays}::integer)`
  return sql<{ code: string; days: number }[]>`
    SELECT l.code, CASE WHEN l.partnership_id IS NOT NULL THEN ${days('l.partnership_id')}
                        ELSE coalesce((SELECT max(${days('p.id')}) FROM partnerships p
                                       WHERE p.affiliate_id = l.affiliate_id), ${usualDays}::integer) END AS days
    FROM tracked_links l WHERE l.code = ANY(${codes}::text[])`
}

export async function selectHotelId(sql: Sql, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`SELECT id FROM hotels WHERE slug = ${slug}`
  return row?.id
}

/** Selects the public name of an affiliate, which is empty unless the account is in good standing. */
export async function selectPublicName(
  sql: Sql,
  affiliateId: string,
): Promise<{ name: string; imageFile: string | null } | undefined> {
  const [row] = await sql<{ name: string; imageFile: string | null }[]>`
    SELECT coalesce(partner_name(u), '') AS name, image_file AS "imageFile" FROM users u WHERE id = ${affiliateId}`
  return row
}

import type { PartnerCode, PartnerCodeInput } from '@roomlark/contract/guest-site/partner-codes'
import type { PromoCodeAgreement } from '@roomlark/contract/inventory/promo-codes'
import type { Sql } from '../../db/database.ts'

/** Codes are the affiliate's own at one hotel; `id` leaves all but one out. */
export async function selectPartnerCodes(
  sql: Sql,
  { hotelId, affiliateId }: { hotelId: string; affiliateId: string },
  id?: string,
): Promise<PartnerCode[]> {
  return sql<PartnerCode[]>`
    SELECT c.id, c.code, c.label, c.discount_bps / 100 AS "discountPercent", c.from_on::text AS "fromOn",
           c.until_on::text AS "untilOn", c.max_bookings AS "maxBookings", c.agreement, c.is_active AS "isActive",
           coalesce(brought.bookings, 0)::integer AS bookings, coalesce(brought.earnings, 0) AS "earningsUsdCents"
    FROM promo_codes c CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE outcome <> 'cancelled') AS bookings, sum(net_usd_cents) AS earnings
      FROM bookings b JOIN booking_commissions m ON m.booking_id = b.id
      WHERE b.promo_code_id = c.id AND m.method = 'promo-code') AS brought
    WHERE c.hotel_id = ${hotelId} AND c.affiliate_id = ${affiliateId} ${id === undefined ? sql`` : sql`AND c.id = ${id}`}
    ORDER BY c.created_at DESC, c.id`
}

export async function countOpenCodes(
  sql: Sql,
  { hotelId, affiliateId }: { hotelId: string; affiliateId: string },
  today: string,
): Promise<number> {
  const [row] = await sql<[{ codes: number }]>`
    SELECT count(*)::integer AS codes FROM promo_codes
    WHERE hotel_id = ${hotelId} AND affiliate_id = ${affiliateId} AND is_active AND agreement <> 'declined'
      AND (until_on IS NULL OR until_on >= ${today})`
  return row.codes
}

/** Undefined where the hotel has this code already. */
export async function insertPartnerCode(
  sql: Sql,
  { hotelId, affiliateId }: { hotelId: string; affiliateId: string },
  code: PartnerCodeInput,
  agreement: PromoCodeAgreement,
  at: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO promo_codes ${sql({
      hotel_id: hotelId,
      affiliate_id: affiliateId,
      code: code.code,
      label: code.label,
      discount_bps: code.discountPercent * 100,
      from_on: code.fromOn,
      until_on: code.untilOn,
      max_bookings: code.maxBookings,
      agreement,
      created_at: at,
    })}
    ON CONFLICT ON CONSTRAINT promo_codes_hotel_code_key DO NOTHING
    RETURNING id`
  return row?.id
}

/** A code that a booking has, or a hold may still get, is only switched off; others disappear. False if it is not there. */
export async function endPartnerCode(
  sql: Sql,
  { hotelId, affiliateId }: { hotelId: string; affiliateId: string },
  id: string,
): Promise<boolean> {
  const locked = await sql`
    SELECT FROM promo_codes WHERE id = ${id} AND hotel_id = ${hotelId} AND affiliate_id = ${affiliateId} FOR UPDATE`
  if (locked.length === 0) return false
  const { count } = await sql`
    DELETE FROM promo_codes WHERE id = ${id} AND NOT EXISTS (SELECT FROM bookings b WHERE b.promo_code_id = ${id})`
  if (count === 0) await sql`UPDATE promo_codes SET is_active = false, version = version + 1 WHERE id = ${id}`
  return true
}

/** The partnership whose affiliate a code of the hotel belongs to. */
export async function selectPartnershipOfCode(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT p.id FROM promo_codes c
      JOIN partnerships p ON p.hotel_id = c.hotel_id AND p.affiliate_id = c.affiliate_id
    WHERE c.hotel_id = ${hotelId} AND c.id = ${id}`
  return row?.id
}

export type ProposedCode = {
  code: string
  discountPercent: number
  agreement: PromoCodeAgreement
  version: number
}

export async function selectProposedForUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<ProposedCode | undefined> {
  const [row] = await sql<ProposedCode[]>`
    SELECT code, discount_bps / 100 AS "discountPercent", agreement, version
    FROM promo_codes WHERE hotel_id = ${hotelId} AND id = ${id} FOR UPDATE`
  return row
}

export async function updateAgreement(sql: Sql, id: string, agreement: PromoCodeAgreement): Promise<void> {
  await sql`UPDATE promo_codes SET agreement = ${agreement}, version = version + 1 WHERE id = ${id}`
}

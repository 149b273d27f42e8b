import type { PromoCode, PromoCodeInput, PromoCodePartner } from '@roomlark/contract/inventory/promo-codes'
import type { Sql } from '../../db/database.ts'

export async function selectPromoCodes(sql: Sql, hotelId: string): Promise<PromoCode[]> {
  return sql<PromoCode[]>`
    SELECT ${columns(sql)} FROM promo_codes p WHERE hotel_id = ${hotelId} ORDER BY created_at, id`
}

export async function selectPromoCode(sql: Sql, hotelId: string, id: string): Promise<PromoCode | undefined> {
  const [row] = await sql<PromoCode[]>`
    SELECT ${columns(sql)} FROM promo_codes p WHERE hotel_id = ${hotelId} AND id = ${id}`
  return row
}

/** The hotel's partners in good standing, or one of them. */
export async function selectPartners(
  sql: Sql,
  hotelId: string,
  affiliateId?: string,
): Promise<PromoCodePartner[]> {
  return sql<PromoCodePartner[]>`
    SELECT u.id, coalesce(partner_name(u), account_name(u)) AS name FROM users u
    WHERE in_good_standing(u) ${affiliateId === undefined ? sql`` : sql`AND u.id = ${affiliateId}`}
      AND EXISTS (SELECT FROM partnerships r
                  WHERE r.affiliate_id = u.id AND r.hotel_id = ${hotelId} AND r.state IN ('active', 'paused'))
    ORDER BY name, u.id`
}

/** Undefined where the hotel has this code already. */
export async function insertPromoCode(
  sql: Sql,
  hotelId: string,
  code: PromoCodeInput,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO promo_codes ${sql({ ...values(code), hotel_id: hotelId })}
    ON CONFLICT ON CONSTRAINT promo_codes_hotel_code_key DO NOTHING
    RETURNING id`
  return row?.id
}

/** Tells whether another code of the hotel has this text. */
export async function isCodeTaken(sql: Sql, hotelId: string, code: string, id: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM promo_codes WHERE hotel_id = ${hotelId} AND code = ${code} AND id <> ${id}`
  return rows.length > 0
}

/** False when the version is no longer the one that was read. */
export async function updatePromoCode(
  sql: Sql,
  id: string,
  code: PromoCodeInput & { version: number },
  at: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE promo_codes SET ${sql({ ...values(code), version: code.version + 1 })},
           limited_at = CASE WHEN max_bookings IS DISTINCT FROM ${code.maxBookings} THEN ${at} ELSE limited_at END
    WHERE id = ${id} AND version = ${code.version}`
  return result.count === 1
}

export async function deletePromoCode(sql: Sql, hotelId: string, id: string): Promise<boolean> {
  const result = await sql`DELETE FROM promo_codes WHERE hotel_id = ${hotelId} AND id = ${id}`
  return result.count === 1
}

/** Locked until the transaction ends, so that two guests cannot both take its last use. */
export async function selectPromoCodeForUpdate(
  sql: Sql,
  hotelId: string,
  code: string,
): Promise<PromoCode | undefined> {
  await sql`SELECT FROM promo_codes WHERE hotel_id = ${hotelId} AND code = ${code} FOR UPDATE`
  const [row] = await sql<PromoCode[]>`
    SELECT ${columns(sql)} FROM promo_codes p WHERE hotel_id = ${hotelId} AND code = ${code}`
  return row
}

/** A hold counts as a booking: its guest has been promised the discount. */
function columns(sql: Sql) {
  return sql`
    id, code, discount_bps / 100 AS "discountPercent", from_on AS "fromOn", until_on AS "untilOn",
    max_bookings AS "maxBookings", affiliate_id AS "partnerId",
    (SELECT account_name(u) FROM users u WHERE u.id = p.affiliate_id) AS "partnerName", is_active AS "isActive",
    agreement, version,
    (SELECT count(*)::integer FROM bookings b
     WHERE b.promo_code_id = p.id AND b.state NOT IN ('cancelled', 'expired')
       AND NOT (b.state = 'held' AND b.held_until <= clock_timestamp())) AS bookings`
}

function values(code: PromoCodeInput) {
  return {
    code: code.code,
    discount_bps: code.discountPercent * 100,
    from_on: code.fromOn,
    until_on: code.untilOn,
    max_bookings: code.maxBookings,
    affiliate_id: code.partnerId,
    is_active: code.isActive,
  }
}

import type { PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../../db/database.ts'

export type AskedHotel = { autoApprove: boolean; allowsPaidAds: boolean; today: string }

/** A hotel that affiliates may ask now; it stays like this until the transaction ends. */
export async function selectAskedHotelForShare(
  sql: Sql,
  hotelId: string,
  at: Date,
): Promise<AskedHotel | undefined> {
  const [row] = await sql<AskedHotel[]>`
    SELECT s.auto_approve AS "autoApprove", s.allows_paid_ads AS "allowsPaidAds",
           (${at}::timestamptz AT TIME ZONE h.time_zone)::date::text AS today
    FROM hotel_partner_settings s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.hotel_id = ${hotelId} AND s.is_listed AND EXISTS (SELECT FROM public_hotels p WHERE p.id = s.hotel_id)
    FOR SHARE OF s`
  return row
}

export async function selectHasProfile(sql: Sql, userId: string): Promise<boolean> {
  return (await sql`SELECT FROM affiliate_profiles WHERE user_id = ${userId}`).length > 0
}

type Pair = { hotelId: string; affiliateId: string } | { hotelId: string; email: string }
type NewPartnership = Pair & { state: PartnershipState; message: string; allowsPaidAds: boolean; at: Date }

/** Undefined if there is already one between the two, whatever its state. */
export async function insertPartnership(sql: Sql, row: NewPartnership): Promise<string | undefined> {
  const [made] = await sql<{ id: string }[]>`
    INSERT INTO partnerships ${sql({
      hotel_id: row.hotelId,
      affiliate_id: 'affiliateId' in row ? row.affiliateId : null,
      invited_email: 'email' in row ? row.email : null,
      state: row.state,
      state_since: row.at,
      message: row.message,
      allows_paid_ads: row.allowsPaidAds,
      created_at: row.at,
    })}
    ON CONFLICT DO NOTHING RETURNING id`
  return made?.id
}

export async function selectPairId(sql: Sql, pair: Pair): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM partnerships WHERE hotel_id = ${pair.hotelId}
      AND ${'affiliateId' in pair ? sql`affiliate_id = ${pair.affiliateId}` : sql`affiliate_id IS NULL AND lower(invited_email) = lower(${pair.email})`}`
  return row?.id
}

import type { ReceivedOffer } from '@roomlark/contract/accounts/hotel-handovers'
import type { Sql } from '../../db/database.ts'

export type OfferRow = {
  hotelId: string
  hotelName: string
  ownerId: string
  email: string
  offeredAt: Date
  expiresAt: Date
}

function columns(sql: Sql) {
  return sql`
    o.hotel_id AS "hotelId", h.name AS "hotelName", o.owner_id AS "ownerId", o.email, o.offered_at AS "offeredAt",
    o.expires_at AS "expiresAt"`
}

/** Locks the hotel of its owner for an offer; undefined if it is somebody else's or archived. */
export async function selectOwnHotelForUpdate(
  sql: Sql,
  hotelId: string,
  ownerId: string,
): Promise<{ name: string } | undefined> {
  const [row] = await sql<{ name: string }[]>`
    SELECT name FROM hotels WHERE id = ${hotelId} AND owner_id = ${ownerId} AND archived_at IS NULL FOR UPDATE`
  return row
}

export async function selectIsOwn(sql: Sql, hotelId: string, ownerId: string): Promise<boolean> {
  return (
    (await sql`SELECT FROM hotels WHERE id = ${hotelId} AND owner_id = ${ownerId} AND archived_at IS NULL`)
      .length === 1
  )
}

export async function selectOffer(sql: Sql, hotelId: string, now: Date): Promise<OfferRow | undefined> {
  const [row] = await sql<OfferRow[]>`
    SELECT ${columns(sql)} FROM hotel_offers o JOIN hotels h ON h.id = o.hotel_id
    WHERE o.hotel_id = ${hotelId} AND o.expires_at > ${now}`
  return row
}

/** Replaces an offer that has expired; undefined while another one is open. */
export async function insertOffer(
  sql: Sql,
  row: Omit<OfferRow, 'hotelName'>,
): Promise<{ hotelId: string } | undefined> {
  const [made] = await sql<{ hotelId: string }[]>`
    INSERT INTO hotel_offers AS o (hotel_id, owner_id, email, offered_at, expires_at)
    VALUES (${row.hotelId}, ${row.ownerId}, ${row.email}, ${row.offeredAt}, ${row.expiresAt})
    ON CONFLICT ON CONSTRAINT hotel_offers_pkey DO UPDATE SET
      email = excluded.email, offered_at = excluded.offered_at, expires_at = excluded.expires_at
    WHERE o.expires_at <= ${row.offeredAt}
    RETURNING hotel_id AS "hotelId"`
  return made
}

/** Of several who answer or withdraw at once, one gets the row. */
export async function deleteOffer(sql: Sql, hotelId: string): Promise<boolean> {
  return (await sql`DELETE FROM hotel_offers WHERE hotel_id = ${hotelId}`).count === 1
}

export async function selectAccountId(sql: Sql, email: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM users WHERE email = ${email} AND user_type = 'hotel' AND email_verified_at IS NOT NULL`
  return row?.id
}

type ReceivedRow = Omit<ReceivedOffer, 'expiresAt' | 'fromName'> & { ownerId: string; expiresAt: Date }

export async function selectReceived(sql: Sql, userId: string, now: Date): Promise<ReceivedRow[]> {
  return sql<ReceivedRow[]>`
    SELECT h.id AS "hotelId", h.name AS "hotelName", h.city, h.country, o.owner_id AS "ownerId", o.expires_at AS "expiresAt",
           (SELECT count(*)::integer FROM bookings b WHERE b.hotel_id = h.id AND is_to_come(b, ${now})) AS stays,
           coalesce((SELECT jsonb_agg(jsonb_build_object('cents', a.balance_cents, 'currency', a.currency) ORDER BY a.currency)
                     FROM ledger_account_balances a
                     WHERE a.kind = 'hotel-receivable' AND a.holder_id = h.id AND a.balance_cents > 0), '[]') AS owed
    FROM users u JOIN hotel_offers o ON o.email = u.email JOIN hotels h ON h.id = o.hotel_id
    WHERE u.id = ${userId} AND o.expires_at > ${now} AND h.archived_at IS NULL ORDER BY o.offered_at`
}

/** The offer to this account; with `lock`, its hotel is locked until the transaction ends. */
export async function selectOfferTo(
  sql: Sql,
  { hotelId, userId, now, lock = false }: { hotelId: string; userId: string; now: Date; lock?: boolean },
): Promise<OfferRow | undefined> {
  const [row] = await sql<OfferRow[]>`
    SELECT ${columns(sql)} FROM hotel_offers o JOIN hotels h ON h.id = o.hotel_id JOIN users u ON u.email = o.email
    WHERE o.hotel_id = ${hotelId} AND u.id = ${userId} AND o.expires_at > ${now} AND h.archived_at IS NULL
    ${lock ? sql`FOR UPDATE OF h` : sql``}`
  return row
}

/**
 * Roles in the hotel end with its owner, and profiles of guests stay with the owner who wrote them: a job makes those of
 * the new one. Everything else is the hotel's own and stays with it.
 */
export async function updateOwner(sql: Sql, hotelId: string, ownerId: string, now: Date): Promise<void> {
  await sql`DELETE FROM team_places WHERE hotel_id = ${hotelId}`
  await sql`DELETE FROM team_invited_places WHERE hotel_id = ${hotelId}`
  await sql`
    UPDATE hotels SET owner_id = ${ownerId}, updated_at = ${now}, version = version + 1 WHERE id = ${hotelId}`
  await sql`UPDATE bookings SET guest_profile_id = NULL WHERE hotel_id = ${hotelId} AND guest_profile_id IS NOT NULL`
  await sql`DELETE FROM guest_hotels WHERE hotel_id = ${hotelId}`
}

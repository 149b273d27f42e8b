import type { StayQuery } from '@roomlark/contract/bookings/offers'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { WaitingGuest } from '@roomlark/contract/guest-site/waiting'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { unreadBy } from '../../db/outbox.ts'

export type NewWaitingGuest = StayQuery & {
  id: string
  tokenHash: Buffer
  hotelId: string
  email: string
  language: GuestLanguage
  reference: string | null
  now: Date
}

/** Returns the id of the guest with this address who waits for these dates already, or of the new one. */
export async function upsertWaiting(sql: Sql, guest: NewWaitingGuest): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO waiting_guests ${sql({
      id: guest.id,
      token_hash: guest.tokenHash,
      hotel_id: guest.hotelId,
      email: guest.email,
      language: guest.language,
      check_in_on: guest.checkInOn,
      check_out_on: guest.checkOutOn,
      adults: guest.adults,
      child_ages: guest.childAges,
      rooms: guest.rooms,
      referral_reference: guest.reference,
      asked_at: guest.now,
    })}
    ON CONFLICT ON CONSTRAINT waiting_guests_once DO UPDATE SET language = excluded.language
    RETURNING id`
  return row.id
}

/** Somebody who missed a room and asks again is a new guest at the end of the list. */
export async function deleteMissed(
  sql: Sql,
  { hotelId, email, checkInOn, checkOutOn }: NewWaitingGuest,
  toldBefore: Date,
): Promise<void> {
  await sql`
    DELETE FROM waiting_guests
    WHERE hotel_id = ${hotelId} AND email = ${email} AND check_in_on = ${checkInOn} AND check_out_on = ${checkOutOn}
      AND told_at < ${toldBefore}`
}

export type WaitingRow = StayQuery & {
  id: string
  hotelId: string
  hotelName: string
  slug: string
  timeZone: string
  email: string
  language: GuestLanguage
  reference: string | null
  confirmedAt: Date | null
  toldAt: Date | null
  checkoutId: string | null
  bookingId: string | null
  isBooked: boolean
  /** Null unless the hold still stands. */
  heldUntil: Date | null
}

function rows(sql: Sql) {
  return sql`
    SELECT w.id, w.hotel_id AS "hotelId", h.name AS "hotelName", h.slug, h.time_zone AS "timeZone", w.email, w.language,
           w.check_in_on AS "checkInOn", w.check_out_on AS "checkOutOn", w.adults, w.child_ages AS "childAges", w.rooms,
           w.referral_reference AS reference, w.confirmed_at AS "confirmedAt", w.told_at AS "toldAt",
           w.checkout_id AS "checkoutId", c.booking_id AS "bookingId", c.confirmed_at IS NOT NULL AS "isBooked",
           CASE WHEN b.state = 'held' AND b.held_until > clock_timestamp() THEN b.held_until END AS "heldUntil"
    FROM waiting_guests w JOIN hotels h ON h.id = w.hotel_id
      LEFT JOIN checkouts c ON c.id = w.checkout_id LEFT JOIN bookings b ON b.id = c.booking_id`
}

export async function selectWaiting(sql: Sql, id: string): Promise<WaitingRow | undefined> {
  const [row] = await sql<WaitingRow[]>`${rows(sql)} WHERE w.id = ${id}`
  return row
}

export async function selectWaitingByToken(sql: Sql, tokenHash: Buffer): Promise<WaitingRow | undefined> {
  const [row] = await sql<WaitingRow[]>`${rows(sql)} WHERE w.token_hash = ${tokenHash}`
  return row
}

/** Selects who waits at a hotel and was not told, those who confirmed first at the top. */
export async function selectUntold(sql: Sql, hotelId: string): Promise<WaitingRow[]> {
  return sql<WaitingRow[]>`
    ${rows(sql)}
    WHERE w.hotel_id = ${hotelId} AND w.confirmed_at IS NOT NULL AND w.told_at IS NULL
    ORDER BY w.confirmed_at, w.id`
}

/** Of two servers that offer rooms at once, the second waits here, and finds that the guest was told. */
export async function lockUntold(sql: Sql, id: string): Promise<boolean> {
  const found = await sql`SELECT FROM waiting_guests WHERE id = ${id} AND told_at IS NULL FOR UPDATE`
  return found.length > 0
}

export async function updateConfirmed(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE waiting_guests SET confirmed_at = ${now} WHERE id = ${id} AND confirmed_at IS NULL`
  return count > 0
}

export async function updateTold(sql: Sql, id: string, checkoutId: string, now: Date): Promise<void> {
  await sql`UPDATE waiting_guests SET told_at = ${now}, checkout_id = ${checkoutId} WHERE id = ${id}`
}

export async function updateUntold(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE waiting_guests SET told_at = NULL, checkout_id = NULL WHERE id = ${id}`
}

export async function deleteWaiting(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM waiting_guests WHERE id = ${id}`
}

/** Deletes those whose dates have begun, and those who did not confirm their address in time. */
export async function deleteOver(
  sql: Sql,
  { today, askedBefore }: { today: string; askedBefore: Date },
): Promise<void> {
  await sql`
    DELETE FROM waiting_guests
    WHERE check_in_on < ${today} OR (confirmed_at IS NULL AND asked_at < ${askedBefore})`
}

/** Selects the hotels at which something has changed on nights that somebody waits for. */
export async function selectChangedHotels(sql: Sql, until: string): Promise<string[]> {
  const hotels = await sql<{ id: string }[]>`
    SELECT DISTINCT w.hotel_id AS id
    FROM ${unreadBy(sql, 'waiting', until)} AS told JOIN waiting_guests w ON w.hotel_id = told.hotel_id
    WHERE told.kind = 'offers' AND w.confirmed_at IS NOT NULL AND w.told_at IS NULL
      AND coalesce(told.from_on, '-infinity') <= w.check_out_on
      AND coalesce(told.until_on, 'infinity') >= w.check_in_on`
  return hotels.map(({ id }) => id)
}

/** Of two people who strike a guest off, the second waits here, and finds nobody. */
export async function lockListed(sql: Sql, id: string, scope: HotelScope): Promise<boolean> {
  const found = await sql`
    SELECT FROM waiting_guests w JOIN hotels h ON h.id = w.hotel_id
    WHERE w.id = ${id} AND ${isListed(sql, scope)} FOR UPDATE OF w`
  return found.length > 0
}

export async function selectStruckFrom(
  sql: Sql,
  hotelId: string,
): Promise<{ name: string; slug: string } | undefined> {
  const [row] = await sql<{ name: string; slug: string }[]>`
    SELECT name, slug FROM hotels WHERE id = ${hotelId}`
  return row
}

type ListFilter = HotelScope & { hotelId?: string | undefined }
export type ListedRow = Pick<
  WaitingGuest,
  'id' | 'hotelId' | 'hotelName' | 'email' | 'checkInOn' | 'checkOutOn'
> &
  Pick<WaitingGuest, 'adults' | 'childAges' | 'rooms'> & {
    confirmedAt: Date
    toldAt: Date | null
    isBooked: boolean
    heldUntil: Date | null
  }

export async function selectListed(
  sql: Sql,
  { page, limit, ...filter }: ListFilter & { page: number; limit: number },
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    ${rows(sql)} WHERE ${isListed(sql, filter)}
    ORDER BY w.check_in_on, w.confirmed_at, w.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countListed(sql: Sql, filter: ListFilter): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM waiting_guests w JOIN hotels h ON h.id = w.hotel_id
    WHERE ${isListed(sql, filter)}`
  return row.total
}

function isListed(sql: Sql, { hotelId, ...scope }: ListFilter) {
  return sql`
    w.confirmed_at IS NOT NULL ${hotelId === undefined ? sql`` : sql`AND w.hotel_id = ${hotelId}`}
    ${inScope(sql, scope)}`
}

import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type MessageRow = {
  id: number
  byGuest: boolean
  author: string
  text: string | null
  at: Date
  isSeen: boolean
}

/** Returns the oldest message first. */
export async function selectMessages(sql: Sql, bookingId: string): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT m.id, m.by_guest AS "byGuest", m.text, m.at, NOT m.by_guest OR m.seen_at IS NOT NULL AS "isSeen",
           CASE WHEN m.by_guest THEN b.guest_name ELSE account_name(u) END AS author
    FROM booking_messages m JOIN bookings b ON b.id = m.booking_id LEFT JOIN users u ON u.id = m.author_id
    WHERE m.booking_id = ${bookingId}
    ORDER BY m.id`
}

export type NewMessage = {
  bookingId: string
  authorId: string | null
  text: string
  at: Date
  /** Hash of the email that brought it. */
  mailHash?: Buffer | null
}

/** Returns undefined if the same email has already brought it. */
export async function insertMessage(sql: Sql, message: NewMessage): Promise<number | undefined> {
  const { bookingId, authorId, text, at, mailHash = null } = message
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO booking_messages (booking_id, by_guest, author_id, text, at, mail_hash)
    VALUES (${bookingId}, ${authorId === null}, ${authorId}, ${text}, ${at}, ${mailHash})
    ON CONFLICT (booking_id, mail_hash) WHERE mail_hash IS NOT NULL DO NOTHING
    RETURNING id`
  return row?.id
}

/** Returns whether there was anything to mark. */
export async function updateSeen(sql: Sql, bookingId: string, upTo: number, now: Date): Promise<boolean> {
  const seen = await sql`
    UPDATE booking_messages SET seen_at = ${now}
    WHERE booking_id = ${bookingId} AND by_guest AND seen_at IS NULL AND id <= ${upTo}`
  return seen.count > 0
}

export type MessageBooking = {
  hotelId: string
  reference: string
  guestName: string
  /** Null where nothing can be sent. */
  address: string | null
}

/**
 * Returns undefined if the booking is not within reach.
 */
export async function selectMessageBooking(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<MessageBooking | undefined> {
  const [row] = await sql<MessageBooking[]>`
    SELECT h.id AS "hotelId", b.reference, b.guest_name AS "guestName",
           CASE WHEN b.guest_erased_at IS NULL THEN b.guest_email END AS address
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

export type MailedMessage = {
  bookingId: string
  linkVersion: number
  text: string
  to: string
  language: string | null
  guestName: string
  reference: string
  hotelName: string
}

/** Returns undefined if there is nothing left to send or no address to send it to. */
export async function selectMailedMessage(sql: Sql, id: number): Promise<MailedMessage | undefined> {
  const [row] = await sql<MailedMessage[]>`
    SELECT b.id AS "bookingId", b.link_version AS "linkVersion", m.text, b.guest_email AS "to", b.guest_language AS language,
           b.guest_name AS "guestName", b.reference, h.name AS "hotelName"
    FROM booking_messages m JOIN bookings b ON b.id = m.booking_id JOIN hotels h ON h.id = b.hotel_id
    WHERE m.id = ${id} AND NOT m.by_guest AND m.text IS NOT NULL AND b.guest_email IS NOT NULL
      AND b.guest_erased_at IS NULL`
  return row
}

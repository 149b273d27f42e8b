import type { BookingState } from '@roomlark/contract/booking-states'
import type { LetterKind } from '@roomlark/contract/bookings/letters'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type LetterBooking = { id: string; hotelId: string; state: BookingState; address: string | null }

/** Returns undefined if the booking is not within reach. */
export async function selectLetterBooking(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<LetterBooking | undefined> {
  const [row] = await sql<LetterBooking[]>`
    SELECT b.id, b.hotel_id AS "hotelId", b.state,
           CASE WHEN b.guest_erased_at IS NULL THEN b.guest_email END AS address
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

/** Sending times of each kind of letter; for confirmations, also those of the emails that every booking gets. */
export async function selectSentLetters(
  sql: Sql,
  bookingId: string,
): Promise<{ kind: LetterKind; sentAt: Date }[]> {
  return sql<{ kind: LetterKind; sentAt: Date }[]>`
    SELECT kind, sent_at AS "sentAt" FROM booking_letters WHERE booking_id = ${bookingId} AND sent_at IS NOT NULL
    UNION ALL
    SELECT 'confirmation', sent_at FROM booking_mails
    WHERE booking_id = ${bookingId} AND kind = 'confirmation' AND recipient = 'guest' AND sent_at IS NOT NULL
    ORDER BY 2`
}

export async function selectWrittenKinds(sql: Sql, hotelId: string): Promise<LetterKind[]> {
  const rows = await sql<{ kind: LetterKind }[]>`
    SELECT kind FROM letter_templates WHERE hotel_id = ${hotelId} AND texts <> '{}'`
  return rows.map(({ kind }) => kind)
}

export async function insertLetter(
  sql: Sql,
  letter: { bookingId: string; kind: LetterKind; byId: string; now: Date },
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    INSERT INTO booking_letters (booking_id, kind, queued_at, by_id)
    VALUES (${letter.bookingId}, ${letter.kind}, ${letter.now}, ${letter.byId}) RETURNING id`
  return row.id
}

export type Schedule = {
  hotelId: string
  kind: Exclude<LetterKind, 'confirmation'>
  days: number
  hour: number
  timeZone: string
}

export async function selectSchedules(sql: Sql): Promise<Schedule[]> {
  return sql<Schedule[]>`
    SELECT t.hotel_id AS "hotelId", t.kind, t.days, t.hour, h.time_zone AS "timeZone"
    FROM letter_templates t JOIN hotels h ON h.id = t.hotel_id
    WHERE t.is_on AND t.kind <> 'confirmation' AND t.texts <> '{}' AND h.archived_at IS NULL`
}

type Due = { hotelId: string; fromOn: string; untilOn: string; now: Date }

/** Queues a letter for everybody who arrives on these days, has none yet and has not asked to get none. */
export async function insertArrivalLetters(sql: Sql, due: Due): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    INSERT INTO booking_letters (booking_id, kind, queued_at)
    SELECT b.id, 'before-arrival', ${due.now}
    FROM bookings b LEFT JOIN guest_profiles g ON g.id = b.guest_profile_id
    WHERE b.hotel_id = ${due.hotelId} AND b.state = 'confirmed' AND b.check_in_on BETWEEN ${due.fromOn} AND ${due.untilOn}
      AND b.guest_email IS NOT NULL AND b.guest_erased_at IS NULL AND g.no_letters_at IS NULL
    ON CONFLICT (booking_id, kind) WHERE by_id IS NULL DO NOTHING
    RETURNING id`
  return rows.map(({ id }) => id)
}

/** Queues a letter for everybody who left on these days, has none yet and has not asked to get none. */
export async function insertDepartureLetters(sql: Sql, due: Due): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    INSERT INTO booking_letters (booking_id, kind, queued_at)
    SELECT b.id, 'after-departure', ${due.now}
    FROM bookings b LEFT JOIN guest_profiles g ON g.id = b.guest_profile_id
    WHERE b.hotel_id = ${due.hotelId} AND b.state = 'checked-out' AND b.check_out_on BETWEEN ${due.fromOn} AND ${due.untilOn}
      AND b.guest_email IS NOT NULL AND b.guest_erased_at IS NULL AND g.no_letters_at IS NULL
    ON CONFLICT (booking_id, kind) WHERE by_id IS NULL DO NOTHING
    RETURNING id`
  return rows.map(({ id }) => id)
}

export type QueuedLetter = { id: number; bookingId: string; kind: LetterKind; isByHand: boolean }

/** Returns undefined if it was sent already. */
export async function selectQueuedLetter(sql: Sql, id: number): Promise<QueuedLetter | undefined> {
  const [row] = await sql<QueuedLetter[]>`
    SELECT id, booking_id AS "bookingId", kind, by_id IS NOT NULL AS "isByHand"
    FROM booking_letters WHERE id = ${id} AND sent_at IS NULL`
  return row
}

export async function updateLetterSent(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`UPDATE booking_letters SET sent_at = ${now} WHERE id = ${id} AND sent_at IS NULL`
}

/** A letter that no longer applies is forgotten, so that the schedule may send it on another day. */
export async function deleteLetter(sql: Sql, id: number): Promise<void> {
  await sql`DELETE FROM booking_letters WHERE id = ${id} AND sent_at IS NULL`
}

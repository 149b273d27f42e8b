import type { Sql } from '../../db/database.ts'
import { isExcluded } from './writing.queries.ts'

type Due = { timeZone: string; fromOn: string; untilOn: string; now: Date }

/** Selects the time zones in which guests left on these days. */
export async function selectDepartureZones(sql: Sql, fromOn: string, untilOn: string): Promise<string[]> {
  const rows = await sql<{ timeZone: string }[]>`
    SELECT DISTINCT time_zone AS "timeZone" FROM bookings
    WHERE state = 'checked-out' AND check_out_on BETWEEN ${fromOn} AND ${untilOn}`
  return rows.map(({ timeZone }) => timeZone)
}

/** Queues an email for every guest who left on these days, unless they want none or may not review the hotel. */
export async function insertReviewMails(sql: Sql, due: Due): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    INSERT INTO review_mails (booking_id, queued_at)
    SELECT b.id, ${due.now}
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id LEFT JOIN guest_profiles g ON g.id = b.guest_profile_id
    WHERE b.state = 'checked-out' AND b.time_zone = ${due.timeZone}
      AND b.check_out_on BETWEEN ${due.fromOn} AND ${due.untilOn}
      AND b.guest_email IS NOT NULL AND b.guest_email NOT LIKE '%.invalid' AND b.guest_erased_at IS NULL
      AND h.archived_at IS NULL AND g.no_letters_at IS NULL AND NOT ${isExcluded(sql)}
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
    ON CONFLICT ON CONSTRAINT review_mails_pkey DO NOTHING
    RETURNING booking_id AS "bookingId"`
  return rows.map(({ bookingId }) => bookingId)
}

/** Queues the email that confirms a review, whether or not the guest was asked for one before. */
export async function insertReviewMailAgain(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO review_mails (booking_id, queued_at) VALUES (${bookingId}, ${now})
    ON CONFLICT ON CONSTRAINT review_mails_pkey DO UPDATE SET queued_at = excluded.queued_at, sent_at = NULL`
}

/** A review that nobody confirmed is forgotten once it can no longer be published. */
export async function deleteUnconfirmed(sql: Sql, leftBefore: string): Promise<void> {
  await sql`DELETE FROM reviews WHERE published_at IS NULL AND stayed_on < ${leftBefore}`
}

/** Returns when the email was queued, or undefined if there is none left to send. */
export async function selectQueuedReviewMail(sql: Sql, bookingId: string): Promise<Date | undefined> {
  const [row] = await sql<{ queuedAt: Date }[]>`
    SELECT queued_at AS "queuedAt" FROM review_mails WHERE booking_id = ${bookingId} AND sent_at IS NULL`
  return row?.queuedAt
}

export async function updateReviewMailSent(
  sql: Sql,
  bookingId: string,
  { queuedAt, now }: { queuedAt: Date; now: Date },
): Promise<void> {
  await sql`
    UPDATE review_mails SET sent_at = ${now} WHERE booking_id = ${bookingId} AND queued_at = ${queuedAt}`
}

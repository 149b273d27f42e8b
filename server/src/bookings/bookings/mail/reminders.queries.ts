import type { Sql } from '../../../db/database.ts'

/** Selects the time zones of hotels with arrivals between two dates. */
export async function selectArrivalZones(sql: Sql, fromOn: string, untilOn: string): Promise<string[]> {
  const rows = await sql<{ timeZone: string }[]>`
    SELECT DISTINCT time_zone AS "timeZone" FROM bookings
    WHERE state = 'confirmed' AND check_in_on BETWEEN ${fromOn} AND ${untilOn}`
  return rows.map(({ timeZone }) => timeZone)
}

/**
 * Queues one reminder per arrival, except for guests who booked the same day and have just been emailed, and for those
 * to whom the hotel writes a letter of its own before they arrive.
 */
export async function insertReminders(
  sql: Sql,
  due: { timeZone: string; arrivalOn: string; bookedBefore: Date; now: Date },
): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    INSERT INTO booking_mails (booking_id, kind, recipient, arrival_on, queued_at)
    SELECT b.id, 'reminder', recipient, b.check_in_on, ${due.now}
    FROM bookings b CROSS JOIN unnest(ARRAY['guest', 'hotel']) AS recipient
    WHERE b.state = 'confirmed' AND b.check_in_on = ${due.arrivalOn} AND b.time_zone = ${due.timeZone}
      AND b.booked_at < ${due.bookedBefore} AND (recipient = 'hotel' OR b.guest_email IS NOT NULL AND NOT EXISTS (
        SELECT FROM letter_templates t LEFT JOIN guest_profiles g ON g.id = b.guest_profile_id
        WHERE t.hotel_id = b.hotel_id AND t.kind = 'before-arrival' AND t.is_on AND t.texts <> '{}'
          AND g.no_letters_at IS NULL))
    ON CONFLICT ON CONSTRAINT booking_mails_once DO NOTHING
    RETURNING booking_id AS "bookingId"`
  return [...new Set(rows.map(({ bookingId }) => bookingId))]
}

/** Queues one invitation to check in online per arrival. Who books later finds the check-in with the booking. */
export async function insertInvitations(
  sql: Sql,
  due: { timeZone: string; arrivalOn: string; bookedBefore: Date; now: Date },
): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    INSERT INTO booking_mails (booking_id, kind, recipient, arrival_on, queued_at)
    SELECT b.id, 'check-in', 'guest', b.check_in_on, ${due.now}
    FROM bookings b
    WHERE b.state = 'confirmed' AND b.check_in_on = ${due.arrivalOn} AND b.time_zone = ${due.timeZone}
      AND b.booked_at < ${due.bookedBefore} AND b.guest_email IS NOT NULL AND b.guest_erased_at IS NULL
      AND NOT EXISTS (SELECT FROM hotel_arrivals e WHERE e.hotel_id = b.hotel_id AND NOT e.takes_check_in)
    ON CONFLICT ON CONSTRAINT booking_mails_once DO NOTHING
    RETURNING booking_id AS "bookingId"`
  return rows.map(({ bookingId }) => bookingId)
}

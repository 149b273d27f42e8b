import type { BookingMailKind, Happened } from '@roomlark/contract/booking-events'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../../db/database.ts'
import { eventParams } from '../events.queries.ts'

export type MailRow = {
  id: number
  kind: BookingMailKind
  recipient: 'guest' | 'hotel'
  eventId: number | null
  event: Happened | null
  eventAt: Date | null
  arrivalOn: string | null
}

/** Selects them in the order in which they were queued. */
export async function selectUnsentMails(sql: Sql, bookingId: string): Promise<MailRow[]> {
  return sql<MailRow[]>`
    SELECT m.id, m.kind, m.recipient, m.event_id AS "eventId", m.arrival_on AS "arrivalOn",
           CASE WHEN e.id IS NOT NULL THEN
             jsonb_build_object('kind', e.kind, 'params', e.params, 'particulars', e.particulars) END AS event,
           e.at AS "eventAt"
    FROM booking_mails m LEFT JOIN booking_events e ON e.id = m.event_id
    WHERE m.booking_id = ${bookingId} AND m.sent_at IS NULL
    ORDER BY m.id`
}

/** Queues the guest's confirmation once more, in place of the one that was sent; an imported booking had none. */
export async function queueConfirmation(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await sql`
    WITH sent AS (
      DELETE FROM booking_mails
      WHERE booking_id = ${bookingId} AND kind = 'confirmation' AND recipient = 'guest' RETURNING event_id
    )
    INSERT INTO booking_mails (booking_id, kind, recipient, event_id, queued_at)
    SELECT ${bookingId}, 'confirmation', 'guest',
           coalesce((SELECT max(event_id) FROM sent),
                    (SELECT min(id) FROM booking_events WHERE booking_id = ${bookingId})), ${now}`
}

/** Returns false when the email was already sent or another server is sending it. */
export async function updateSending(
  sql: Sql,
  id: number,
  now: Date,
  forgottenBefore: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE booking_mails SET sending_since = ${now}
    WHERE id = ${id} AND sent_at IS NULL AND (sending_since IS NULL OR sending_since <= ${forgottenBefore})`
  return result.count === 1
}

export async function updateNotSending(sql: Sql, id: number): Promise<void> {
  await sql`UPDATE booking_mails SET sending_since = NULL WHERE id = ${id} AND sent_at IS NULL`
}

/**
 * Marks the email as sent and records it in the history, in one statement so that neither happens alone. The booking is
 * locked first, as by everybody else, and the address of a guest who was erased in the meantime is not written again.
 */
export async function updateSent(
  sql: Sql,
  id: number,
  { to, at, mail }: { to: string; at: Date; mail: BookingMailKind },
): Promise<void> {
  await sql`
    WITH booking AS MATERIALIZED (
      SELECT b.id, b.hotel_id, b.affiliate_id, b.check_in_on, b.check_out_on,
             CASE WHEN b.guest_erased_at IS NULL THEN ${to}::text END AS sent_to
      FROM booking_mails m JOIN bookings b ON b.id = m.booking_id WHERE m.id = ${id} FOR KEY SHARE OF b
    ), sent AS (
      UPDATE booking_mails m SET sent_at = ${at}, sent_to = b.sent_to
      FROM booking b WHERE m.id = ${id} AND m.booking_id = b.id
      RETURNING b.*
    )
    INSERT INTO booking_events (booking_id, at, kind, params, particulars, hotel_id, affiliate_id, from_on, until_on)
    SELECT id, ${at}, 'mail', ${eventParams(sql, { kind: 'mail', params: { mail } })}, sent_to, hotel_id, affiliate_id,
           check_in_on, check_out_on
    FROM sent`
}

export async function deleteMail(sql: Sql, id: number): Promise<void> {
  await sql`DELETE FROM booking_mails WHERE id = ${id} AND sent_at IS NULL`
}

/** Queues emails again that should have been sent by a given time, and returns their bookings. */
export async function updateStrandedQueued(
  sql: Sql,
  { now, before, notBefore }: { now: Date; before: Date; notBefore: Date },
): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    UPDATE booking_mails m SET queued_at = ${now} FROM bookings b
    WHERE b.id = m.booking_id AND m.sent_at IS NULL AND m.queued_at <= ${before} AND b.updated_at > ${notBefore}
    RETURNING m.booking_id AS "bookingId"`
  return [...new Set(rows.map(({ bookingId }) => bookingId))]
}

export type MailHotel = {
  name: string
  ownerId: string
  ownerLanguage: GuestLanguage | null
  streetAddress: string
  postalCode: string
  city: string
  country: string
  contactEmail: string
  contactPhone: string | null
  latitude: number | null
  longitude: number | null
}

export async function selectMailHotel(sql: Sql, bookingId: string): Promise<MailHotel | undefined> {
  const [row] = await sql<MailHotel[]>`
    SELECT h.name, h.owner_id AS "ownerId", u.language AS "ownerLanguage", h.street_address AS "streetAddress", h.postal_code AS "postalCode",
           h.city, h.country, h.contact_email AS "contactEmail",
           h.contact_phone AS "contactPhone", h.latitude, h.longitude
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id JOIN users u ON u.id = h.owner_id WHERE b.id = ${bookingId}`
  return row
}

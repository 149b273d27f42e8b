import type { Sql } from '../../db/database.ts'

/** Selects either the guests of all hotels of an owner, or the guest of one booking. */
export type ErasedGuests = { ownerId: string } | { bookingId: string }

/**
 * Keeps the booking but removes everything that identifies the guest. The history is append-only apart from
 * this: its particulars may be cleared, and the rest of each entry stays.
 */
export async function eraseGuests(sql: Sql, guests: ErasedGuests, now: Date): Promise<void> {
  const which =
    'bookingId' in guests
      ? sql`id = ${guests.bookingId}`
      : sql`hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${guests.ownerId})`
  const erased = sql`SELECT id FROM bookings WHERE ${which}`
  await sql`
    UPDATE bookings SET guest_name = 'Former guest', guest_email = 'deleted@deleted.invalid', guest_phone = NULL,
           staying_name = NULL, arrival_time = NULL, notes = '', special_requests = '', cancel_reason = NULL,
           guest_erased_at = coalesce(guest_erased_at, ${now})
    WHERE ${which}`
  await sql`
    UPDATE booking_events SET particulars = NULL WHERE particulars IS NOT NULL AND booking_id IN (${erased})`
  await sql`UPDATE booking_mails SET sent_to = NULL WHERE booking_id IN (${erased})`
  // What was found stays known, and what of it was the guest's does not.
  await sql`
    UPDATE booking_signals SET evidence = CASE WHEN kind IN ('own-booking', 'disposable-email') THEN NULL ELSE evidence END,
           review_note = NULL
    WHERE booking_id IN (${erased})`
  await sql`UPDATE booking_messages SET text = NULL WHERE text IS NOT NULL AND booking_id IN (${erased})`
  await sql`
    UPDATE dispute_messages SET text = NULL
    WHERE text IS NOT NULL AND dispute_id IN (SELECT id FROM commission_disputes WHERE booking_id IN (${erased}))`
}

/** Clears the guest's name from the notifications about the booking. */
export async function eraseNotifications(sql: Sql, bookingId: string): Promise<void> {
  await sql`
    UPDATE notifications SET particulars = NULL
    WHERE particulars IS NOT NULL AND link = ${`/bookings?booking=${bookingId}`}`
}

export async function selectErasedAt(sql: Sql, bookingId: string): Promise<Date | null> {
  const [row] = await sql<{ erasedAt: Date | null }[]>`
    SELECT guest_erased_at AS "erasedAt" FROM bookings WHERE id = ${bookingId}`
  return row?.erasedAt ?? null
}

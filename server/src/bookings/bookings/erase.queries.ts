import type { BookingState } from '@roomlark/contract/booking-states'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

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
  await eraseWaiting(sql, guests)
  await sql`
    UPDATE bookings SET guest_name = 'Former guest', guest_email = 'deleted@deleted.invalid', guest_phone = NULL,
           staying_name = NULL, arrival_time = NULL, notes = '', special_requests = '', cancel_reason = NULL,
           guest_profile_id = NULL,
           guest_erased_at = coalesce(guest_erased_at, ${now})
    WHERE ${which}`
  await sql`
    UPDATE booking_stays SET guest_name = NULL WHERE guest_name IS NOT NULL AND booking_id IN (${erased})`
  await sql`
    UPDATE booking_events SET particulars = NULL WHERE particulars IS NOT NULL AND booking_id IN (${erased})`
  await sql`DELETE FROM booking_registrations WHERE booking_id IN (${erased})`
  await sql`UPDATE booking_mails SET sent_to = NULL WHERE booking_id IN (${erased})`
  // Signals stay known, but not the parts of them that identify the guest.
  await sql`
    UPDATE booking_signals SET evidence = CASE WHEN kind IN ('own-booking', 'disposable-email') THEN NULL ELSE evidence END,
           review_note = NULL
    WHERE booking_id IN (${erased})`
  // Lines of folios are kept; who paid them, and what was written with them, is not. A company
  // that the hotel knows, or that pays for a whole group, is not this guest.
  await sql`
    UPDATE folios SET payer_name = 'Former guest', payer_company = '', payer_vat_id = '', payer_address = '',
           payer_postal_code = '', payer_city = '', payer_country = '', payer_buyer_reference = '', payer_email = '',
           version = version + 1
    WHERE payer_name IS NOT NULL AND booking_id IN (${erased})
      ${'bookingId' in guests ? sql`AND group_id IS NULL AND company_id IS NULL` : sql``}`
  if ('ownerId' in guests) {
    await eraseMailsOfBills(sql, guests.ownerId)
    await eraseGroups(sql, guests.ownerId)
    await eraseCompanies(sql, guests.ownerId)
  }
  await sql`DELETE FROM folio_line_notes WHERE booking_id IN (${erased})`
  await sql`DELETE FROM day_close_notes WHERE booking_id IN (${erased})`
  // Invoices themselves stay as they were issued, as laws on accounts require.
  await sql`DELETE FROM invoice_mails WHERE booking_id IN (${erased})`
  await sql`UPDATE invoice_reminders SET email = NULL WHERE email IS NOT NULL AND booking_id IN (${erased})`
  const disputed = sql`
    SELECT d.id FROM payment_disputes d JOIN payments p ON p.id = d.payment_id WHERE p.booking_id IN (${erased})`
  await sql`UPDATE payment_disputes SET answer = '' WHERE answer <> '' AND id IN (${disputed})`
  await sql`DELETE FROM payment_dispute_papers WHERE dispute_id IN (${disputed})`
  await sql`UPDATE booking_messages SET text = NULL WHERE text IS NOT NULL AND booking_id IN (${erased})`
  await sql`
    UPDATE dispute_messages SET text = NULL
    WHERE text IS NOT NULL AND dispute_id IN (SELECT id FROM commission_disputes WHERE booking_id IN (${erased}))`
}

/** A guest who is erased waits for no room at these hotels either. */
async function eraseWaiting(sql: Sql, guests: ErasedGuests): Promise<void> {
  const which =
    'bookingId' in guests
      ? sql`
          (h.owner_id, w.email) IN (
            SELECT bh.owner_id, lower(b.guest_email) FROM bookings b JOIN hotels bh ON bh.id = b.hotel_id
            WHERE b.id = ${guests.bookingId})`
      : sql`h.owner_id = ${guests.ownerId}`
  await sql`DELETE FROM waiting_guests w USING hotels h WHERE h.id = w.hotel_id AND ${which}`
}

/** Groups are kept without their names, and without whom to contact about them. */
async function eraseGroups(sql: Sql, ownerId: string): Promise<void> {
  await sql`
    UPDATE groups SET name = 'Former group ' || left(id::text, 8), contact_name = '', contact_email = '',
           contact_phone = '', notes = '', 
           payer = CASE WHEN payer IS NOT NULL THEN jsonb_build_object('name', 'Former guest', 'company', '', 'vatId', '',
             'address', '', 'email', '', 'language', '') END
    WHERE hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${ownerId})`
}

async function eraseMailsOfBills(sql: Sql, ownerId: string): Promise<void> {
  const bills = sql`
    SELECT i.id FROM invoices i JOIN hotels h ON h.id = i.hotel_id
    WHERE h.owner_id = ${ownerId} AND i.company_id IS NOT NULL`
  await sql`DELETE FROM invoice_mails WHERE invoice_id IN (${bills})`
  await sql`UPDATE invoice_reminders SET email = NULL WHERE email IS NOT NULL AND invoice_id IN (${bills})`
}

/** Companies are kept without their names, because folios and invoices refer to them. */
async function eraseCompanies(sql: Sql, ownerId: string): Promise<void> {
  await sql`
    UPDATE company_profiles SET company = 'Former company ' || left(id::text, 8), tax_number = '', register_number = '',
           notes = '', vat_state = NULL, vat_name = NULL, vat_checked_at = NULL, is_archived = true,
           payer = jsonb_build_object('name', '', 'company', 'Former company ' || left(id::text, 8), 'vatId', '',
             'address', '', 'postalCode', '', 'city', '', 'country', '', 'buyerReference', '', 'email', '', 'language', '')
    WHERE hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${ownerId})`
}

/** Clears the guest's name from the notifications about the booking. */
export async function eraseNotifications(sql: Sql, bookingId: string): Promise<void> {
  await sql`
    UPDATE notifications SET particulars = NULL
    WHERE particulars IS NOT NULL AND link = ${`/bookings?booking=${bookingId}`}`
}

export async function selectGuestProfileId(sql: Sql, bookingId: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    SELECT guest_profile_id AS id FROM bookings WHERE id = ${bookingId}`
  return row?.id ?? null
}

export type BookingOfErased = { id: string; state: BookingState; reference: string; isReached: boolean }

/** Locks all bookings of a guest, in whatever hotel of the owner they are. */
export async function selectBookingsOfGuestForUpdate(
  sql: Sql,
  guestId: string,
  scope: HotelScope,
): Promise<BookingOfErased[]> {
  return sql<BookingOfErased[]>`
    SELECT b.id, b.state, b.reference, (true ${inScope(sql, scope)}) AS "isReached"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = ${guestId} ORDER BY b.id FOR UPDATE OF b`
}

export async function selectErasedAt(sql: Sql, bookingId: string): Promise<Date | null> {
  const [row] = await sql<{ erasedAt: Date | null }[]>`
    SELECT guest_erased_at AS "erasedAt" FROM bookings WHERE id = ${bookingId}`
  return row?.erasedAt ?? null
}

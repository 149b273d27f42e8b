import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import type { Sql } from '../../../../db/database.ts'

export type OverdueInvoice = {
  id: string
  /** Null for a bill of a company. */
  bookingId: string | null
  openCents: number
  /** Reminders sent so far. */
  reminded: number
}

/** Invoices of a booking that were to be paid before today and are not, or only in part. */
export async function selectOverdue(
  sql: Sql,
  { bookingId, today }: { bookingId: string; today: string },
): Promise<OverdueInvoice[]> {
  return sql<OverdueInvoice[]>`
    SELECT i.id, i.booking_id AS "bookingId", o.open_cents AS "openCents",
           (SELECT count(*)::integer FROM invoice_reminders r WHERE r.invoice_id = i.id) AS reminded
    FROM invoices i JOIN invoice_balances o ON o.invoice_id = i.id
      AND o.folio_id = ANY(ARRAY(SELECT f.id FROM folios f WHERE f.booking_id = ${bookingId}))
    WHERE i.booking_id = ${bookingId} AND o.open_cents > 0 AND (i.paper ->> 'dueOn')::date < ${today}`
}

/** The same of a bill of a company, over all its folios. */
export async function selectOverdueBill(
  sql: Sql,
  { billId, today }: { billId: string; today: string },
): Promise<OverdueInvoice | undefined> {
  const [row] = await sql<OverdueInvoice[]>`
    SELECT i.id, i.booking_id AS "bookingId", o.open_cents AS "openCents",
           (SELECT count(*)::integer FROM invoice_reminders r WHERE r.invoice_id = i.id) AS reminded
    FROM invoices i CROSS JOIN LATERAL (
      SELECT sum(open_cents)::bigint AS open_cents FROM invoice_balances
      WHERE invoice_id = i.id
        AND folio_id = ANY(ARRAY(SELECT s.folio_id FROM invoice_shares s WHERE s.invoice_id = ${billId}))
    ) AS o
    WHERE i.id = ${billId} AND o.open_cents > 0 AND (i.paper ->> 'dueOn')::date < ${today}`
  return row
}

type NewReminder = {
  invoiceId: string
  bookingId: string | null
  step: number
  email: string
  openCents: number
  at: Date
  byId: string | null
}

/** Returns undefined if this step was taken already. */
export async function insertReminder(sql: Sql, reminder: NewReminder): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO invoice_reminders (invoice_id, booking_id, step, email, open_cents, at, by_id)
    VALUES (${reminder.invoiceId}, ${reminder.bookingId}, ${reminder.step}, ${reminder.email}, ${reminder.openCents},
            ${reminder.at}, ${reminder.byId})
    ON CONFLICT ON CONSTRAINT invoice_reminders_step_once DO NOTHING
    RETURNING id::integer AS id`
  return row?.id
}

export type ReminderToSend = {
  step: number
  email: string | null
  openCents: number
  at: Date
  number: string
  issuedAt: Date
  kind: 'invoice'
  hotelId: string
  hotelName: string
  reference: string
  paper: Paper
}

export async function selectReminder(sql: Sql, reminderId: number): Promise<ReminderToSend | undefined> {
  const [row] = await sql<ReminderToSend[]>`
    SELECT r.step, r.email, r.open_cents AS "openCents", r.at, i.number, i.issued_at AS "issuedAt", i.kind,
           h.id AS "hotelId", h.name AS "hotelName",
           coalesce(b.reference, i.paper -> 'stays' -> 0 ->> 'reference') AS reference, i.paper
    FROM invoice_reminders r JOIN invoices i ON i.id = r.invoice_id JOIN hotels h ON h.id = i.hotel_id
      LEFT JOIN bookings b ON b.id = i.booking_id
    WHERE r.id = ${reminderId}`
  return row
}

export type DueReminder = {
  bookingId: string | null
  hotelId: string
  invoiceId: string
  timeZone: string
  email: string
}

/**
 * Invoices of hotels that remind automatically, whose next step has come by the hotel's clock, with the address of who
 * pays now, page by page.
 */
export async function selectDueReminders(
  sql: Sql,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<DueReminder[]> {
  return sql<DueReminder[]>`
    WITH hotels_reminding AS (
      SELECT h.id, h.time_zone, s.reminder_days, (${now}::timestamptz AT TIME ZONE h.time_zone)::date AS today
      FROM hotel_invoicing s JOIN hotels h ON h.id = s.hotel_id WHERE s.reminds_automatically
    ), balances AS (
      SELECT invoice_id, sum(open_cents) AS open_cents FROM invoice_balances
      WHERE hotel_id = ANY(ARRAY(SELECT id FROM hotels_reminding)) GROUP BY invoice_id HAVING sum(open_cents) > 0
    )
    SELECT i.booking_id AS "bookingId", i.id AS "invoiceId", h.time_zone AS "timeZone",
           a.email
    FROM balances o JOIN invoices i ON i.id = o.invoice_id JOIN hotels_reminding h ON h.id = i.hotel_id
      LEFT JOIN folios f ON f.id = i.folio_id LEFT JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN company_profiles c ON c.id = i.company_id
      CROSS JOIN LATERAL (SELECT coalesce(nullif(f.payer_email, ''), c.payer ->> 'email',
                                          CASE WHEN f.payer_name IS NULL THEN b.guest_email END) AS email) AS a
      CROSS JOIN LATERAL (SELECT count(*)::integer AS sent, max(r.at) AS last_at FROM invoice_reminders r
                          WHERE r.invoice_id = i.id) AS past
    WHERE past.sent < 3 AND i.id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
      AND (past.sent = 0 OR past.last_at <= ${now}::timestamptz
             - make_interval(days => h.reminder_days[past.sent + 1] - h.reminder_days[past.sent]))
      AND (i.paper ->> 'dueOn')::date + h.reminder_days[past.sent + 1] <= h.today
      AND a.email <> ''
    ORDER BY i.id LIMIT ${limit}`
}

/** Makes everybody who changes the booking or its folios wait until the transaction ends. */
export async function lockBooking(sql: Sql, bookingId: string): Promise<void> {
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR UPDATE`
}

/** Does the same for all bookings of a bill; everybody locks several in the order of their ids. */
export async function lockBookingsOfBill(sql: Sql, billId: string): Promise<void> {
  await sql`
    SELECT FROM bookings WHERE id IN (SELECT booking_id FROM invoice_shares WHERE invoice_id = ${billId})
    ORDER BY id FOR UPDATE`
}

import type { BilledLine } from '@roomlark/contract/bookings/invoice-lines'
import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import type { BillOfBooking, Invoice, InvoiceKind } from '@roomlark/contract/bookings/invoices'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type Series = 'invoice' | 'receipt'

export type InvoiceRow = Omit<
  Invoice,
  'issuedAt' | 'mails' | 'reminders' | 'nextReminder' | 'payer' | 'eInvoices'
> & {
  issuedAt: Date
  mails: { email: string; at: string }[]
  reminders: Invoice['reminders']
  paper: Paper
}

/** Emails and reminders of an invoice `i`. */
export function papersSent(sql: Sql) {
  return sql`
    (SELECT coalesce(jsonb_agg(jsonb_build_object('email', m.email, 'at', m.at) ORDER BY m.id), '[]')
     FROM invoice_mails m WHERE m.invoice_id = i.id) AS mails,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('step', r.step, 'email', r.email, 'at', r.at,
              'by', account_name(s)) ORDER BY r.step), '[]')
     FROM invoice_reminders r LEFT JOIN users s ON s.id = r.by_id WHERE r.invoice_id = i.id) AS reminders`
}

/** The newest first. */
export async function selectInvoices(sql: Sql, bookingId: string): Promise<InvoiceRow[]> {
  return sql<InvoiceRow[]>`
    SELECT i.id, i.kind, i.number, f.position, i.paper, i.issued_at AS "issuedAt",
           account_name(u) AS by, i.currency, i.paper ->> 'language' AS language, i.total_cents AS "totalCents",
           i.paid_cents AS "paidCents", credited.number AS credits, note.number AS "creditedBy",
           i.paper -> 'corrects' ->> 'number' AS corrects,
           coalesce(i.paper -> 'corrects' ->> 'reason', i.paper -> 'credits' ->> 'reason') AS reason,
           ${papersSent(sql)}
    FROM invoices i JOIN folios f ON f.id = i.folio_id LEFT JOIN users u ON u.id = i.by_id
      LEFT JOIN invoices credited ON credited.id = i.credits_id
      LEFT JOIN invoices note ON note.credits_id = i.id
    WHERE i.booking_id = ${bookingId} ORDER BY i.issued_at DESC, i.sequence DESC`
}

export async function selectBillsOfBooking(
  sql: Sql,
  bookingId: string,
): Promise<(Omit<BillOfBooking, 'issuedAt'> & { issuedAt: Date })[]> {
  return sql<(Omit<BillOfBooking, 'issuedAt'> & { issuedAt: Date })[]>`
    SELECT i.id, i.number, i.company_id AS "companyId", i.paper -> 'payer' ->> 'company' AS company,
           i.issued_at AS "issuedAt", i.currency, sum(s.total_cents)::bigint AS "totalCents"
    FROM invoice_shares s JOIN invoices i ON i.id = s.invoice_id
    WHERE s.booking_id = ${bookingId} AND NOT EXISTS (SELECT FROM invoices n WHERE n.credits_id = i.id)
    GROUP BY i.id ORDER BY i.issued_at DESC`
}

export type FreeLine = BilledLine & {
  folioId: string
  position: number
  /** The series of papers that it stands on already. */
  series: Series[]
  /** The invoice that it stands on. */
  invoice: { number: string; issuedOn: string } | null
}

/** All lines of a booking's folios, the oldest first. */
export async function selectBilledLines(sql: Sql, bookingId: string): Promise<FreeLine[]> {
  return sql<FreeLine[]>`
    SELECT l.id, l.folio_id AS "folioId", f.position, l.kind, l.name, l.from_on AS "fromOn", l.until_on AS "untilOn",
           l.quantity, l.unit_cents AS "unitCents", l.amount_cents AS "amountCents",
           l.vat_bps AS "vatBps", l.method, l.card_digits AS "cardDigits", l.on_date AS "onDate",
           l.ends_id AS "endsId", l.corrects_id AS "correctsId",
           ARRAY(SELECT p.series FROM invoiced_lines p WHERE p.folio_line_id = l.id) AS series,
           CASE WHEN i.id IS NOT NULL THEN jsonb_build_object('number', i.number, 'issuedOn', i.issued_on) END AS invoice
    FROM folio_lines l JOIN folios f ON f.id = l.folio_id
      LEFT JOIN invoiced_lines il ON il.folio_line_id = l.id AND il.series = 'invoice'
      LEFT JOIN invoices i ON i.id = il.invoice_id
    WHERE l.booking_id = ${bookingId} ORDER BY l.number`
}

/** Facts about the booking and the hotel that a paper prints. */
export type PaperFacts = {
  hotelId: string
  ownerId: string
  hotelName: string
  streetAddress: string
  postalCode: string
  city: string
  country: string
  timeZone: string
  phone: string | null
  reference: string
  currency: string
  checkInOn: string
  checkOutOn: string
  guests: number
  rooms: { name: string; number: string | null }[]
  vatIncluded: boolean
}

export async function selectPaperFacts(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<PaperFacts | undefined> {
  const [row] = await sql<PaperFacts[]>`
    SELECT h.id AS "hotelId", h.owner_id AS "ownerId", h.name AS "hotelName", h.street_address AS "streetAddress",
           h.postal_code AS "postalCode", h.city, h.country, h.contact_phone AS phone, b.time_zone AS "timeZone",
           b.reference, b.currency, b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           b.adults + cardinality(b.child_ages) AS guests, (b.tax_rules ->> 'vatIncluded')::boolean AS "vatIncluded",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'number', r.number) ORDER BY r.number, t.name), '[]')
            FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id LEFT JOIN rooms r ON r.id = s.room_id
            WHERE s.booking_id = b.id) AS rooms
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

/** Returns the next number of the hotel and year; whoever comes next waits for this transaction. */
export async function takeNumber(
  sql: Sql,
  { hotelId, series, year }: { hotelId: string; series: Series; year: number },
): Promise<number> {
  const [row] = await sql<[{ last: number }]>`
    INSERT INTO invoice_numbers (hotel_id, series, year, last) VALUES (${hotelId}, ${series}, ${year}, 1)
    ON CONFLICT ON CONSTRAINT invoice_numbers_pkey DO UPDATE SET last = invoice_numbers.last + 1
    RETURNING last`
  return row.last
}

export type NewInvoice = {
  hotelId: string
  /** Both null for a bill of a company. */
  bookingId: string | null
  folioId: string | null
  companyId: string | null
  kind: InvoiceKind
  year: number
  sequence: number
  number: string
  at: Date
  onDate: string
  byId: string
  currency: string
  totalCents: number
  paidCents: number
  creditsId: string | null
  paper: Paper
}

export async function insertInvoice(sql: Sql, invoice: NewInvoice): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO invoices (hotel_id, booking_id, folio_id, company_id, kind, year, sequence, number, issued_at, issued_on, by_id, currency,
                          total_cents, paid_cents, credits_id, paper)
    VALUES (${invoice.hotelId}, ${invoice.bookingId}, ${invoice.folioId}, ${invoice.companyId}, ${invoice.kind}, ${invoice.year},
            ${invoice.sequence}, ${invoice.number}, ${invoice.at}, ${invoice.onDate}, ${invoice.byId}, ${invoice.currency},
            ${invoice.totalCents}, ${invoice.paidCents}, ${invoice.creditsId}, ${sql.json(invoice.paper)})
    RETURNING id`
  return row.id
}

export async function insertInvoicedLines(
  sql: Sql,
  invoiceId: string,
  series: Series,
  lineIds: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO invoiced_lines (folio_line_id, series, invoice_id)
    SELECT id, ${series}, ${invoiceId} FROM unnest(${[...lineIds]}::uuid[]) AS id`
}

/** Lines of an invoice that was taken back can stand on another one. */
export async function deleteInvoicedLines(sql: Sql, invoiceId: string): Promise<void> {
  await sql`DELETE FROM invoiced_lines WHERE invoice_id = ${invoiceId}`
}

export type StoredPaper = {
  id: string
  hotelId: string
  kind: InvoiceKind
  number: string
  issuedAt: Date
  currency: string
  totalCents: number
  paidCents: number
  isCredited: boolean
  paper: Paper
}

/** Stored columns of a paper `i`. */
export function selectPaperColumns(sql: Sql) {
  return sql`
    i.id, i.hotel_id AS "hotelId", i.kind, i.number, i.issued_at AS "issuedAt", i.currency,
    i.total_cents AS "totalCents", i.paid_cents AS "paidCents", i.paper,
    EXISTS (SELECT FROM invoices n WHERE n.credits_id = i.id) AS "isCredited"`
}

export async function selectPaper(
  sql: Sql,
  { bookingId, invoiceId }: { bookingId: string; invoiceId: string },
  scope: HotelScope,
): Promise<(StoredPaper & { bookingId: string; folioId: string }) | undefined> {
  const [row] = await sql<(StoredPaper & { bookingId: string; folioId: string })[]>`
    SELECT ${selectPaperColumns(sql)}, i.booking_id AS "bookingId", i.folio_id AS "folioId"
    FROM invoices i JOIN hotels h ON h.id = i.hotel_id
    WHERE i.id = ${invoiceId} AND i.booking_id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

export async function insertMail(
  sql: Sql,
  mail: { invoiceId: string; bookingId: string | null; email: string; at: Date; byId: string },
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    INSERT INTO invoice_mails (invoice_id, booking_id, email, at, by_id)
    VALUES (${mail.invoiceId}, ${mail.bookingId}, ${mail.email}, ${mail.at}, ${mail.byId})
    RETURNING id::integer AS id`
  return row.id
}

export type MailToSend = {
  email: string
  at: Date
  number: string
  issuedAt: Date
  kind: InvoiceKind
  hotelId: string
  hotelName: string
  reference: string
  paper: Paper
}

export async function selectMail(sql: Sql, mailId: number): Promise<MailToSend | undefined> {
  const [row] = await sql<MailToSend[]>`
    SELECT m.email, m.at, i.number, i.issued_at AS "issuedAt", i.kind, h.id AS "hotelId", h.name AS "hotelName",
           coalesce(b.reference, i.paper -> 'stays' -> 0 ->> 'reference') AS reference, i.paper
    FROM invoice_mails m JOIN invoices i ON i.id = m.invoice_id JOIN hotels h ON h.id = i.hotel_id
      LEFT JOIN bookings b ON b.id = i.booking_id
    WHERE m.id = ${mailId}`
  return row
}

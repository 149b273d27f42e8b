import type { UnbilledStay } from '@roomlark/contract/bookings/company-bills'
import type { BilledLine } from '@roomlark/contract/bookings/invoice-lines'
import type { Sql } from '../../../../db/database.ts'
import { type HotelScope, inScope } from '../../../../db/hotel-scope.ts'
import { type StoredPaper, selectPaperColumns } from '../invoices.queries.ts'

/** The hotel of a company within reach. */
export async function selectHotelOfCompany(
  sql: Sql,
  companyId: string,
  scope: HotelScope,
): Promise<{ hotelId: string; currency: string; timeZone: string } | undefined> {
  const [row] = await sql<{ hotelId: string; currency: string; timeZone: string }[]>`
    SELECT h.id AS "hotelId", h.currency, h.time_zone AS "timeZone"
    FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${companyId} ${inScope(sql, scope)}`
  return row
}

/** A line that stands on no invoice yet. */
const isFree = (sql: Sql) => sql`
  NOT EXISTS (SELECT FROM invoiced_lines p WHERE p.folio_line_id = l.id AND p.series = 'invoice')`

/** Folios of a company with more charged than invoiced, the earliest departure first. */
export async function selectUnbilled(sql: Sql, companyId: string, limit: number): Promise<UnbilledStay[]> {
  return sql<UnbilledStay[]>`
    SELECT f.id AS "folioId", b.id AS "bookingId", b.reference, b.guest_name AS "guestName", g.name AS "groupName",
           b.state, b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn", o.charges AS "chargesCents"
    FROM folios f JOIN bookings b ON b.id = f.booking_id LEFT JOIN groups g ON g.id = b.group_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(l.amount_cents), 0)::bigint AS charges
        FROM folio_lines l WHERE l.folio_id = f.id AND l.method IS NULL AND ${isFree(sql)}
      ) AS o
    WHERE f.company_id = ${companyId} AND o.charges > 0
    ORDER BY b.check_out_on, b.reference LIMIT ${limit}`
}

/**
 * Locks the bookings of some folios, in the order in which everybody locks several, so that nobody writes on them or
 * invoices them meanwhile.
 */
export async function lockBookingsOfFolios(sql: Sql, folioIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM bookings WHERE id IN (SELECT booking_id FROM folios WHERE id = ANY(${[...folioIds]}::uuid[]))
    ORDER BY id FOR UPDATE`
}

/** The folios of these that are of a company, the earliest departure first. */
export async function selectFoliosOfCompany(
  sql: Sql,
  companyId: string,
  folioIds: readonly string[],
): Promise<{ folioId: string; bookingId: string; guestName: string }[]> {
  return sql<{ folioId: string; bookingId: string; guestName: string }[]>`
    SELECT f.id AS "folioId", b.id AS "bookingId", b.guest_name AS "guestName"
    FROM folios f JOIN bookings b ON b.id = f.booking_id
    WHERE f.id = ANY(${[...folioIds]}::uuid[]) AND f.company_id = ${companyId} ORDER BY b.check_out_on, b.reference`
}

/** The lines of folios that stand on no invoice yet, the oldest first. */
export async function selectFreeLines(
  sql: Sql,
  folioIds: readonly string[],
): Promise<(BilledLine & { folioId: string })[]> {
  return sql<(BilledLine & { folioId: string })[]>`
    SELECT l.id, l.folio_id AS "folioId", l.kind, l.name, l.from_on AS "fromOn", l.until_on AS "untilOn", l.quantity,
           l.unit_cents AS "unitCents", l.amount_cents AS "amountCents", l.vat_bps AS "vatBps", l.method,
           l.card_digits AS "cardDigits", l.on_date AS "onDate", l.ends_id AS "endsId", l.corrects_id AS "correctsId"
    FROM folio_lines l WHERE l.folio_id = ANY(${[...folioIds]}::uuid[]) AND ${isFree(sql)} ORDER BY l.number`
}

export type Share = { folioId: string; bookingId: string; totalCents: number }

export async function insertShares(sql: Sql, invoiceId: string, shares: readonly Share[]): Promise<void> {
  await sql`
    INSERT INTO invoice_shares ${sql(
      shares.map(({ folioId, bookingId, totalCents }) => ({
        invoice_id: invoiceId,
        folio_id: folioId,
        booking_id: bookingId,
        total_cents: totalCents,
      })),
    )}`
}

/** The open amount of each folio of a bill, earliest departure first. */
export async function selectOpenShares(
  sql: Sql,
  billId: string,
): Promise<{ folioId: string; bookingId: string; openCents: number }[]> {
  return sql<{ folioId: string; bookingId: string; openCents: number }[]>`
    SELECT s.folio_id AS "folioId", s.booking_id AS "bookingId", o.open_cents AS "openCents"
    FROM invoice_shares s JOIN bookings b ON b.id = s.booking_id
      JOIN invoice_balances o ON o.invoice_id = s.invoice_id AND o.folio_id = s.folio_id
        AND o.folio_id = ANY(ARRAY(SELECT x.folio_id FROM invoice_shares x WHERE x.invoice_id = ${billId}))
    WHERE s.invoice_id = ${billId} ORDER BY b.check_out_on, b.reference`
}

export type StoredBill = StoredPaper & { companyId: string }

export async function selectBill(
  sql: Sql,
  { companyId, billId }: { companyId: string; billId: string },
  scope: HotelScope,
): Promise<StoredBill | undefined> {
  const [row] = await sql<StoredBill[]>`
    SELECT ${selectPaperColumns(sql)}, i.company_id AS "companyId" FROM invoices i JOIN hotels h ON h.id = i.hotel_id
    WHERE i.id = ${billId} AND i.company_id = ${companyId} ${inScope(sql, scope)}`
  return row
}

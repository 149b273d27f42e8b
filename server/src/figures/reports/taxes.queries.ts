import type { CountableLine } from '@roomlark/contract/figures/counted-charges'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import type { Sql } from '../../db/database.ts'

type Span = { fromOn: string; untilOn: string }

/** Most charges for nights are for at most this many; longer ones have an index of their own. */
const usualNights = 31

/** Bookings with a charge that was written in these days, or is for one of the nights, which are those of the days. */
export async function selectChargedBookings(
  sql: Sql,
  hotelId: string,
  written: Span,
  { fromOn, untilOn }: Span = written,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT booking_id AS id FROM folio_lines
    WHERE hotel_id = ${hotelId} AND on_date BETWEEN ${written.fromOn} AND ${written.untilOn} AND method IS NULL
    UNION
    SELECT booking_id FROM folio_lines
    WHERE hotel_id = ${hotelId} AND from_on BETWEEN ${fromOn}::date - ${usualNights}::integer AND ${untilOn}
      AND until_on >= ${fromOn}
    UNION
    SELECT booking_id FROM folio_lines
    WHERE hotel_id = ${hotelId} AND until_on - from_on > 30 AND until_on >= ${fromOn} AND from_on <= ${untilOn}`
  return rows.map(({ id }) => id)
}

export type ChargedLine = CountableLine & { bookingId: string; isInvoiced: boolean }

/** All charges of some bookings, by booking and then the oldest first. */
export async function selectChargedLines(sql: Sql, bookingIds: readonly string[]): Promise<ChargedLine[]> {
  return sql<ChargedLine[]>`
    SELECT l.booking_id AS "bookingId", l.id, l.kind, l.cause, l.name, l.from_on AS "fromOn", l.until_on AS "untilOn",
           l.quantity, l.amount_cents AS "amountCents", l.vat_bps AS "vatBps", l.on_date AS "onDate",
           extract(epoch FROM l.at) * 1000 AS at, l.ends_id AS "endsId", l.corrects_id AS "correctsId",
           l.vat_of_id AS "vatOfId", i.folio_line_id IS NOT NULL AS "isInvoiced"
    FROM folio_lines l LEFT JOIN invoiced_lines i ON i.folio_line_id = l.id AND i.series = 'invoice'
    WHERE l.booking_id = ANY(${bookingIds as string[]}::uuid[]) AND l.method IS NULL
    ORDER BY l.booking_id, l.number`
}

export type TaxedBooking = {
  id: string
  currency: string
  persons: number
  vatIncluded: boolean
  /** Unit of the city tax, if there is one. */
  cityTaxPer: NonNullable<TaxRules['cityTax']>['per'] | null
}

export async function selectTaxedBookings(sql: Sql, bookingIds: readonly string[]): Promise<TaxedBooking[]> {
  return sql<TaxedBooking[]>`
    SELECT id, currency, adults + cardinality(child_ages) AS persons,
           (tax_rules->>'vatIncluded')::boolean AS "vatIncluded", tax_rules->'cityTax'->>'per' AS "cityTaxPer"
    FROM bookings WHERE id = ANY(${bookingIds as string[]}::uuid[])`
}

export type Papers = { currency: string; kind: string; papers: number; cents: number }

export async function selectPapers(sql: Sql, hotelId: string, { fromOn, untilOn }: Span): Promise<Papers[]> {
  return sql<Papers[]>`
    SELECT currency, kind, count(*)::integer AS papers, sum(total_cents) AS cents FROM invoices
    WHERE hotel_id = ${hotelId} AND issued_on BETWEEN ${fromOn} AND ${untilOn} AND series = 'invoice'
    GROUP BY currency, kind`
}

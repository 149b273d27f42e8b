import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of invoices, credit notes and receipts; see contract/src/invariants.ts. */
export const invoiceInvariants = {
  // No number is taken twice, so there is no gap if there are as many papers as the last number says.
  'invoice-numbers': (sql: Sql, part: Part) => sql`
    SELECT hotel_id AS hotel, series, year, n.last AS counted, i.last, i.papers
    FROM (SELECT * FROM invoice_numbers WHERE ${within(sql, part, 'hotels', 'hotel_id')}) AS n FULL JOIN (
      SELECT hotel_id, series, year, max(sequence) AS last, count(*) AS papers FROM invoices
      WHERE ${within(sql, part, 'hotels', 'hotel_id')} GROUP BY 1, 2, 3) AS i USING (hotel_id, series, year)
    WHERE (n.last, n.last) IS DISTINCT FROM (i.last, i.papers)`,

  // Lines of an invoice that was taken back are free for another one.
  'invoice-totals': (sql: Sql, part: Part) => sql`
    SELECT i.booking_id AS booking, i.number, i.total_cents AS total, p.total AS printed_total, p.lines AS printed_lines,
           -taken_back.total_cents AS taken_back, CASE WHEN l.are_kept THEN l.total END AS on_folio,
           i.paid_cents AS paid, p.paid AS printed_paid, p.payments AS printed_payments
    FROM invoices i LEFT JOIN invoices taken_back ON taken_back.id = i.credits_id
      CROSS JOIN LATERAL (
        SELECT (i.paper ->> 'totalCents')::bigint AS total, (i.paper ->> 'paidCents')::bigint AS paid,
               (SELECT coalesce(sum((line ->> 'amountCents')::bigint), 0)
                FROM jsonb_array_elements(i.paper -> 'lines') AS line) AS lines,
               (SELECT coalesce(-sum((line ->> 'amountCents')::bigint), 0)
                FROM jsonb_array_elements(i.paper -> 'payments') AS line) AS payments
      ) AS p
      CROSS JOIN LATERAL (
        SELECT i.credits_id IS NULL AND NOT EXISTS (SELECT FROM invoices n WHERE n.credits_id = i.id) AS are_kept,
               coalesce(sum(l.amount_cents) FILTER (WHERE l.method IS NULL), 0) AS total,
               coalesce(-sum(l.amount_cents) FILTER (WHERE l.method IS NOT NULL), 0) AS paid
        FROM invoiced_lines il JOIN folio_lines l ON l.id = il.folio_line_id WHERE il.invoice_id = i.id
      ) AS l
    WHERE (${within(sql, part, 'bookings', 'i.booking_id')}
           OR i.company_id IS NOT NULL AND ${within(sql, part, 'hotels', 'i.hotel_id')}) AND (
      (i.total_cents, i.paid_cents) <> (p.total, p.paid) OR p.paid <> p.payments
      OR p.total <> CASE i.kind WHEN 'receipt' THEN p.payments ELSE p.lines END
      OR p.total <> -taken_back.total_cents
      OR i.company_id IS NOT NULL AND i.credits_id IS NULL AND p.total <> (
        SELECT coalesce(sum(s.total_cents), 0) FROM invoice_shares s WHERE s.invoice_id = i.id)
      OR l.are_kept AND (p.total, p.paid) <> (CASE i.kind WHEN 'receipt' THEN l.paid ELSE l.total END, l.paid))`,
}

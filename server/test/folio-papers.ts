import { randomUUID } from 'node:crypto'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { expect } from 'vitest'
import {
  creditInvoice,
  issueInvoice,
  listInvoices,
} from '../src/bookings/folios/invoices/invoices.service.ts'
import type { TestApp } from './app.ts'

type Context = Parameters<typeof listInvoices>[0]
type Kind = 'invoice' | 'receipt' | 'credit-note'
type Paper = { number: string; kind: Kind; position: number; totalCents: number }
type Known = Paper & {
  id: string
  series: 'invoice' | 'receipt'
  isCredited: boolean
  credits: string | null
}

export type Papers = ReturnType<typeof paperModel>

/** Picks what a paper says for good. */
const frozen = ({ number, kind, position, totalCents }: Paper): Paper => ({
  number,
  kind,
  position,
  totalCents,
})

/**
 * A model of the papers of one booking: an invoice is about everything on a folio that stands on none, a credit note
 * about the invoice that it takes back, and a receipt about every payment without one.
 */
export function paperModel(bookingId: string) {
  const papers: Known[] = []

  /** Sums the papers of a folio; an invoice that was taken back and its credit note count for nothing. */
  const standing = (position: number, series: Known['series']) =>
    papers
      .filter((paper) => paper.position === position && paper.series === series)
      .filter(({ isCredited, credits }) => !isCredited && credits === null)
      .reduce((sum, { totalCents }) => sum + totalCents, 0)

  const expected = (folio: BookingFolio['folios'][number], series: Known['series']) =>
    (series === 'invoice' ? folio.chargesCents : folio.paidCents) - standing(folio.position, series)

  const remember = async (ctx: Context, more: Pick<Known, 'series' | 'credits'>) => {
    const [newest] = (await listInvoices(ctx, bookingId)).invoices
    if (!newest) throw new Error('nothing was issued')
    papers.unshift({ ...frozen(newest), id: newest.id, isCredited: false, ...more })
    return newest
  }

  return {
    async issue(
      ctx: Context,
      { folios }: BookingFolio,
      input: { position: number; kind: Known['series'] },
    ): Promise<true> {
      const folio = folios.find(({ position }) => position === input.position)
      if (!folio) throw new Error('there is no such folio')
      const totalCents = expected(folio, input.kind)
      await issueInvoice(ctx, bookingId, input, randomUUID())
      const newest = await remember(ctx, { series: input.kind, credits: null })
      const kind = input.kind === 'invoice' && totalCents < 0 ? 'credit-note' : input.kind
      expect(frozen(newest)).toEqual({ ...input, kind, totalCents, number: newest.number })
      return true
    },

    /** Takes one of the invoices back; which one is up to the model, also one that was taken back already. */
    async credit(ctx: Context, pick: number): Promise<boolean> {
      const invoice = papers.filter(({ series }) => series === 'invoice')[pick % Math.max(1, papers.length)]
      if (!invoice) return false
      await creditInvoice(ctx, { bookingId, invoiceId: invoice.id }, 'Why', randomUUID())
      invoice.isCredited = true
      const note = await remember(ctx, { series: 'invoice', credits: invoice.number })
      const { position, totalCents } = invoice
      expect(frozen(note)).toEqual({
        kind: 'credit-note',
        position,
        totalCents: 0 - totalCents,
        number: note.number,
      })
      return true
    },

    /** Every paper is what it was, and what stands on none is what the folios have more. */
    async expectFrozen(ctx: Context, { isOpened, folios }: BookingFolio): Promise<void> {
      const { invoices, open } = await listInvoices(ctx, bookingId)
      expect(invoices.map(frozen)).toEqual(papers.map(frozen))
      for (const sums of isOpened ? open : []) {
        const folio = folios.find(({ position }) => position === sums.position)
        expect({ charges: sums.chargesCents, receipts: sums.receiptCents }).toEqual({
          charges: folio && expected(folio, 'invoice'),
          receipts: folio && expected(folio, 'receipt'),
        })
      }
    },
  }
}

/** Numbers of each hotel, series and year follow each other, and sums on papers are those of the lines on them. */
export async function expectNumbersWithoutGaps({ sql }: Pick<TestApp, 'sql'>): Promise<void> {
  const rows = await sql<{ count: number; last: number; taken: number }[]>`
    SELECT count(*)::integer AS count, max(i.sequence)::integer AS last, max(n.last)::integer AS taken
    FROM invoices i JOIN invoice_numbers n USING (hotel_id, series, year) GROUP BY i.hotel_id, i.series, i.year`
  expect(rows.length).toBeGreaterThan(0)
  for (const { count, last, taken } of rows) expect([last, taken]).toEqual([count, count])
  const off = await sql`
    SELECT i.number FROM invoices i LEFT JOIN LATERAL (
      SELECT coalesce(sum((l ->> 'amountCents')::bigint), 0) AS cents
      FROM jsonb_array_elements(CASE WHEN i.kind = 'receipt' THEN i.paper -> 'payments' ELSE i.paper -> 'lines' END) AS l
    ) printed ON true LEFT JOIN LATERAL (
      SELECT sum(l.amount_cents) AS cents FROM invoiced_lines p JOIN folio_lines l ON l.id = p.folio_line_id
      WHERE p.invoice_id = i.id AND (l.method IS NOT NULL) = (i.kind = 'receipt')
    ) lines ON true
    WHERE i.total_cents <> printed.cents * (CASE WHEN i.kind = 'receipt' THEN -1 ELSE 1 END)
      OR i.total_cents <> lines.cents * (CASE WHEN i.kind = 'receipt' THEN -1 ELSE 1 END)`
  expect(off).toHaveLength(0)
}

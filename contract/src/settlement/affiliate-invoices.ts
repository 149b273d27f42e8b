import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'

const affiliateInvoiceKinds = ['invoice', 'correction'] as const

/** An invoice that Roomlark issues in the name of an affiliate, for a payout; a correction takes one back. */
export const AffiliateInvoice = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(affiliateInvoiceKinds),
  issuedAt: Instant,
  /** The statement it is for. */
  statement: z.object({ id: Id, number: z.string() }),
  /** The number of the invoice that a correction takes back. */
  corrects: z.nullable(z.string()),
  currency: z.string(),
  /** With VAT; negative of a correction. */
  totalCents: z.int(),
  vatCents: z.int(),
})
export type AffiliateInvoice = z.infer<typeof AffiliateInvoice>

export const AffiliateInvoiceQuery = z.strictObject({ page: PageNumber, limit: pageLimit(100, 12) })

/** Affiliates read their own only, also while nothing is paid out. */
const reading = { method: 'GET', access: ['affiliate'], launch: ['partnerships'] } as const

export const affiliateInvoices = {
  list: endpoint({
    ...reading,
    path: '/earnings/invoices',
    keys: 'payouts',
    summary: 'Invoices that Roomlark has issued in your name, newest first',
    query: AffiliateInvoiceQuery,
    response: z.array(AffiliateInvoice),
    meta: PageMeta,
  }),
  pdf: endpoint({
    ...reading,
    path: '/earnings/invoices/:id/pdf',
    keys: 'payouts',
    summary: 'An invoice as PDF, with your tax number in full',
    params: z.strictObject({ id: Id }),
    response: PdfFile,
  }),
}

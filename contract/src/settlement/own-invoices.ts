import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'
import { PayoutConversion } from './payout-accounts.ts'

/** The most that an invoice may have. */
export const ownInvoiceBytes = 4_000_000

/** A payout for which a business has to invoice Roomlark itself, and the invoice once it was sent. */
export const InvoiceRequest = z.object({
  statement: z.object({ id: Id, number: z.string() }),
  payOn: IsoDate,
  usdCents: z.int(),
  conversion: z.nullable(PayoutConversion),
  received: z.nullable(z.object({ name: z.string(), at: Instant })),
})
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

const own = { access: ['affiliate'], launch: ['partnerships'] } as const
const params = z.strictObject({ id: Id })

export const ownInvoices = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/earnings/invoice-requests',
    keys: 'payouts',
    summary: 'Payouts of the last two years that need an invoice of yours, newest first',
    response: z.array(InvoiceRequest),
  }),
  send: endpoint({
    ...own,
    method: 'POST',
    path: '/earnings/statements/:id/invoice',
    summary: 'Send your invoice for a payout, in place of one sent before (multipart, field `paper`, PDF)',
    params,
    upload: 'paper',
    response: InvoiceRequest,
  }),
  read: endpoint({
    ...own,
    method: 'GET',
    path: '/earnings/statements/:id/invoice',
    keys: 'payouts',
    summary: 'The invoice that you sent for a payout',
    params,
    response: PdfFile,
  }),
}

import { Payee } from '@roomlark/contract/settlement/payout-details'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../../context.ts'

const VatTreatment = z.union([
  z.object({ kind: z.literal('charged'), rateBps: z.int() }),
  z.object({ kind: z.enum(['reverse-charge', 'small-business', 'not-registered', 'elsewhere']) }),
])

/** What an invoice says besides its row: everything as it was when it was issued. */
export const InvoiceFacts = z.object({
  payee: Payee,
  vatId: z.string(),
  customer: z.object({ name: z.string(), address: z.string(), vatId: z.string() }),
  /** The first day of the month in which the services were settled. */
  month: z.string(),
  treatment: VatTreatment,
  /** In dollars: stays, differences to earlier stays, and what was carried over. */
  lines: z.object({ earnedCents: z.int(), correctionsCents: z.int(), carriedCents: z.int() }),
  usdCents: z.int(),
  /** Dollars for one unit of the invoice's currency, and the day of that rate; null of an invoice in dollars. */
  rate: z.nullable(z.object({ usdRate: z.number(), on: z.string() })),
  /** The VAT in the currency of its country, where the invoice is in another one. */
  nationalVat: z.nullable(z.object({ currency: z.string(), cents: z.int() })),
})
export type InvoiceFacts = z.infer<typeof InvoiceFacts>

export function sealInvoice({ cipher }: Pick<ServiceContext, 'cipher'>, facts: InvoiceFacts): Buffer {
  return cipher.encrypt(JSON.stringify(facts))
}

export function unsealInvoice({ cipher }: Pick<ServiceContext, 'cipher'>, sealed: Buffer): InvoiceFacts {
  return InvoiceFacts.parse(JSON.parse(cipher.decrypt(sealed)))
}

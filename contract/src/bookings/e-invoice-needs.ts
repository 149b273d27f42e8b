import * as z from 'zod/mini'
import type { FolioLineKind } from '../folio-kinds.ts'
import { currencyDecimals } from '../money.ts'
import { say } from '../say.ts'
import { EInvoiceFormat } from './e-invoices.ts'

/** Fields that EN 16931 (and for XRechnung the German rules) require of an e-invoice but not of a paper invoice. */
export const eInvoiceNeeds = [
  'parts',
  'lines',
  'currency',
  'sellerTaxId',
  'sellerPostalCode',
  'sellerCity',
  'sellerEmail',
  'sellerPhone',
  'payerName',
  'payerCountry',
  'payerPostalCode',
  'payerCity',
  'payerEmail',
  'buyerReference',
] as const
export type EInvoiceNeed = (typeof eInvoiceNeeds)[number]

export const eInvoiceNeedNames: Record<EInvoiceNeed, string> = {
  parts: say('Address of the hotel in parts, which older invoices lack'),
  lines: say('Something that is charged'),
  currency: say('A currency with at most two decimals'),
  sellerTaxId: say('VAT id or tax number'),
  sellerPostalCode: say('Postal code'),
  sellerCity: say('City'),
  sellerEmail: say('Email of your company'),
  sellerPhone: say('Telephone number of the hotel'),
  payerName: say('Name of who pays'),
  payerCountry: say('Country of who pays'),
  payerPostalCode: say('Postal code of who pays'),
  payerCity: say('City of who pays'),
  payerEmail: say('Email of who pays'),
  buyerReference: say('Buyer reference'),
}

/** The parts of a paper that an e-invoice depends on. */
type CheckedPaper = {
  issuer: {
    place?: { postalCode: string; city: string }
    vatId: string
    taxNumber?: string
    email: string
    phone?: string
  }
  payer: Record<'company' | 'name' | 'email', string> &
    Partial<Record<'country' | 'postalCode' | 'city' | 'buyerReference', string>>
  currency: string
  lines: readonly { kind: FolioLineKind }[]
}

/** Reasons why an issued paper is not an e-invoice; a receipt never is. */
export function listEInvoiceGaps(paper: CheckedPaper, format: EInvoiceFormat): EInvoiceNeed[] {
  const { issuer, payer, currency, lines } = paper
  const { place, phone = '', vatId, taxNumber = '', email } = issuer
  const isForAuthorities = format === 'xrechnung'
  const missing: [EInvoiceNeed, boolean][] = [
    ['parts', place === undefined],
    ['lines', lines.every(({ kind }) => kind === 'vat')],
    ['currency', currencyDecimals(currency) > 2],
    ['sellerTaxId', isEmpty(vatId + taxNumber)],
    ['sellerPostalCode', isForAuthorities && isEmpty(place?.postalCode)],
    ['sellerCity', isForAuthorities && isEmpty(place?.city)],
    ['sellerEmail', isForAuthorities && isEmpty(email)],
    ['sellerPhone', isForAuthorities && isEmpty(phone)],
    ['payerName', isEmpty(payer.company + payer.name)],
    ['payerCountry', isEmpty(payer.country)],
    ['payerPostalCode', isForAuthorities && isEmpty(payer.postalCode)],
    ['payerCity', isForAuthorities && isEmpty(payer.city)],
    ['payerEmail', isForAuthorities && isEmpty(payer.email)],
    ['buyerReference', isForAuthorities && isEmpty(payer.buyerReference)],
  ]
  return missing.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

function isEmpty(text: string | undefined): boolean {
  return (text ?? '').trim() === ''
}

/** E-invoice status of a paper. */
export const EInvoiceState = z.object({ format: EInvoiceFormat, missing: z.array(z.enum(eInvoiceNeeds)) })
export type EInvoiceState = z.infer<typeof EInvoiceState>

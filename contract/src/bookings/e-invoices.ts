import * as z from 'zod/mini'
import { say } from '../say.ts'

/** Factur-X is a PDF with the invoice as data in it; XRechnung is the data alone, as German authorities take it. */
export const eInvoiceFormats = ['factur-x', 'xrechnung'] as const
export const EInvoiceFormat = z.enum(eInvoiceFormats, say('Choose a kind of e-invoice'))
export type EInvoiceFormat = z.infer<typeof EInvoiceFormat>

export const eInvoiceFormatNames: Record<EInvoiceFormat, string> = {
  'factur-x': 'Factur-X',
  xrechnung: 'XRechnung',
}

/** Attachments that a hotel sends with its invoices. */
export const EInvoiceChoice = z.enum(['none', ...eInvoiceFormats], say('Choose a kind of e-invoice'))
export type EInvoiceChoice = z.infer<typeof EInvoiceChoice>

/** Countries whose companies read Factur-X; elsewhere a hotel chooses for itself. */
const facturXCountries = new Set(['DE', 'FR', 'AT'])

/** The default until a hotel chooses: an e-invoice where companies expect one and the hotel's details are complete. */
export function suggestEInvoice(country: string, issuerGaps: readonly unknown[]): EInvoiceChoice {
  return facturXCountries.has(country) && issuerGaps.length === 0 ? 'factur-x' : 'none'
}

/** A file to download; `base64` is the file itself. */
export const EInvoiceFile = z.object({
  filename: z.string(),
  contentType: z.enum(['application/pdf', 'application/xml']),
  base64: z.string(),
})
export type EInvoiceFile = z.infer<typeof EInvoiceFile>

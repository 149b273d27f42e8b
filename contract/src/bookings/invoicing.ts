import * as z from 'zod/mini'
import { CountryCode } from '../places.ts'
import { BicOrNothing, IbanOrNothing } from '../platform/bank-account.ts'
import { Email, freeText, nameOrNothing } from '../primitives.ts'
import { say } from '../say.ts'
import { EInvoiceChoice } from './e-invoices.ts'
import { ReminderDays } from './invoice-reminders.ts'

export const invoicingLimits = { prefix: 8, note: 300, dueDays: 120 } as const

export const DueDays = z
  .int(say('Enter a number of days'))
  .check(
    z.gte(0, say('Use 0 to {count} days', { count: invoicingLimits.dueDays })),
    z.lte(invoicingLimits.dueDays, say('Use 0 to {count} days', { count: invoicingLimits.dueDays })),
  )

/** Issuer as printed on a hotel's invoices; empty fields are not printed. */
export const InvoicingInput = z.strictObject({
  company: nameOrNothing(120),
  streetAddress: nameOrNothing(200),
  postalCode: nameOrNothing(20),
  city: nameOrNothing(80),
  country: CountryCode,
  vatId: nameOrNothing(40),
  /** For a company that has no VAT id, or whose tax office asks for both. */
  taxNumber: nameOrNothing(40),
  /** The office that keeps the register of companies, such as a court. */
  registerCourt: nameOrNothing(80),
  registerNumber: nameOrNothing(60),
  email: z.union([z.literal(''), Email]),
  iban: IbanOrNothing,
  bic: BicOrNothing,
  bankName: nameOrNothing(70),
  /** Days that whoever gets an unpaid invoice has to pay it; 0 is at once. */
  dueDays: DueDays,
  /** Said about paying, such as what happens if it is late. */
  terms: freeText(invoicingLimits.note),
  /** Beginning of all numbers: `VM` makes `VM-2026-0418`. */
  prefix: z.string().check(z.trim(), z.regex(/^[A-Z0-9]{1,8}$/, say('Use 1 to 8 capital letters or digits'))),
  /** Said below the taxes, such as why no VAT is charged. */
  taxNote: freeText(invoicingLimits.note),
  /** The last sentence. */
  closing: freeText(invoicingLimits.note),
  /** Attachments of an emailed invoice, if the invoice has everything they require. */
  eInvoice: EInvoiceChoice,
  reminderDays: ReminderDays,
  /** True sends each reminder on its day; otherwise somebody at the desk does. */
  remindsAutomatically: z.boolean(),
})
export type InvoicingInput = z.infer<typeof InvoicingInput>

/** Version 0 is what applies before anybody has saved it. */
export const Invoicing = z.object({
  ...InvoicingInput.shape,
  country: z.string(),
  email: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** The country of the hotel, by whose law its invoices are made. */
  hotelCountry: z.string(),
  chargesVat: z.boolean(),
  version: z.int(),
})
export type Invoicing = z.infer<typeof Invoicing>

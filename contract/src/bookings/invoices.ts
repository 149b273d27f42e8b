import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { FolioLineKind, PaymentMethod } from '../folio-kinds.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { Email, Id, Instant, PdfFile, reasonLength, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { EInvoiceState } from './e-invoice-needs.ts'
import { EInvoiceChoice, EInvoiceFile, EInvoiceFormat } from './e-invoices.ts'
import { Payer } from './folio.ts'
import { invoiceNeeds } from './invoice-needs.ts'
import { InvoiceReminder, RemindInput } from './invoice-reminders.ts'
import { Invoicing, InvoicingInput } from './invoicing.ts'

/** A credit note takes an invoice back, or what a later change has made less of it. A receipt is about payments only. */
const invoiceKinds = ['invoice', 'credit-note', 'receipt'] as const
export const InvoiceKind = z.enum(invoiceKinds)
export type InvoiceKind = z.infer<typeof InvoiceKind>

export const Invoice = z.object({
  id: Id,
  kind: InvoiceKind,
  number: z.string(),
  /** The folio it is about. */
  position: z.int(),
  payer: Payer,
  issuedAt: Instant,
  /** Null if the account was deleted. */
  by: z.nullable(z.string()),
  currency: z.string(),
  language: z.enum(guestLanguageCodes),
  totalCents: z.int(),
  /** Amount paid when it was issued. */
  paidCents: z.int(),
  /** The number of the invoice that this credit note takes back. */
  credits: z.nullable(z.string()),
  /** The number of the invoice of which this credit note takes a part back, or several of them. */
  corrects: z.nullable(z.string()),
  /** Reason for a credit note; null for an invoice. */
  reason: z.nullable(z.string()),
  /** The number of the credit note that took it back. */
  creditedBy: z.nullable(z.string()),
  mails: z.array(z.object({ email: z.string(), at: Instant })),
  /** The oldest first. */
  reminders: z.array(InvoiceReminder),
  /** The reminder that can be sent now, because the invoice is overdue. */
  nextReminder: z.nullable(z.int()),
  /** Each kind of e-invoice with what it lacks; none for a receipt. */
  eInvoices: z.array(EInvoiceState),
})
export type Invoice = z.infer<typeof Invoice>

/** Amounts that stand on no paper yet, by folio. */
export const OpenToInvoice = z.object({
  position: z.int(),
  chargesCents: z.int(),
  paidCents: z.int(),
  /** Payments that no receipt has. */
  receiptCents: z.int(),
})
export type OpenToInvoice = z.infer<typeof OpenToInvoice>

const DraftLine = z.object({
  kind: FolioLineKind,
  name: z.nullable(z.string()),
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  quantity: z.int(),
  vatBps: z.nullable(z.int()),
  method: z.nullable(PaymentMethod),
  cardDigits: z.nullable(z.string()),
  onDate: IsoDate,
  amountCents: z.int(),
  /** The booking that a line of a company's bill is about; empty on any other paper. */
  reference: z.string(),
})
export type DraftLine = z.infer<typeof DraftLine>

/** Preview of a paper as it would be issued now. */
export const InvoiceDraft = z.object({
  kind: InvoiceKind,
  language: z.enum(guestLanguageCodes),
  /** Empty as long as the hotel has said nothing about it. */
  issuer: z.object({ company: z.string(), address: z.string() }),
  /** Facts to enter before it can be issued. */
  missing: z.array(z.enum(invoiceNeeds)),
  payer: Payer,
  currency: z.string(),
  /** What the bill of a company is about, in the order of its lines; empty on any other paper. */
  stays: z.array(
    z.object({
      reference: z.string(),
      guestName: z.string(),
      checkInOn: IsoDate,
      checkOutOn: IsoDate,
      totalCents: z.int(),
    }),
  ),
  lines: z.array(DraftLine),
  payments: z.array(DraftLine),
  taxes: z.array(z.object({ vatBps: z.int(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() })),
  totalCents: z.int(),
  paidCents: z.int(),
  /** The day by which it is to be paid, if something is left. */
  dueOn: z.nullable(IsoDate),
  /** The numbers of the invoices of which a credit note would take a part back. */
  corrects: z.nullable(z.string()),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>

/** The bill of a company on which charges of the booking stand, too. */
export const BillOfBooking = z.object({
  id: Id,
  number: z.string(),
  companyId: Id,
  company: z.string(),
  issuedAt: Instant,
  currency: z.string(),
  /** The part that is about this booking. */
  totalCents: z.int(),
})
export type BillOfBooking = z.infer<typeof BillOfBooking>

export const BookingInvoices = z.object({
  invoices: z.array(Invoice),
  /** Those that were not taken back, the newest first. */
  bills: z.array(BillOfBooking),
  open: z.array(OpenToInvoice),
  /** Attachments that the hotel sends with its invoices. */
  attaches: EInvoiceChoice,
})
export type BookingInvoices = z.infer<typeof BookingInvoices>

const Position = z.int(say('This folio does not exist')).check(z.gte(1), z.lte(9))

const Series = z.enum(['invoice', 'receipt'])
const Reason = requiredText(reasonLength, say('Say why'))

export const IssueInput = z.strictObject({
  position: Position,
  kind: Series,
  /** Required where less is owed than was invoiced before, so that the paper is a credit note. */
  reason: z.optional(Reason),
  /** Refuses to issue anything else than what somebody has seen. */
  expectedTotalCents: z.optional(z.int(say('This total cannot be'))),
})
export type IssueInput = z.infer<typeof IssueInput>

const PositionText = z.string().check(z.regex(/^[1-9]$/, say('This folio does not exist')))
const ofBooking = { access: ['hotel', 'admin'], launch: ['bookings'] } as const
const bookingParams = z.strictObject({ id: Id })
const invoiceParams = z.strictObject({ id: Id, invoiceId: Id })

export const CreditReason = z.strictObject({ reason: Reason })
export const InvoiceAddress = z.strictObject({ email: Email })

export const invoices = {
  list: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:id/invoices',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Invoices, credit notes and receipts of a booking, newest first',
    params: bookingParams,
    response: BookingInvoices,
  }),
  preview: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:id/invoices/preview',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Preview the invoice of a folio, without a number, as PDF',
    params: bookingParams,
    query: z.strictObject({ position: PositionText }),
    response: PdfFile,
  }),
  draft: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:id/invoices/draft',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Preview the lines of an invoice or a receipt of a folio',
    params: bookingParams,
    query: z.strictObject({ position: PositionText, kind: Series }),
    response: InvoiceDraft,
  }),
  issue: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:id/invoices',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Issue an invoice or a receipt for everything that is on none yet',
    idempotent: true,
    params: bookingParams,
    body: IssueInput,
    response: BookingInvoices,
  }),
  credit: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:id/invoices/:invoiceId/credit',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Take an invoice back by a credit note; its lines can be invoiced again',
    idempotent: true,
    params: invoiceParams,
    body: CreditReason,
    response: BookingInvoices,
  }),
  pdf: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:id/invoices/:invoiceId/pdf',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'An issued invoice, credit note or receipt as PDF; it never changes',
    params: invoiceParams,
    response: PdfFile,
  }),
  eInvoice: endpoint({
    ...ofBooking,
    method: 'GET',
    path: '/bookings/:id/invoices/:invoiceId/e-invoice',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'An issued invoice or credit note as e-invoice by EN 16931',
    params: invoiceParams,
    query: z.strictObject({ format: EInvoiceFormat }),
    response: EInvoiceFile,
  }),
  mail: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:id/invoices/:invoiceId/mails',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Email an issued invoice, credit note or receipt in its language',
    idempotent: true,
    params: invoiceParams,
    body: InvoiceAddress,
    response: BookingInvoices,
  }),
  remind: endpoint({
    ...ofBooking,
    method: 'POST',
    path: '/bookings/:id/invoices/:invoiceId/reminders',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Email the next of three reminders of an overdue invoice',
    idempotent: true,
    params: invoiceParams,
    body: RemindInput,
    response: BookingInvoices,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/invoicing',
    access: ['hotel', 'admin'],
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'The issuer of a hotel’s invoices',
    params: z.strictObject({ hotelId: Id }),
    response: Invoicing,
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/invoicing',
    access: ['hotel', 'admin'],
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Change the issuer of future invoices',
    params: z.strictObject({ hotelId: Id }),
    body: z.extend(InvoicingInput, { version: Version }),
    example: {
      company: 'Okafor Hotels',
      streetAddress: 'Via dei Limoni 14',
      postalCode: '84017',
      city: 'Positano',
      country: 'IT',
      vatId: 'IT07412880635',
      taxNumber: '',
      registerCourt: '',
      registerNumber: 'REA SA-412907',
      email: 'ciao@villamarenne.example',
      iban: 'IT60X0542811101000000123456',
      bic: 'BPMOIT22XXX',
      bankName: 'Banca Popolare',
      dueDays: 14,
      terms: '',
      prefix: 'VM',
      taxNote: '',
      closing: '',
      eInvoice: 'none',
      reminderDays: [7, 21, 35],
      remindsAutomatically: false,
      version: 1,
    },
    response: Invoicing,
  }),
}

import * as z from 'zod/mini'
import { BookingState } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { DeskMethod } from '../folio-kinds.ts'
import { Cents } from '../money.ts'
import { Id, Instant, optionalText, PdfFile, reasonLength } from '../primitives.ts'
import { say } from '../say.ts'
import { EInvoiceState } from './e-invoice-needs.ts'
import { EInvoiceFile, EInvoiceFormat } from './e-invoices.ts'
import { InvoiceState } from './invoice-journal.ts'
import { InvoiceReminder, RemindInput } from './invoice-reminders.ts'
import { CreditReason, InvoiceAddress, InvoiceDraft } from './invoices.ts'

export const billLimits = { stays: 200 } as const

/** A folio that a company pays and that has charges on no invoice yet. */
export const UnbilledStay = z.object({
  folioId: Id,
  bookingId: Id,
  reference: z.string(),
  guestName: z.string(),
  /** The group that the booking belongs to. */
  groupName: z.nullable(z.string()),
  state: BookingState,
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  chargesCents: z.int(),
})
export type UnbilledStay = z.infer<typeof UnbilledStay>

/** One invoice of a company about many stays, or the credit note that takes it back. */
export const CompanyBill = z.object({
  id: Id,
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedAt: Instant,
  dueOn: IsoDate,
  stays: z.int(),
  totalCents: z.int(),
  openCents: z.int(),
  /** Null for a credit note. */
  state: z.nullable(InvoiceState),
  /** The number of the bill that this credit note takes back. */
  credits: z.nullable(z.string()),
  /** The number of the credit note that took it back. */
  creditedBy: z.nullable(z.string()),
  mails: z.array(z.object({ email: z.string(), at: Instant })),
  reminders: z.array(InvoiceReminder),
  /** The reminder that can be sent now, because the bill is overdue. */
  nextReminder: z.nullable(z.int()),
  eInvoices: z.array(EInvoiceState),
})
export type CompanyBill = z.infer<typeof CompanyBill>

/** A company's account: stays not yet billed, and its bills. */
export const CompanyAccount = z.object({
  companyId: Id,
  currency: z.string(),
  /** The earliest departure first. */
  unbilled: z.array(UnbilledStay),
  /** The newest first. */
  bills: z.array(CompanyBill),
})
export type CompanyAccount = z.infer<typeof CompanyAccount>

/** Stays to put on one bill. */
export const BillStays = z.strictObject({
  folioIds: z
    .array(Id)
    .check(
      z.minLength(1, say('Choose a stay')),
      z.maxLength(billLimits.stays, say('Choose at most {count} stays', { count: billLimits.stays })),
    ),
})
export type BillStays = z.infer<typeof BillStays>

export const BillInput = z.extend(BillStays, {
  /** Refuses to issue anything else than what somebody has seen. */
  expectedTotalCents: z.optional(z.int(say('This total cannot be'))),
})
export type BillInput = z.infer<typeof BillInput>

/** Money against a bill; it settles the stays of the bill, the earliest departure first. */
export const BillPayment = z.strictObject({
  method: DeskMethod,
  amountCents: Cents.check(z.gte(1, say('Enter an amount above 0'))),
  note: optionalText(reasonLength),
})
export type BillPayment = z.infer<typeof BillPayment>

const shared = { access: ['hotel', 'admin'], launch: ['bookings'], response: CompanyAccount } as const
const params = z.strictObject({ id: Id })
const billParams = z.strictObject({ id: Id, billId: Id })

export const companyBills = {
  account: endpoint({
    ...shared,
    method: 'GET',
    path: '/companies/:id/account',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Read what a company owes: stays without an invoice, and its bills',
    params,
  }),
  draft: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/draft',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Preview the lines of a bill, and what is missing to issue it',
    params,
    body: BillStays,
    response: InvoiceDraft,
  }),
  preview: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/preview',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Preview a bill, without a number, as PDF',
    params,
    body: BillStays,
    response: PdfFile,
  }),
  issue: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Issue one invoice for everything of many stays that is on none yet',
    idempotent: true,
    slow: true,
    params,
    body: BillInput,
  }),
  credit: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/:billId/credit',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Take a bill back by a credit note; its charges can be invoiced again',
    idempotent: true,
    slow: true,
    params: billParams,
    body: CreditReason,
  }),
  pay: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/:billId/payments',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Record a payment of a bill on the folios of its stays',
    idempotent: true,
    slow: true,
    params: billParams,
    body: BillPayment,
  }),
  pdf: endpoint({
    ...shared,
    method: 'GET',
    path: '/companies/:id/bills/:billId/pdf',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'A bill or its credit note as PDF; it never changes',
    params: billParams,
    response: PdfFile,
  }),
  eInvoice: endpoint({
    ...shared,
    method: 'GET',
    path: '/companies/:id/bills/:billId/e-invoice',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'A bill or its credit note as e-invoice by EN 16931',
    params: billParams,
    query: z.strictObject({ format: EInvoiceFormat }),
    response: EInvoiceFile,
  }),
  mail: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/:billId/mails',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Email a bill or its credit note in its language',
    idempotent: true,
    params: billParams,
    body: InvoiceAddress,
  }),
  remind: endpoint({
    ...shared,
    method: 'POST',
    path: '/companies/:id/bills/:billId/reminders',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Email the next of three reminders of an overdue bill',
    idempotent: true,
    params: billParams,
    body: RemindInput,
  }),
}

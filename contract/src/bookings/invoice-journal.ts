import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, SearchText } from '../primitives.ts'
import { CompanyListQuery, CompanyProfile } from './company-profiles.ts'

/** States of an invoice. One that is late is overdue even if a part of it was paid. */
export const invoiceStates = ['open', 'part-paid', 'overdue', 'paid', 'credited'] as const
export const InvoiceState = z.enum(invoiceStates)
export type InvoiceState = z.infer<typeof InvoiceState>

const JournalQuery = z.strictObject({
  /** Searches the number, the company, the name and the reference of the booking. */
  search: z.optional(SearchText),
  hotelId: z.optional(Id),
  state: z.optional(InvoiceState),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type JournalQuery = z.infer<typeof JournalQuery>

export const JournalEntry = z.object({
  id: Id,
  /** Null for a bill of a company, which is about several. */
  bookingId: z.nullable(Id),
  /** The company whose bill it is. */
  companyId: z.nullable(Id),
  /** The reference of the booking; empty for a bill of a company. */
  reference: z.string(),
  /** Number of stays on a company's bill; otherwise 1. */
  stays: z.int(),
  hotelName: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedOn: IsoDate,
  dueOn: IsoDate,
  company: z.string(),
  payerName: z.string(),
  currency: z.string(),
  totalCents: z.int(),
  openCents: z.int(),
  /** Reminders sent so far, out of three. */
  reminders: z.int(),
  /** Null for a credit note. */
  state: z.nullable(InvoiceState),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** Debts of a company for invoices, by how many days ago they were issued. */
export const Receivable = z.object({
  /** Empty for guests who pay themselves, who are one row together. */
  company: z.string(),
  /** The profile of the company, if its invoices are on folios that took it from there. */
  companyId: z.nullable(Id),
  currency: z.string(),
  invoices: z.int(),
  until30Cents: z.int(),
  until60Cents: z.int(),
  until90Cents: z.int(),
  olderCents: z.int(),
  openCents: z.int(),
  overdueCents: z.int(),
})
export type Receivable = z.infer<typeof Receivable>

/** At most this many companies are listed, those that owe most. */
export const mostReceivables = 200

/** What is open on invoices in one currency, and the part of it that is overdue. */
const Debt = z.object({ currency: z.string(), openCents: z.int(), overdueCents: z.int() })
export type Debt = z.infer<typeof Debt>

/** A company with what it owes, in each currency. */
export const Debtor = z.object({ ...CompanyProfile.shape, debts: z.array(Debt) })
export type Debtor = z.infer<typeof Debtor>

export const debtorSorts = ['name', 'open', 'overdue'] as const

export const DebtorQuery = z.extend(CompanyListQuery, {
  /** By name, or by what is open or overdue, the most first. */
  sort: z._default(z.enum(debtorSorts), 'name'),
})
export type DebtorQuery = z.infer<typeof DebtorQuery>

export const DebtorPageMeta = z.object({
  ...PageMeta.shape,
  /** What all companies owe that were found, on every page. */
  debts: z.array(Debt),
})
export type DebtorPageMeta = z.infer<typeof DebtorPageMeta>

const ofDesk = { access: ['hotel'], permission: 'see-bookings', launch: ['bookings'] } as const

export const invoiceJournal = {
  list: endpoint({
    ...ofDesk,
    method: 'GET',
    path: '/invoices',
    summary: 'List invoices and credit notes with what is still open, newest first',
    query: JournalQuery,
    response: z.array(JournalEntry),
    meta: PageMeta,
  }),
  receivables: endpoint({
    ...ofDesk,
    method: 'GET',
    path: '/invoices/receivables',
    summary: 'What companies and guests owe for invoices, by age',
    query: z.strictObject({ hotelId: z.optional(Id) }),
    response: z.array(Receivable),
  }),
  debtors: endpoint({
    ...ofDesk,
    access: ['hotel', 'admin'],
    method: 'GET',
    path: '/invoices/companies',
    summary: 'List companies with what each owes for invoices, and all of them together',
    query: DebtorQuery,
    response: z.array(Debtor),
    meta: DebtorPageMeta,
  }),
}

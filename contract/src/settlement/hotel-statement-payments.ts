import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { freeText, Id, Instant, reasonLength, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { ListedStatement, StatementParams } from './hotel-statement-list.ts'

/** A hotel is reminded this many days before its statement is due, and after. */
export const reminderDays = { before: 5, overdue: 7 } as const

/** New bookings pause only when the hotel has known the day for this long. */
export const pauseNoticeDays = 7

const statementPaymentKinds = ['payment', 'returned', 'credit', 'written-off'] as const
export const StatementPaymentKind = z.enum(statementPaymentKinds)
export type StatementPaymentKind = z.infer<typeof StatementPaymentKind>

/** Something that changed what is left to pay of a statement. */
export const StatementPayment = z.object({
  id: Id,
  kind: StatementPaymentKind,
  /** Amount by which it reduces the unpaid balance; negative if it increases it. */
  amountCents: z.int(),
  paidOn: IsoDate,
  note: z.string(),
  at: Instant,
  /** Name of the administrator; null if Roomlark did it automatically. */
  by: z.nullable(z.string()),
  /** The payment service's method, which also says if the payment is returned; null for other payments. */
  online: z.nullable(
    z.object({
      method: z.nullable(z.string()),
      cardBrand: z.nullable(z.string()),
      cardDigits: z.nullable(z.string()),
    }),
  ),
  /** The payment that was returned, or the write-off that was taken back. */
  returnedId: z.nullable(Id),
  /** True if it was returned or reversed. */
  isReturned: z.boolean(),
  /** The statement that credit comes from, or goes to. */
  other: z.nullable(z.object({ id: Id, number: z.string() })),
})
export type StatementPayment = z.infer<typeof StatementPayment>

/** A closed statement with everything about its payment. */
export const StatementAccount = z.object({
  ...ListedStatement.shape,
  version: z.int(),
  /** Of what the hotel owes, what Roomlark keeps. */
  shareCents: z.int(),
  lineCount: z.int(),
  /** Number of lines that the hotel has paid, so that their affiliates can be paid. */
  coveredCount: z.int(),
  /** Newest first. */
  payments: z.array(StatementPayment),
})
export type StatementAccount = z.infer<typeof StatementAccount>

const Amount = Cents.check(z.gte(1, say('Enter an amount above 0')))

export const PaymentInput = z.strictObject({
  amountCents: Amount,
  /** The day on which the bank booked it. */
  paidOn: IsoDate,
  /** The reference of the bank, for example. */
  note: z._default(freeText(reasonLength), ''),
  version: Version,
})
export type PaymentInput = z.infer<typeof PaymentInput>

export const WriteOffInput = z.strictObject({
  amountCents: Amount,
  reason: requiredText(reasonLength, say('Say why it is written off')),
  version: Version,
})
export type WriteOffInput = z.infer<typeof WriteOffInput>

export const ReturnInput = z.strictObject({
  /** A payment that the bank took back, or a write-off to take back. */
  paymentId: Id,
  returnedOn: IsoDate,
  reason: requiredText(reasonLength, say('Say why it was returned')),
  version: Version,
})
export type ReturnInput = z.infer<typeof ReturnInput>

export const statementPayments = {
  get: endpoint({
    method: 'GET',
    path: '/statements/:id',
    keys: 'commissions',
    access: ['admin'],
    summary: 'Read a closed statement with everything about its payment',
    params: StatementParams,
    response: StatementAccount,
  }),
  record: endpoint({
    method: 'POST',
    path: '/statements/:id/payments',
    access: ['admin'],
    launch: ['payouts'],
    summary: 'Record what a hotel paid; more than is open becomes credit for its other statements',
    idempotent: true,
    params: StatementParams,
    body: PaymentInput,
    response: StatementAccount,
  }),
  writeOff: endpoint({
    method: 'POST',
    path: '/statements/:id/write-offs',
    access: ['admin'],
    launch: ['payouts'],
    summary: 'Give up what a hotel will not pay; affiliates are not paid for it',
    idempotent: true,
    params: StatementParams,
    body: WriteOffInput,
    response: StatementAccount,
  }),
  return: endpoint({
    method: 'POST',
    path: '/statements/:id/returns',
    access: ['admin'],
    launch: ['payouts'],
    summary: 'Record that a payment was returned, or take a write-off back',
    idempotent: true,
    params: StatementParams,
    body: ReturnInput,
    response: StatementAccount,
  }),
}

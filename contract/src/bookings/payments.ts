import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { PaymentFailure } from '../payment-failures.ts'
import { Id, Instant, reasonLength, requiredText } from '../primitives.ts'
import { say } from '../say.ts'
import { PaperKind, PaymentDispute } from './card-disputes.ts'
import {
  HotelPaymentSettings,
  HotelPaymentSettingsInput,
  PaymentTransfer,
  PaymentTransferLine,
} from './payment-accounts.ts'

export type { PaymentFailure } from '../payment-failures.ts'

/** A guest has this long on the page of the payment service, and the rooms are held a little longer. */
export const paymentMinutes = 30
export const paymentHoldMinutes = 32

export const paymentLimits = {
  /** Pages of the payment service that one booking or checkout may open in an hour. */
  pagesAnHour: 10,
  /** Cards that may be declined for one checkout before it is closed, against people who try out stolen numbers. */
  declinedCards: 5,
  /** A link to pay lasts at most this many days. */
  linkDays: 60,
  answerLength: 5000,
  /** All papers of one answer to a dispute together; banks take no more. */
  paperBytes: 4_500_000,
  /** Refunds of more than this many units of the currency need a recent confirmation. */
  refundUnits: 1000,
} as const

export const PaymentPurpose = z.enum(['checkout', 'deposit', 'balance', 'fee', 'statement'])
export type PaymentPurpose = z.infer<typeof PaymentPurpose>
export const PaymentState = z.enum(['open', 'processing', 'succeeded', 'failed', 'expired'])
export type PaymentState = z.infer<typeof PaymentState>
export const RefundState = z.enum(['open', 'pending', 'succeeded', 'failed'])
export type RefundState = z.infer<typeof RefundState>
export const RefundCause = z.enum(['desk', 'cancelled', 'rooms-gone', 'paid-twice', 'elsewhere'])
export type RefundCause = z.infer<typeof RefundCause>
export const PaymentRefund = z.object({
  id: Id,
  amountCents: z.int(),
  state: RefundState,
  cause: RefundCause,
  reason: z.string(),
  at: Instant,
  settledAt: z.nullable(Instant),
  by: z.nullable(z.string()),
})
export type PaymentRefund = z.infer<typeof PaymentRefund>

/** A payment through the payment service, whatever became of it. */
export const OnlinePayment = z.object({
  id: Id,
  purpose: PaymentPurpose,
  state: PaymentState,
  amountCents: z.int(),
  currency: z.string(),
  /** Such as card, sepa_debit or ideal. */
  method: z.nullable(z.string()),
  cardBrand: z.nullable(z.string()),
  cardDigits: z.nullable(z.string()),
  failure: z.nullable(PaymentFailure),
  reason: z.string(),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
  by: z.nullable(z.string()),
  refundableCents: z.int(),
  refunds: z.array(PaymentRefund),
  disputes: z.array(PaymentDispute),
})
export type OnlinePayment = z.infer<typeof OnlinePayment>

export const KeptCard = z.object({
  brand: z.string(),
  digits: z.string(),
  expiresOn: z.nullable(IsoDate),
  /** The amount the terms of the booking allow to be charged now; 0 until there is a reason. */
  chargeableCents: z.int(),
})
export type KeptCard = z.infer<typeof KeptCard>

/** A request to pay that the guest can answer by a link. */
export const PaymentLink = z.object({
  depositId: Id,
  amountCents: z.int(),
  dueOn: IsoDate,
  endsAt: Instant,
  /** The address that is sent to the guest. */
  url: z.string(),
  state: z.enum(['open', 'paid', 'expired']),
})
export type PaymentLink = z.infer<typeof PaymentLink>

/** A deposit that waits for its payment. */
export const DueRow = z.object({
  depositId: Id,
  bookingId: Id,
  reference: z.string(),
  guestName: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  dueOn: IsoDate,
  state: z.enum(['due', 'failed', 'overdue']),
  failure: z.nullable(PaymentFailure),
  chargesCard: z.boolean(),
})
export type DueRow = z.infer<typeof DueRow>

/** Everything about paying online that the panel of a booking shows. */
export const BookingPayments = z.object({
  bookingId: Id,
  hotelId: Id,
  currency: z.string(),
  takesPayments: z.boolean(),
  /** True while no real money moves. */
  isTest: z.boolean(),
  balanceCents: z.int(),
  payments: z.array(OnlinePayment),
  card: z.nullable(KeptCard),
  links: z.array(PaymentLink),
  /** Deposits that are due, overdue or could not be charged. */
  due: z.array(DueRow),
  /** The caller may refund at most this much; null means no limit. */
  refundLimitCents: z.nullable(z.int()),
})
export type BookingPayments = z.infer<typeof BookingPayments>

const Amount = Cents.check(z.gte(1, say('Enter an amount above 0')))
const Reason = requiredText(reasonLength, say('Say why'))

export const LinkInput = z.strictObject({
  amountCents: Amount,
  dueOn: IsoDate,
  days: z
    .int(say('Enter whole days'))
    .check(
      z.gte(1, say('At least 1')),
      z.lte(paymentLimits.linkDays, say('At most {count}', { count: paymentLimits.linkDays })),
    ),
  mailGuest: z.boolean(),
})
export type LinkInput = z.infer<typeof LinkInput>
/** A refund, or a charge of the kept card. */
export const ReasonedAmount = z.strictObject({ amountCents: Amount, reason: Reason })
export type ReasonedAmount = z.infer<typeof ReasonedAmount>
export const DisputeAnswerInput = z.strictObject({
  text: requiredText(paymentLimits.answerLength, say('Write what happened')),
})
export type DisputeAnswerInput = z.infer<typeof DisputeAnswerInput>

const BookingParams = z.strictObject({ id: Id })
const HotelParams = z.strictObject({ hotelId: Id })
const DisputeParams = z.strictObject({ hotelId: Id, disputeId: Id })
const PaperParams = z.strictObject({ hotelId: Id, disputeId: Id, kind: PaperKind })
const shared = { access: ['hotel', 'admin'], launch: ['onlinePayments'] } as const
const page = { page: PageNumber, limit: pageLimit(100, 25) }

export const payments = {
  ofBooking: endpoint({
    ...shared,
    method: 'GET',
    path: '/bookings/:id/payments',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Online payments, refunds, the kept card and links to pay of a booking',
    params: BookingParams,
    response: BookingPayments,
  }),
  makeLink: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/payments/links',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Make a link by which the guest pays an amount',
    idempotent: true,
    params: BookingParams,
    body: LinkInput,
    response: BookingPayments,
  }),
  chargeCard: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/payments/card-charges',
    permission: 'work-desk',
    summary: 'Charge the kept card, up to what the terms of the booking allow',
    idempotent: true,
    params: BookingParams,
    body: ReasonedAmount,
    response: BookingPayments,
  }),
  refund: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/payments/:paymentId/refunds',
    permission: 'work-desk',
    summary: 'Refund an online payment, whole or in part',
    idempotent: true,
    params: z.strictObject({ id: Id, paymentId: Id }),
    body: ReasonedAmount,
    response: BookingPayments,
  }),
  retryDue: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/payments/deposits/:depositId/collection',
    permission: 'work-desk',
    summary: 'Charge the kept card for a deposit that failed, or send the guest a link to pay it',
    idempotent: true,
    params: z.strictObject({ id: Id, depositId: Id }),
    body: z.strictObject({ how: z.enum(['card', 'link']) }),
    response: BookingPayments,
  }),
  listDue: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/due',
    permission: 'see-bookings',
    summary: 'Deposits that are due, overdue or could not be charged, the first due first',
    params: HotelParams,
    query: z.strictObject(page),
    response: z.array(DueRow),
    meta: PageMeta,
  }),
  listDisputes: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/disputes',
    permission: 'see-bookings',
    summary: 'Payments that card holders dispute, those to be answered first',
    params: HotelParams,
    query: z.strictObject(page),
    response: z.array(PaymentDispute),
    meta: PageMeta,
  }),
  answerDispute: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/payments/disputes/:disputeId/answer',
    permission: 'see-books',
    summary: 'Answer a dispute; its papers, the booking, its terms and the guest are sent along',
    params: DisputeParams,
    body: DisputeAnswerInput,
    response: PaymentDispute,
  }),
  addPaper: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/payments/disputes/:disputeId/papers/:kind',
    permission: 'see-books',
    summary: 'Add a paper to the answer to a dispute, in place of one of its kind (multipart, field `paper`)',
    params: PaperParams,
    upload: 'paper',
    response: PaymentDispute,
  }),
  removePaper: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/hotels/:hotelId/payments/disputes/:disputeId/papers/:kind',
    permission: 'see-books',
    summary: 'Remove a paper from the answer to a dispute',
    params: PaperParams,
    response: PaymentDispute,
  }),
  acceptDispute: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/payments/disputes/:disputeId/acceptance',
    permission: 'see-books',
    summary: 'Accept a dispute: the card holder keeps the money',
    params: DisputeParams,
    body: z.strictObject({}),
    response: PaymentDispute,
  }),
  listTransfers: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/transfers',
    permission: 'see-books',
    summary: 'Transfers of the payment service to the bank account, the newest first',
    params: HotelParams,
    query: z.strictObject(page),
    response: z.array(PaymentTransfer),
    meta: PageMeta,
  }),
  listTransferLines: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/transfers/:transferId/lines',
    permission: 'see-books',
    summary: 'What a transfer consists of, line by line',
    params: z.strictObject({ hotelId: Id, transferId: Id }),
    response: z.array(PaymentTransferLine),
  }),
  exportTransfer: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/transfers/:transferId/export',
    permission: 'see-books',
    summary: 'The lines of a transfer as CSV',
    params: z.strictObject({ hotelId: Id, transferId: Id }),
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  getSettings: endpoint({
    ...shared,
    method: 'GET',
    path: '/hotels/:hotelId/payments/settings',
    permission: 'see-rooms',
    summary: 'The account of a hotel at the payment service',
    params: HotelParams,
    response: HotelPaymentSettings,
  }),
  connect: endpoint({
    ...shared,
    access: ['hotel'],
    method: 'POST',
    path: '/hotels/:hotelId/payments/account',
    permission: 'connect-payments',
    confirmed: true,
    summary: 'Open an account at the payment service, or go on with one; answers with the address to go to',
    params: HotelParams,
    body: z.strictObject({}),
    response: z.object({ url: z.string() }),
  }),
  saveSettings: endpoint({
    ...shared,
    access: ['hotel'],
    method: 'PUT',
    path: '/hotels/:hotelId/payments/settings',
    permission: 'connect-payments',
    summary: 'Choose the account of a hotel and what the desk may refund; carries the version that was read',
    params: HotelParams,
    body: HotelPaymentSettingsInput,
    response: HotelPaymentSettings,
  }),
}

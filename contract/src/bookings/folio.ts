import * as z from 'zod/mini'
import { BookingEventKind } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { FolioGroup, FolioLineKind, PaymentMethod } from '../folio-kinds.ts'
import { ExtraKind } from '../inventory/hotel-extras.ts'
import { Id, Instant, Version } from '../primitives.ts'
import { say } from '../say.ts'
import {
  ChargeInput,
  CorrectionInput,
  DepositInput,
  FolioInput,
  FolioMove,
  PaymentRecord,
} from './folio-input.ts'

/** Origin of a line: a change of the booking, or an entry at the desk. */
export const FolioCause = z.enum(['booking', 'desk', 'correction', 'move'])
export type FolioCause = z.infer<typeof FolioCause>

export const FolioLine = z.object({
  id: Id,
  kind: FolioLineKind,
  cause: FolioCause,
  /** The event of the booking that caused it. */
  event: z.nullable(BookingEventKind),
  name: z.nullable(z.string()),
  /** The first and the last night it is about. */
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  quantity: z.int(),
  unitCents: z.int(),
  amountCents: z.int(),
  vatPercent: z.nullable(z.number()),
  method: z.nullable(PaymentMethod),
  cardDigits: z.nullable(z.string()),
  /** A reason or a note in somebody's own words. */
  note: z.nullable(z.string()),
  /** Null while the folio is only computed. */
  at: z.nullable(Instant),
  /** Null if Roomlark wrote it because the booking changed. */
  by: z.nullable(z.string()),
  /** The line that this one takes back, because the booking changed or the line was moved. */
  endsId: z.nullable(Id),
  /** The line that this one corrects. */
  correctsId: z.nullable(Id),
  /** The line whose VAT this is. */
  vatOfId: z.nullable(Id),
  /** The payment that this refund gives back. */
  refundsId: z.nullable(Id),
  /** True if another line takes it back. */
  isEnded: z.boolean(),
  /** True if another line corrects it. */
  isCorrected: z.boolean(),
})
export type FolioLine = z.infer<typeof FolioLine>

/** The same as it is read. */
export const Payer = z.object({
  name: z.string(),
  company: z.string(),
  vatId: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  buyerReference: z.string(),
  email: z.string(),
  language: z.string(),
})

/** The lines of one charge: the extra and, where VAT comes on top of prices, its VAT. */
export const ChargedLines = z.object({ bookingId: Id, hotelId: Id, lines: z.array(FolioLine) })
export type ChargedLines = z.infer<typeof ChargedLines>

export const Folio = z.object({
  /** The guest's folio is 1. */
  position: z.int(),
  payer: Payer,
  /** The profile of the company that pays; null if the payer was entered by hand. */
  companyId: z.nullable(Id),
  /** Parts of the bill that are charged here automatically. */
  takes: z.array(FolioGroup),
  chargesCents: z.int(),
  /** Payments less refunds. */
  paidCents: z.int(),
  balanceCents: z.int(),
  /** The oldest first. */
  lines: z.array(FolioLine),
  version: z.int(),
})
export type Folio = z.infer<typeof Folio>

export const DepositState = z.enum(['asked', 'paid', 'overdue'])
export type DepositState = z.infer<typeof DepositState>

export const FolioDeposit = z.object({
  id: Id,
  amountCents: z.int(),
  dueOn: IsoDate,
  state: DepositState,
  /** True if the guest was asked by email. */
  isMailed: z.boolean(),
  askedAt: Instant,
  by: z.nullable(z.string()),
})
export type FolioDeposit = z.infer<typeof FolioDeposit>

/** Charges and payments of a booking. Until the desk first writes on it, it is computed and not stored. */
export const BookingFolio = z.object({
  bookingId: Id,
  hotelId: Id,
  currency: z.string(),
  vatIncluded: z.boolean(),
  /** The step in which cash is paid, in minor units: 1 where every amount has its coins. */
  cashStepCents: z.int(),
  /** The hotel's rate of VAT for whatever has no rate of its own. */
  usualVatPercent: z.number(),
  /** The rate of each kind of thing that is sold besides rooms. */
  vatPercents: z.record(ExtraKind, z.number()),
  isOpened: z.boolean(),
  chargesCents: z.int(),
  paidCents: z.int(),
  balanceCents: z.int(),
  folios: z.array(Folio),
  /** The first to be due first. */
  deposits: z.array(FolioDeposit),
  /** By rate, the highest first; what has no VAT is the rate 0. */
  taxes: z.array(
    z.object({ vatPercent: z.number(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() }),
  ),
})
export type BookingFolio = z.infer<typeof BookingFolio>

/**
 * Deposits are paid in the order in which they are due, by whatever was paid. One that is not paid after its day is
 * overdue.
 */
export function depositStates(
  deposits: readonly { amountCents: number; dueOn: string }[],
  paidCents: number,
  today: string,
): DepositState[] {
  let left = paidCents
  return deposits.map(({ amountCents, dueOn }) => {
    left -= amountCents
    if (left >= 0) return 'paid'
    return dueOn < today ? 'overdue' : 'asked'
  })
}

const params = z.strictObject({ id: Id })
const shared = {
  access: ['hotel', 'admin'],
  launch: ['bookings'],
  response: BookingFolio,
} as const

export const folios = {
  get: endpoint({
    ...shared,
    method: 'GET',
    path: '/bookings/:id/folio',
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'Charges, payments and balance of a booking',
    params,
  }),
  charge: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/charges',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Charge an extra; the answer has its lines only, however long the folio is',
    idempotent: true,
    params,
    body: ChargeInput,
    response: ChargedLines,
  }),
  pay: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/payments',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Record a payment or a refund',
    idempotent: true,
    params,
    body: PaymentRecord,
  }),
  correct: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/corrections',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Take a line back, whole or in part; once for each line',
    idempotent: true,
    params,
    body: CorrectionInput,
  }),
  move: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/moves',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Move lines to another folio of the booking',
    idempotent: true,
    params,
    body: FolioMove,
  }),
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/folios',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Add a folio for somebody else who pays',
    idempotent: true,
    params,
    body: FolioInput,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/bookings/:id/folio/folios/:position',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Change who pays a folio and what comes to it',
    params: z.strictObject({
      id: Id,
      position: z.string().check(z.regex(/^[1-9]$/, say('This folio does not exist'))),
    }),
    body: z.extend(FolioInput, { version: Version }),
  }),
  askDeposit: endpoint({
    ...shared,
    method: 'POST',
    path: '/bookings/:id/folio/deposits',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Ask for a deposit until a day',
    idempotent: true,
    params,
    body: DepositInput,
  }),
  withdrawDeposit: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/bookings/:id/folio/deposits/:depositId',
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Withdraw a deposit that was asked for',
    params: z.strictObject({ id: Id, depositId: Id }),
  }),
}

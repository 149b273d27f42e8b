import * as z from 'zod/mini'
import { BookingEventKind } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { DeskMethod, FolioGroup, FolioLineKind, folioGroups, PaymentMethod } from '../folio-kinds.ts'
import { VatPercent } from '../inventory/hotel-extras.ts'
import { Cents } from '../money.ts'
import {
  Email,
  freeText,
  Id,
  Instant,
  nameOrNothing,
  optionalText,
  reasonLength,
  requiredName,
  requiredText,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'

export const folioLimits = {
  folios: 9,
  quantity: 999,
  lines: 2000,
  deposits: 20,
  cardDigits: 4,
  howToPay: 1000,
} as const

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

/** Payer of a folio, as an invoice names them; empty fields are not printed. */
export const FolioPayer = z.strictObject({
  name: nameOrNothing(120),
  company: nameOrNothing(120),
  vatId: nameOrNothing(40),
  address: freeText(400),
  email: z.union([z.literal(''), Email]),
  language: z.union([z.literal(''), z.string().check(z.regex(/^[a-z]{2}$/, say('Choose a language')))]),
})
export type FolioPayer = z.infer<typeof FolioPayer>

/** The same as it is read. */
export const Payer = z.object({
  name: z.string(),
  company: z.string(),
  vatId: z.string(),
  address: z.string(),
  email: z.string(),
  language: z.string(),
})

export const Folio = z.object({
  /** The guest's folio is 1. */
  position: z.int(),
  payer: Payer,
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
  /** The hotel's rate of VAT for whatever has no rate of its own. */
  usualVatPercent: z.number(),
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

const Position = z
  .int(say('This folio does not exist'))
  .check(
    z.gte(1, say('This folio does not exist')),
    z.lte(folioLimits.folios, say('This folio does not exist')),
  )
const Amount = Cents.check(z.gte(1, say('Enter an amount above 0')))
const Reason = requiredText(reasonLength, say('Say why'))

/** The lines of one charge: the extra and, where VAT comes on top of prices, its VAT. */
export const ChargedLines = z.object({ bookingId: Id, hotelId: Id, lines: z.array(FolioLine) })
export type ChargedLines = z.infer<typeof ChargedLines>

/** An extra of the catalogue, at its own price or another, or anything else with a name of its own. */
export const ChargeInput = z
  .strictObject({
    position: Position,
    extraId: z.nullable(Id),
    name: requiredName(80, say('Enter what it is for')),
    quantity: z
      .int(say('Enter a number'))
      .check(
        z.gte(1, say('At least 1')),
        z.lte(folioLimits.quantity, say('At most {count}', { count: folioLimits.quantity })),
      ),
    unitCents: Amount,
    vatPercent: VatPercent,
    note: optionalText(reasonLength),
  })
  .check(
    z.refine(({ quantity, unitCents }) => quantity * unitCents <= 10_000_000_000, {
      path: ['unitCents'],
      message: say('That amount is too large'),
    }),
  )
export type ChargeInput = z.infer<typeof ChargeInput>

/** Money that the hotel took or gave back. A refund is at most what is left of the payments on its folio. */
export const PaymentRecord = z
  .strictObject({
    position: Position,
    kind: z.enum(['payment', 'refund']),
    method: DeskMethod,
    amountCents: Amount,
    /** The last digits of the card at the terminal. */
    cardDigits: z.optional(z.string().check(z.regex(/^\d{4}$/, say('Enter the last four digits')))),
    note: optionalText(reasonLength),
    /** True confirms what may be a mistake (409 `unlikely_value`): the same amount again, or more than is left to pay. */
    isMeant: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ method, cardDigits }) => method === 'card' || cardDigits === undefined, {
      path: ['cardDigits'],
      message: say('Only cards have digits'),
    }),
    z.refine(({ kind, note }) => kind === 'payment' || Boolean(note), {
      path: ['note'],
      message: say('Say why'),
    }),
  )
export type PaymentRecord = z.infer<typeof PaymentRecord>

export const CorrectionInput = z.strictObject({
  lineId: Id,
  /** Amount to reverse; a payment is always reversed in full. */
  amountCents: z.optional(Amount),
  reason: Reason,
})
export type CorrectionInput = z.infer<typeof CorrectionInput>

export const FolioMove = z.strictObject({
  lineIds: z
    .array(Id)
    .check(z.minLength(1, say('Choose a line')), z.maxLength(100, say('Choose at most 100 lines'))),
  position: Position,
})
export type FolioMove = z.infer<typeof FolioMove>

export const FolioInput = z.strictObject({
  payer: FolioPayer,
  /** Existing lines of these parts move here, and later charges are added here automatically. */
  takes: z.array(FolioGroup).check(z.maxLength(folioGroups.length)),
})
export type FolioInput = z.infer<typeof FolioInput>

export const DepositInput = z.strictObject({
  amountCents: Amount,
  dueOn: IsoDate,
  /** Text of the hotel to the guest about paying: an account, a link, a telephone number. */
  howToPay: z._default(freeText(folioLimits.howToPay), ''),
  /** False if the guest is asked in another way. */
  mailGuest: z._default(z.boolean(), true),
})
export type DepositInput = z.infer<typeof DepositInput>

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

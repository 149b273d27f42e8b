import * as z from 'zod/mini'
import { AlterationKind } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PdfFile } from '../pdf-file.ts'
import { Id, Instant } from '../primitives.ts'
import { ReferralMethod } from './booking-partner.ts'
import { StayClockFacts } from './stay-clock-facts.ts'

/** A signed amount in minor units. */
const Cents = z.int()
const Percent = z.number()

/** What was agreed that the hotel kept, where that is not what the booking says. */
export const ReceiptAgreement = z.object({
  cause: z.enum(['dispute', 'hold', 'refund']),
  on: IsoDate,
  /** What the people concerned read; it names no guest. */
  reason: z.string(),
})
export type ReceiptAgreement = z.infer<typeof ReceiptAgreement>

/** How a booking was recognised as the partner's, and on which terms; all of it was frozen with the booking. */
export const ReceiptSource = z.object({
  method: ReferralMethod,
  /** Null where no click led to the booking, or it was made before clicks were kept with it. */
  clickedAt: z.nullable(Instant),
  linkCode: z.nullable(z.string()),
  /** The partner's own code, where that decided. */
  promoCode: z.nullable(z.string()),
  windowDays: z.int(),
  ratePercent: Percent,
  /** True for a rate that was agreed with this partner, false for the base rate of the hotel. */
  isOwnRate: z.boolean(),
  sharePercent: Percent,
})
export type ReceiptSource = z.infer<typeof ReceiptSource>

/** The amounts of a commission as it is now, in the currency of the booking unless they say dollars. */
export const ReceiptAmounts = z.object({
  currency: z.string(),
  /** What one unit of the currency was worth in dollars when the guest booked. */
  usdRate: z.number(),
  /** The price of the rooms, and the VAT in it. */
  roomCents: Cents,
  includedVatCents: Cents,
  /** How many nights are in it, also if the guest left before the last of them. */
  chargedNights: z.int(),
  /** The base as the booking has it, before anything was agreed: what was charged of the room price, without taxes. */
  chargedCents: Cents,
  agreement: z.nullable(ReceiptAgreement),
  baseCents: Cents,
  /** What a boost of empty nights adds to the commission. */
  boostCents: Cents,
  grossCents: Cents,
  shareCents: Cents,
  netCents: Cents,
  netUsdCents: Cents,
  /** What guests pay besides and no commission is paid on. */
  feesCents: Cents,
  cityTaxCents: Cents,
  addedVatCents: Cents,
})
export type ReceiptAmounts = z.infer<typeof ReceiptAmounts>

export const ReceiptRoom = z.object({ name: z.string(), quantity: z.int() })

/** What happened to a booking, as far as it matters for money: nothing here can name a person. */
export const ReceiptEvent = z.object({
  kind: z.enum([
    'created',
    'moved',
    'changed',
    'checked-out',
    'cancelled',
    'no-show',
    'undone',
    'reinstated',
    'other',
  ]),
  /** What the desk changed, if that is known. */
  change: z.nullable(AlterationKind),
  rooms: z.array(ReceiptRoom),
  /** How many nights it then had, and before if it was moved. Of a departure, how many were left over. */
  nights: z.nullable(z.int()),
  nightsBefore: z.nullable(z.int()),
  by: z.nullable(z.enum(['guest', 'hotel'])),
  /** What the hotel kept of a cancelled stay or a no-show. */
  feeCents: z.nullable(Cents),
})
export type ReceiptEvent = z.infer<typeof ReceiptEvent>

/** One thing that happened to a commission, with what it changed. */
export const ReceiptChange = z.object({
  /** From 1, which tells of the booking as it was made. */
  number: z.int(),
  at: Instant,
  cause: z.enum(['booking', 'backlog', 'earned', 'payable', 'hold', 'dispute', 'adjustment']),
  event: z.nullable(ReceiptEvent),
  agreement: z.nullable(ReceiptAgreement),
  isHeld: z.boolean(),
  isDisputed: z.boolean(),
  baseCents: Cents,
  grossCents: Cents,
  netCents: Cents,
  /** Its transaction in the ledger; null where no money moved. */
  entry: z.nullable(z.int()),
})
export type ReceiptChange = z.infer<typeof ReceiptChange>

/** A closed statement that has the commission, or a correction of it. */
export const ReceiptStatement = z.object({
  side: z.enum(['hotel', 'affiliate']),
  number: z.string(),
  /** The month of the stays, or for the partner the month of the payout. */
  month: IsoDate,
  isCorrection: z.boolean(),
  cents: Cents,
  currency: z.string(),
  isPaid: z.boolean(),
})
export type ReceiptStatement = z.infer<typeof ReceiptStatement>

/** What was paid to the partner and then changed: it is settled by a line of its own. */
export const ReceiptCorrection = z.object({
  on: IsoDate,
  usdCents: Cents,
  statementOn: IsoDate,
  statementNumber: z.nullable(z.string()),
  payOn: IsoDate,
  isPaid: z.boolean(),
})
export type ReceiptCorrection = z.infer<typeof ReceiptCorrection>

/** Why a commission is what it is: the same for the hotel, the partner and administrators. It names no guest. */
export const CommissionReceipt = z.object({
  bookingId: Id,
  reference: z.string(),
  hotelName: z.string(),
  partnerName: z.string(),
  rooms: z.array(ReceiptRoom),
  clock: StayClockFacts,
  source: ReceiptSource,
  amounts: ReceiptAmounts,
  changes: z.array(ReceiptChange),
  statements: z.array(ReceiptStatement),
  correction: z.nullable(ReceiptCorrection),
})
export type CommissionReceipt = z.infer<typeof CommissionReceipt>

const params = z.strictObject({ bookingId: Id })
const access = ['hotel', 'affiliate', 'admin'] as const

export const commissionReceipts = {
  get: endpoint({
    method: 'GET',
    path: '/commissions/:bookingId',
    keys: 'commissions',
    access,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Why the commission of a booking is what it is',
    params,
    response: CommissionReceipt,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/commissions/:bookingId/pdf',
    keys: 'commissions',
    access,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'The same as a PDF',
    params,
    response: PdfFile,
  }),
}

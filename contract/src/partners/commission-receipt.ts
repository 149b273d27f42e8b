import * as z from 'zod/mini'
import { AlterationKind } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'
import { AgreementReason } from './agreement-reason.ts'
import { ReferralMethod } from './booking-partner.ts'
import { StayClockFacts } from './stay-clock-facts.ts'

/** A signed amount in minor units. */
const Cents = z.int()
const Percent = z.number()

/** An agreed base that replaces the one of the booking. */
export const ReceiptAgreement = z.object({
  cause: z.enum(['dispute', 'hold', 'refund']),
  on: IsoDate,
  reason: AgreementReason,
})
export type ReceiptAgreement = z.infer<typeof ReceiptAgreement>

/** Attribution of a booking to the partner and its terms, frozen when the booking was made. */
export const ReceiptSource = z.object({
  method: ReferralMethod,
  /** Null where no click led to the booking, or it was made before clicks were kept with it. */
  clickedAt: z.nullable(Instant),
  linkCode: z.nullable(z.string()),
  /** The hotel that the link leads to, where that is another one. */
  linkHotel: z.nullable(z.string()),
  /** The partner's own word for where the link stood, and the site it belongs to; null for everybody else. */
  tag: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** The partner's own code, where that decided. */
  promoCode: z.nullable(z.string()),
  windowDays: z.int(),
  ratePercent: Percent,
  /** True for a rate that was agreed with this partner, false for the base rate of the hotel. */
  isOwnRate: z.boolean(),
  /** The rate before a tier or a campaign raised it. */
  agreedPercent: Percent,
  /** The rate of the tier that the partner had reached; null without one that paid more than was agreed. */
  tierPercent: z.nullable(Percent),
  /** The name of the campaign that did. */
  campaign: z.nullable(z.string()),
  sharePercent: Percent,
})
export type ReceiptSource = z.infer<typeof ReceiptSource>

/** The amounts of a commission as it is now, in the currency of the booking unless they say dollars. */
export const ReceiptAmounts = z.object({
  currency: z.string(),
  /** Value of one unit of the currency in dollars when the guest booked. */
  usdRate: z.number(),
  /** The price of the rooms, and the VAT in it. */
  roomCents: Cents,
  includedVatCents: Cents,
  /** The discount of a promo code, which the price of the rooms is after. */
  discountPercent: Percent,
  /** Number of nights charged, even if the guest left before the last of them. */
  chargedNights: z.int(),
  /** The base as the booking has it, before anything was agreed: what was charged of the room price, without taxes. */
  chargedCents: Cents,
  agreement: z.nullable(ReceiptAgreement),
  baseCents: Cents,
  /** Part of the commission that a boost of empty nights adds. */
  boostCents: Cents,
  /** Part of the commission that is the bonus of the partner's first stay. */
  bonusCents: Cents,
  grossCents: Cents,
  shareCents: Cents,
  netCents: Cents,
  netUsdCents: Cents,
  /** Amounts that guests pay besides and that earn no commission. */
  feesCents: Cents,
  cityTaxCents: Cents,
  addedVatCents: Cents,
})
export type ReceiptAmounts = z.infer<typeof ReceiptAmounts>

export const ReceiptRoom = z.object({ name: z.string(), quantity: z.int() })

/** An event of the booking that affects the money; nothing here can name a person. */
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
  /** The change made at the desk, if known. */
  change: z.nullable(AlterationKind),
  rooms: z.array(ReceiptRoom),
  /** Number of nights afterwards, and before if the stay was moved. Of a departure, the number left over. */
  nights: z.nullable(z.int()),
  nightsBefore: z.nullable(z.int()),
  by: z.nullable(z.enum(['guest', 'hotel'])),
  /** Fee that the hotel kept for a cancelled stay or a no-show. */
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

/** A correction of a commission that was already paid out, settled by a line of its own. */
export const ReceiptCorrection = z.object({
  on: IsoDate,
  usdCents: Cents,
  statementOn: IsoDate,
  statementNumber: z.nullable(z.string()),
  payOn: IsoDate,
  isPaid: z.boolean(),
})
export type ReceiptCorrection = z.infer<typeof ReceiptCorrection>

/** The full explanation of a commission, the same for the hotel, the partner and administrators. It names no guest. */
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
    summary: 'The full explanation of a booking’s commission',
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

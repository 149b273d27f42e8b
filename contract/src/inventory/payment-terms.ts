import * as z from 'zod/mini'
import { addDays, IsoDate } from '../dates.ts'
import type { LocalTime } from '../hotel-clock.ts'
import { Cents } from '../money.ts'
import { atMostTwoDecimals } from '../primitives.ts'
import { say } from '../say.ts'
import type { CancellationPolicy } from './cancellation.ts'

/** The part of a stay that is paid at booking. */
export const DepositSize = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: z
      .number(say('Enter a number'))
      .check(
        z.gt(0, say('Use more than 0 and less than 100 percent')),
        z.lt(100, say('Use more than 0 and less than 100 percent')),
        atMostTwoDecimals(),
      ),
  }),
  z.strictObject({ kind: z.literal('first-night') }),
  z.strictObject({
    kind: z.literal('amount'),
    cents: Cents.check(z.gte(1, say('Enter an amount above 0'))),
  }),
])
export type DepositSize = z.infer<typeof DepositSize>

export const mostDaysBeforeArrival = 365

/** Payment terms of a stay. */
export const PaymentTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('at-hotel') }),
  /** A card is kept and charged only for a no-show or a late cancellation. */
  z.strictObject({ kind: z.literal('guarantee') }),
  z.strictObject({
    kind: z.literal('deposit'),
    size: DepositSize,
    /** Null: the rest is paid at the hotel. Otherwise it is charged so many days before arrival. */
    restDaysBefore: z.nullable(
      z
        .int(say('Enter whole days'))
        .check(z.gte(1, say('Use 1 to 365 days')), z.lte(mostDaysBeforeArrival, say('Use 1 to 365 days'))),
    ),
    cityTaxAtHotel: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('prepaid'), cityTaxAtHotel: z.boolean() }),
])
export type PaymentTerms = z.infer<typeof PaymentTerms>
export type PaymentKind = PaymentTerms['kind']

export const payAtHotel: PaymentTerms = { kind: 'at-hotel' }

/** Returns the terms that count: all is paid at a hotel that takes no payments online, and what is never refunded is prepaid. */
export function findTermsInForce(
  terms: PaymentTerms,
  policy: CancellationPolicy,
  takesPayments: boolean,
): PaymentTerms {
  if (!takesPayments) return payAtHotel
  if (terms.kind === 'prepaid' || !isNonRefundable(policy)) return terms
  return { kind: 'prepaid', cityTaxAtHotel: terms.kind === 'deposit' && terms.cityTaxAtHotel }
}

export function isNonRefundable({ steps, noShowFee }: CancellationPolicy): boolean {
  const isWhole = (fee: CancellationPolicy['noShowFee']) => fee.kind === 'percent' && fee.percent === 100
  return isWhole(noShowFee) && steps.every(({ fee }) => isWhole(fee))
}

/** A guest whose card is charged later is told so this many days before. */
export const noticeDays = 2

/** The price of a stay and its extras, divided by when it is paid. The three amounts add up to both. */
export const PaymentPlan = z.object({
  nowCents: z.int(),
  laterCents: z.int(),
  /** The day at the hotel on which the later amount is charged; null if there is none. */
  laterOn: z.nullable(IsoDate),
  atHotelCents: z.int(),
  /** True if a card is kept, for a fee or for the later amount. */
  keepsCard: z.boolean(),
})
export type PaymentPlan = z.infer<typeof PaymentPlan>

/** Tells offers that ask for money or a card when they are booked from those that are all paid at the hotel. */
export function isPaidOnline({ nowCents, keepsCard }: PaymentPlan): boolean {
  return nowCents > 0 || keepsCard
}

/** Returns what is paid when a time on the hotel's clock is reached; null means at check-in or later. */
export function paidBy({ nowCents, laterCents, laterOn }: PaymentPlan, until: LocalTime | null): number {
  const isCharged = laterOn !== null && (until === null || laterOn < until.slice(0, 10))
  return nowCents + (isCharged ? laterCents : 0)
}

export type PricedStay = {
  totalCents: number
  /** Price of extras that are ordered with the stay and are not in its total. */
  extrasCents?: number
  cityTaxCents: number
  /** Prices of the nights over all rooms, in order. */
  nightlyCents: readonly number[]
  checkInOn: string
}

/**
 * Divides the price of a stay that is booked on this day at the hotel. Extras are paid online where the whole stay is paid
 * when it is booked, and at the hotel otherwise: a deposit is a part of the stay, and a card is kept for the stay only.
 */
export function planPayment(terms: PaymentTerms, stay: PricedStay, today: string): PaymentPlan {
  const plan = planStayPayment(terms, stay, today)
  const extrasCents = stay.extrasCents ?? 0
  return isPaidWhole(terms, stay, plan)
    ? { ...plan, nowCents: plan.nowCents + extrasCents }
    : { ...plan, atHotelCents: plan.atHotelCents + extrasCents }
}

function isPaidWhole(
  terms: PaymentTerms,
  { totalCents, cityTaxCents }: PricedStay,
  plan: PaymentPlan,
): boolean {
  if (!('cityTaxAtHotel' in terms)) return false
  return plan.nowCents === totalCents - (terms.cityTaxAtHotel ? cityTaxCents : 0)
}

function planStayPayment(terms: PaymentTerms, stay: PricedStay, today: string): PaymentPlan {
  const { totalCents } = stay
  if (terms.kind === 'at-hotel' || terms.kind === 'guarantee') {
    const keepsCard = terms.kind === 'guarantee'
    return { nowCents: 0, laterCents: 0, laterOn: null, atHotelCents: totalCents, keepsCard }
  }
  const onlineCents = totalCents - (terms.cityTaxAtHotel ? stay.cityTaxCents : 0)
  const atHotel = { laterCents: 0, laterOn: null, keepsCard: false }
  if (terms.kind === 'prepaid') {
    return { ...atHotel, nowCents: onlineCents, atHotelCents: totalCents - onlineCents }
  }
  const nowCents = computeDeposit(terms.size, stay, onlineCents)
  const restCents = onlineCents - nowCents
  if (terms.restDaysBefore === null || restCents === 0) {
    return { ...atHotel, nowCents, atHotelCents: totalCents - nowCents }
  }
  const laterOn = addDays(stay.checkInOn, -terms.restDaysBefore)
  // Without time for the notice, all of it is due when the stay is booked.
  if (laterOn < addDays(today, noticeDays)) {
    return { ...atHotel, nowCents: onlineCents, atHotelCents: totalCents - onlineCents }
  }
  const atHotelCents = totalCents - onlineCents
  return { nowCents, laterCents: restCents, laterOn, atHotelCents, keepsCard: true }
}

/** Half a minor unit is rounded in favour of the guest. A deposit is never more than what is paid online. */
function computeDeposit(size: DepositSize, { nightlyCents }: PricedStay, onlineCents: number): number {
  if (size.kind === 'amount') return Math.min(size.cents, onlineCents)
  if (size.kind === 'percent') {
    return Math.floor((onlineCents * Math.round(size.percent * 100) + 4999) / 10_000)
  }
  const stayCents = nightlyCents.reduce((sum, cents) => sum + cents, 0)
  if (stayCents === 0) return onlineCents
  // Taxes and fees of the first night are paid with it.
  return Math.min(onlineCents, Math.floor((onlineCents * (nightlyCents[0] ?? 0)) / stayCents))
}

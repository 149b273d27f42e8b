import type { BookingState } from '@roomlark/contract/booking-states'
import type { CommissionState } from '../second-commission.ts'

/** A referred booking and what was agreed about it. */
type Given = {
  currency: 'USD' | 'JPY' | 'KWD'
  state: BookingState
  roomCents: number
  includedVatCents: number
  feeCents: number | null
  /** The part that the hotel kept by agreement, if there is one. */
  agreedCents: number | null
  rateBps: number
  shareBps: number
  boosted: { priceCents: number; bps: number }[]
}

type Amounts = [base: number, gross: number, share: number, net: number, netUsd: number]

/** Dollars for one unit of a currency, as frozen in the booking. */
const usdRates = { USD: '1', JPY: '0.00667', KWD: '3.2551' }

/** A stay that took place and cost dollars without VAT, of which Roomlark keeps a fifth. */
const usual = {
  currency: 'USD',
  state: 'checked-out',
  includedVatCents: 0,
  feeCents: null,
  agreedCents: null,
  shareBps: 2000,
  boosted: [],
} satisfies Partial<Given>

/** A referred booking, the commission that follows from it in minor units, and why, step by step. */
export function moneyCase(
  label: string,
  given: Pick<Given, 'roomCents' | 'rateBps'> & Partial<Given>,
  [state, baseCents, grossCents, shareCents, netCents, netUsdCents]: [CommissionState, ...Amounts],
  derivation: string,
) {
  const stay: Given = { ...usual, ...given }
  const expected = { state, baseCents, grossCents, shareCents, netCents, netUsdCents }
  return { label, ...stay, usdRate: usdRates[stay.currency], expected, derivation }
}

export type MoneyCase = ReturnType<typeof moneyCase>

import type { BookingState } from '@roomlark/contract/booking-states'
import type { CommissionState } from '../second-commission.ts'

/** What happened to a referred booking, what follows from it for everyone, and why, step by step. */
export type MoneyCase = {
  label: string
  currency: string
  /** Dollars for one unit of the currency, as frozen in the booking. */
  usdRate: string
  state: BookingState
  roomCents: number
  includedVatCents: number
  feeCents: number | null
  /** What was agreed that the hotel kept, if something was. */
  agreedCents: number | null
  rateBps: number
  shareBps: number
  boosted: { priceCents: number; bps: number }[]
  expected: {
    state: CommissionState
    baseCents: number
    grossCents: number
    shareCents: number
    netCents: number
    netUsdCents: number
  }
  derivation: string
}

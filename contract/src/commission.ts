import type { BookingState } from './booking-states.ts'

/** What a commission is reckoned from; amounts are in minor units of the booking's currency. */
export type CommissionedStay = {
  state: BookingState
  /** The price of the rooms, with the VAT it may include. */
  roomCents: number
  includedVatCents: number
  /** What the hotel keeps of a cancelled booking or a no-show. */
  feeCents: number | null
  /** The nights of boosts: what they cost within `roomCents`, and what is added to the rate for them. */
  boosted: readonly { priceCents: number; bps: number }[]
}

/** What was agreed when the booking was made, in basis points. */
export type CommissionTerms = {
  rateBps: number
  /** The part of the commission that Roomlark keeps. */
  shareBps: number
}

/** It is expected until the guest has left, and void if the hotel kept nothing. */
export type CommissionState = 'expected' | 'earned' | 'void'

export type Commission = {
  state: CommissionState
  baseCents: number
  /** The part of the base that the boost applies to. */
  boostedCents: number
  /** What the hotel pays. */
  grossCents: number
  /** What Roomlark keeps of it. */
  shareCents: number
  /** What is left for the affiliate. */
  netCents: number
}

/**
 * Returns what a referred booking earns. The base is the room price without taxes; of a booking that was
 * cancelled, or whose guest never came, it is what the hotel kept of that. Each amount is rounded half up once.
 * The SQL function commission_of says the same, and a test holds the two together.
 */
export function commissionOf(stay: CommissionedStay, terms: CommissionTerms): Commission {
  const isFee = stay.state === 'cancelled' || stay.state === 'no-show'
  const priceCents = stay.roomCents - stay.includedVatCents
  const baseCents = isFee ? Math.min(stay.feeCents ?? 0, priceCents) : priceCents
  const [base, room] = [BigInt(baseCents), BigInt(stay.roomCents)]
  const boostedPrice = sum(stay.boosted, ({ priceCents }) => BigInt(priceCents))
  const points = sum(stay.boosted, ({ priceCents, bps }) => BigInt(priceCents) * BigInt(bps))
  const boostedCents = roundedQuotient(base * boostedPrice, room)
  const grossCents = roundedQuotient(base * (BigInt(terms.rateBps) * room + points), room * 10_000n)
  const shareCents = roundedQuotient(BigInt(grossCents) * BigInt(terms.shareBps), 10_000n)
  const state =
    isFee && baseCents === 0 ? 'void' : isFee || stay.state === 'checked-out' ? 'earned' : 'expected'
  return { state, baseCents, boostedCents, grossCents, shareCents, netCents: grossCents - shareCents }
}

function sum<T>(rows: readonly T[], read: (row: T) => bigint): bigint {
  return rows.reduce((total, row) => total + read(row), 0n)
}

/** Rounds half up; a room that costs nothing earns nothing. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  return divisor === 0n ? 0 : Number((2n * dividend + divisor) / (2n * divisor))
}

import type { BookingState } from '@roomlark/contract/booking-states'

/** The stay that a commission is reckoned from; amounts are in minor units of the booking's currency. */
export type CommissionedStay = {
  state: BookingState
  /** The price of the rooms, with the VAT it may include. */
  roomCents: number
  includedVatCents: number
  /** Kept by the hotel for rooms that were given up late. */
  droppedFeeCents: number
  /** Kept by the hotel of a cancelled booking or a no-show. */
  feeCents: number | null
  /** The nights of boosts: what they cost within `roomCents`, and what is added to the rate for them. */
  boosted: readonly { priceCents: number; bps: number }[]
}

/** Terms that were agreed when the booking was made, in basis points. */
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
  /** Paid by the hotel. */
  grossCents: number
  /** Kept by Roomlark. */
  shareCents: number
  /** Left for the affiliate. */
  netCents: number
}

/**
 * Computes what a referred booking earns a second time, written apart from the SQL function commission_of, so that
 * tests can hold the one against the other.
 */
export function computeCommission(stay: CommissionedStay, terms: CommissionTerms): Commission {
  const isFee = stay.state === 'cancelled' || stay.state === 'no-show'
  const priceCents = stay.roomCents - stay.includedVatCents + keptWithoutVat(stay.droppedFeeCents, stay)
  const baseCents = isFee ? Math.min(keptWithoutVat(stay.feeCents ?? 0, stay), priceCents) : priceCents
  const [base, room] = [BigInt(baseCents), BigInt(stay.roomCents + stay.droppedFeeCents)]
  const boostedPrice = sum(stay.boosted, ({ priceCents }) => BigInt(priceCents))
  const points = sum(stay.boosted, ({ priceCents, bps }) => BigInt(priceCents) * BigInt(bps))
  const boostedCents = roundedQuotient(base * boostedPrice, room)
  const grossCents = roundedQuotient(base * (BigInt(terms.rateBps) * room + points), room * 10_000n)
  const shareCents = roundedQuotient(BigInt(grossCents) * BigInt(terms.shareBps), 10_000n)
  const state =
    isFee && baseCents === 0 ? 'void' : isFee || stay.state === 'checked-out' ? 'earned' : 'expected'
  return { state, baseCents, boostedCents, grossCents, shareCents, netCents: grossCents - shareCents }
}

/** Takes the VAT off a part of the room price. */
function keptWithoutVat(
  keptCents: number,
  { roomCents, includedVatCents }: Pick<CommissionedStay, 'roomCents' | 'includedVatCents'>,
): number {
  if (roomCents === 0) return keptCents
  return roundedQuotient(BigInt(keptCents) * BigInt(roomCents - includedVatCents), BigInt(roomCents))
}

function sum<T>(rows: readonly T[], read: (row: T) => bigint): bigint {
  return rows.reduce((total, row) => total + read(row), 0n)
}

/** Rounds half up; a room that costs nothing earns nothing. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  return divisor === 0n ? 0 : Number((2n * dividend + divisor) / (2n * divisor))
}

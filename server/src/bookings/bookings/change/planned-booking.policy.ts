import type { BookingDetailName, Happening } from '@roomlark/contract/booking-events'
import type { BookingState } from '@roomlark/contract/booking-states'
import { type BillLines, billLinesOfBooking, listBillLines } from '@roomlark/contract/inventory/bill-lines'
import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import { type Bill, computeBill, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import type { Party } from '@roomlark/contract/inventory/party'
import type { StayRules } from '@roomlark/contract/inventory/plan-meals'
import { usdCents } from '@roomlark/contract/money'
import type { Obstacle } from '@roomlark/contract/obstacles'
import {
  type Dates,
  nightsAfter,
  type PlannedStay,
  pickDates,
  type StoredStay,
} from './planned-stays.policy.ts'

/** The outcome of a change, the same whether the desk, the guest or a channel asks for it. */
export type StayPlan = {
  dates: Dates
  /** Everyone who stays then; undefined if rooms and guests stay as they are. */
  party?: Party | undefined
  stays: PlannedStay[]
  bill: PlannedBill
}

/** Everything that the desk is told of a change before it is made. */
export type PlannedChange = Pick<StayPlan, 'stays' | 'bill'> & {
  before: StoredStay[]
  /** The state that the booking has then. */
  after: BookingState
  obstacles: Obstacle[]
  limits: Obstacle[]
  cancellationPolicy: CancellationPolicy
  feeCents: number | null
  roomNumbers: (string | null)[]
  /** Changes that the email to the guest names; null if the stay is confirmed anew. */
  details: BookingDetailName[] | null
  /** True if the guest has to be informed. */
  isConcerning: boolean
}

/** Describes new dates for the booking's history. */
export function describeMove(
  booking: Dates & { totalCents: number },
  { dates, bill }: StayPlan,
  guestMailed: boolean,
): Happening<'moved'> {
  const totalCents = { from: booking.totalCents, to: bill.totalCents }
  return { kind: 'moved', params: { from: pickDates(booking), to: dates, guestMailed, totalCents } }
}

export type PlannedBill = Bill & { totalUsdCents: number; droppedFeeCents: number; lines: BillLines }

/**
 * Taxes and fees are on the booking as a whole, for everyone who stays in it, by the rules it was made with. What is
 * owed for rooms that were given up comes on top.
 */
export function billOfPlan(
  booking: Party & { taxRules: StayRules; currency: string; usdRate: number; droppedFeeCents: number },
  stays: readonly PlannedStay[],
): PlannedBill {
  const { taxRules, currency, usdRate, droppedFeeCents } = booking
  const charged = stays.map((planned) => ({
    roomTypeName: planned.stay.roomTypeName,
    nightlyCents: nightsAfter(planned),
  }))
  const taxed = toTaxedStay(toChargedStay(booking, charged))
  const bill = computeBill(taxRules, taxed)
  const lines = listBillLines(taxRules, taxed, bill)
  const totalCents = bill.totalCents + droppedFeeCents
  return {
    ...bill,
    totalCents,
    droppedFeeCents,
    lines,
    totalUsdCents: usdCents(totalCents, currency, usdRate),
  }
}

/** Returns the bill of a booking whose price stays as it is. */
export function billAsItIs(
  booking: Party & Omit<PlannedBill, 'lines'> & { taxRules: StayRules },
  stays: readonly StoredStay[],
): PlannedBill {
  const { roomCents, feesCents, cityTaxCents, vatCents, includedVatCents } = booking
  const { droppedFeeCents, totalCents, totalUsdCents } = booking
  return {
    roomCents,
    feesCents,
    cityTaxCents,
    vatCents,
    includedVatCents,
    droppedFeeCents,
    totalCents,
    totalUsdCents,
    lines: billLinesOfBooking(booking, stays),
  }
}

import { dateIn } from '../dates.ts'
import { type OrderedExtra, sumExtras } from '../inventory/ordered-extras.ts'
import { type PaymentPlan, type PaymentTerms, planPayment } from '../inventory/payment-terms.ts'
import { nightlyTotals } from './booking-fee.ts'

type Payable = {
  paymentTerms: PaymentTerms
  totalCents: number
  cityTaxCents: number
  checkInOn: string
  timeZone: string
  createdAt: Date
  extras: readonly OrderedExtra[]
  taxRules: { vatIncluded: boolean }
}

/**
 * Divides the price of a booking by when it is paid. The day on which it was made decides, not today; extras that were
 * ordered since are paid with the balance.
 */
export function planBookingPayment(
  booking: Payable,
  stays: Parameters<typeof nightlyTotals>[0],
): PaymentPlan {
  const extrasCents = sumExtras(booking, 'of-booking')
  const stay = { ...booking, extrasCents, nightlyCents: nightlyTotals(stays) }
  return planPayment(booking.paymentTerms, stay, dateIn(booking.timeZone, booking.createdAt))
}

import { dateIn } from '../dates.ts'
import { type PaymentPlan, type PaymentTerms, planPayment } from '../inventory/payment-terms.ts'
import { nightlyTotals } from './booking-fee.ts'

type Payable = {
  paymentTerms: PaymentTerms
  totalCents: number
  cityTaxCents: number
  checkInOn: string
  timeZone: string
  createdAt: Date
}

/** Divides the price of a booking by when it is paid. The day on which it was made decides, not today. */
export function planBookingPayment(
  booking: Payable,
  stays: Parameters<typeof nightlyTotals>[0],
): PaymentPlan {
  const stay = { ...booking, nightlyCents: nightlyTotals(stays) }
  return planPayment(booking.paymentTerms, stay, dateIn(booking.timeZone, booking.createdAt))
}

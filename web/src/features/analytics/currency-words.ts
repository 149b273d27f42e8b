import type { Report } from '@roomlark/contract/report'

/** Which currency the money of a report is told in, and how what is in others got there. */
export function currencyWords({ currency, isConverted }: Pick<Report, 'currency' | 'isConverted'>): string {
  if (!isConverted) return `Amounts in ${currency}, as booked.`
  return currency === 'USD'
    ? 'Amounts in USD, converted at each booking’s rate.'
    : `Amounts in ${currency}. Bookings in other currencies are converted at each booking’s rate, that of the day it was made.`
}

import type { Report } from '@roomlark/contract/figures/analytics-report'

/** Names the currency of a report, and explains how amounts in other currencies were converted. */
export function currencyWords({ currency, isConverted }: Pick<Report, 'currency' | 'isConverted'>): string {
  if (!isConverted) return `Amounts in ${currency}, as booked.`
  return currency === 'USD'
    ? 'Amounts in USD, converted at the rate of the day each booking was made.'
    : `Amounts in ${currency}. Bookings in other currencies are converted at the rate of the day each was made.`
}

import type { Report } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'

/** Names the currency of a report, and explains how amounts in other currencies were converted. */
export function currencyWords({ currency, isConverted }: Pick<Report, 'currency' | 'isConverted'>): string {
  if (!isConverted) return say('Amounts in {currency}, as booked.', { currency })
  return currency === 'USD'
    ? say('Amounts in USD, converted at the rate of the day each booking was made.')
    : say(
        'Amounts in {currency}. Bookings in other currencies are converted at the rate of the day each was made.',
        { currency },
      )
}

import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../lib/say-rich.ts'
import { moneyText } from '../../../parts/money/money-text.ts'

/** The total or, for a cancelled booking or a no-show, the fee that is owed instead. */
export function BookingMoney({ booking }: { booking: BookingSummary }) {
  const { totalCents, feeCents, currency } = booking
  const total = moneyText(totalCents, currency)
  if (feeCents === null) return total
  return (
    <>
      {feeCents === 0 ? say('Nothing owed') : say('{amount} owed', { amount: moneyText(feeCents, currency) })}
      <s className="block text-sm text-muted">
        {sayRich('<hidden>Instead of </hidden>{total}', {
          hidden: (text) => <span className="sr-only">{text}</span>,
          total,
        })}
      </s>
    </>
  )
}

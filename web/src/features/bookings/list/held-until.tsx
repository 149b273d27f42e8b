import type { BookingSummary } from '@roomlark/contract/booking'
import { isOption } from '@roomlark/contract/options'
import { longDate } from '../../../lib/format-date.ts'

/** The last day of an option, below its state. */
export function HeldUntil({ booking }: { booking: Pick<BookingSummary, 'heldUntil'> }) {
  const { heldUntil } = booking
  if (heldUntil === null || !isOption(heldUntil, new Date())) return null
  return (
    <span className="block text-sm whitespace-nowrap text-muted">until {longDate(new Date(heldUntil))}</span>
  )
}

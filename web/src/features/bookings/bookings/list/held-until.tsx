import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { isOption } from '@roomlark/contract/bookings/options'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { fullDay } from '../../../../lib/day-words.ts'

/** The last day of an option, below its state. */
export function HeldUntil({ booking }: { booking: Pick<BookingSummary, 'heldUntil' | 'timeZone'> }) {
  const { heldUntil, timeZone } = booking
  if (heldUntil === null || !isOption(heldUntil, new Date())) return null
  return (
    <span className="block text-sm whitespace-nowrap text-muted">
      {say('until {day}', { day: fullDay(dateIn(timeZone, new Date(heldUntil))) })}
    </span>
  )
}

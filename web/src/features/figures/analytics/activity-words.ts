import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { Activity } from '@roomlark/contract/figures/dashboard'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { dayText, nightsWords } from '../../../lib/day-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { accountFormats } from '../../../parts/word-formats.ts'

const endings: readonly BookingEventKind[] = ['cancelled', 'no-show', 'undone']

/** Words an event: the end of a booking as its history words it; otherwise the guest, the dates and the amount. */
export function activityWords(activity: Activity): string {
  const { booking, happened, nights, totalCents, currency } = activity
  const total = moneyText(totalCents, currency)
  if (!booking) return `${nightsWords(nights)}, ${total}`
  const guest = isolate(booking.guestName)
  if (endings.includes(happened.kind))
    return say('{guest}, ref {reference}: {event}', {
      guest,
      reference: booking.reference,
      event: eventWords(happened, accountFormats),
    })
  return say('{guest}, {arrival} to {departure}, {total}', {
    guest,
    arrival: dayText(booking.checkInOn),
    departure: dayText(booking.checkOutOn),
    total,
  })
}

import type { BookingState } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'

import { moneyText } from '../../../../parts/money/money-text.ts'

/** The outcome of a step, for the user who took it. */
export function doneWords(booking: Booking): string {
  const { state, feeCents, currency } = booking
  const guest = isolate(booking.guestName)
  if (state === 'confirmed') return say('The booking of {guest} is confirmed.', { guest })
  if (state === 'no-show') {
    const marked = say('{guest} is marked as a no-show.', { guest })
    return feeCents ? `${marked} ${postedWords(feeCents, currency)}` : marked
  }
  if (state !== 'checked-out') return say('{guest} is checked in.', { guest })
  const free = nightsReleased(booking)
  return free === 0
    ? say('{guest} is checked out.', { guest })
    : say(
        '{guest} is checked out. {nights, plural, one {# night can be sold again.} other {# nights can be sold again.}}',
        { guest, nights: free },
      )
}

/** Reminds of a posted fee: Roomlark takes no money, so the hotel still has to collect it. */
export function postedWords(feeCents: number, currency: string): string {
  return say('The fee of {amount} is posted to the folio. No money was taken.', {
    amount: moneyText(feeCents, currency),
  })
}

export function undoneWords({ state, guestName }: Pick<Booking, 'state' | 'guestName'>): string {
  const guest = isolate(guestName)
  return state === 'checked-in'
    ? say('Undone: {guest} is still checked in.', { guest })
    : say('Undone: {guest} is expected again.', { guest })
}

/** The label for undoing the last step. */
export const undoLabels: Partial<Record<BookingState, string>> = {
  'checked-in': say('Undo arrival'),
  'checked-out': say('Undo departure'),
  'no-show': say('Undo no-show'),
}

function nightsReleased({ stays }: Pick<Booking, 'stays'>): number {
  const nights = stays.flatMap((stay) => stay.nightlyCents).filter(({ released }) => released)
  return new Set(nights.map(({ night }) => night)).size
}

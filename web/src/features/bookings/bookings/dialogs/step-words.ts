import type { BookingState } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { nightsWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

/** The outcome of a step, for the user who took it. */
export function doneWords(booking: Booking): string {
  const { state, guestName, feeCents, currency } = booking
  if (state === 'confirmed') return `The booking of ${isolate(guestName)} is confirmed.`
  if (state === 'no-show') {
    const posted = feeCents ? ` ${postedWords(feeCents, currency)}` : ''
    return `${isolate(guestName)} is marked as a no-show.${posted}`
  }
  if (state !== 'checked-out') return `${isolate(guestName)} is checked in.`
  const free = nightsReleased(booking)
  return `${isolate(guestName)} is checked out.${free === 0 ? '' : ` ${nightsWords(free)} can be sold again.`}`
}

/** Reminds of a posted fee: Roomlark takes no money, so the hotel still has to collect it. */
export function postedWords(feeCents: number, currency: string): string {
  return `The fee of ${moneyText(feeCents, currency)} is posted to the folio. No money was taken.`
}

export function undoneWords({ state, guestName }: Pick<Booking, 'state' | 'guestName'>): string {
  return `Undone: ${isolate(guestName)} is ${state === 'checked-in' ? 'still checked in' : 'expected again'}.`
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

import type { BookingState } from '@roomlark/contract/booking-states'
import type { LetterKind } from '@roomlark/contract/bookings/letters'

/** In these states a booking gets a letter of this kind. */
const statesByLetter: Record<LetterKind, readonly BookingState[]> = {
  confirmation: ['confirmed', 'checked-in'],
  'before-arrival': ['confirmed'],
  'after-departure': ['checked-out'],
}

/** The confirmation exists without words of the hotel. */
export function canBeSent(
  kind: LetterKind,
  { state, address }: { state: BookingState; address: string | null },
  written: readonly LetterKind[],
): boolean {
  return (
    address !== null &&
    statesByLetter[kind].includes(state) &&
    (kind === 'confirmation' || written.includes(kind))
  )
}

/** A letter that waited is not sent any more once the booking was cancelled or the guest arrived. */
export function isDue({ kind }: { kind: LetterKind }, { state }: { state: BookingState }): boolean {
  return statesByLetter[kind].includes(state)
}

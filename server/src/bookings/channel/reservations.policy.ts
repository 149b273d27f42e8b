import type { BookedReservation } from '@roomlark/contract/bookings/channel-reservations'
import { listNights } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { say } from '@roomlark/contract/say'

/** The nights of every room have to be those of the stay, each of them once. */
export function soldFaults(
  { checkInOn, checkOutOn, rooms, currency }: BookedReservation,
  hotelCurrency: string,
): FieldErrors {
  if (currency !== hotelCurrency)
    return { currency: say('Sell this hotel in {currency}', { currency: hotelCurrency }) }
  if (checkOutOn <= checkInOn) return { checkOutOn: say('The stay ends before it begins') }
  const wanted = listNights(checkInOn, checkOutOn).join()
  const wrong = rooms.findIndex(
    ({ nights }) =>
      nights
        .map(({ night }) => night)
        .toSorted()
        .join() !== wanted,
  )
  return wrong < 0 ? {} : { [`rooms.${wrong}.nights`]: say('Send each night of the stay once') }
}

/** Computes what the channel takes from the guest and owes the hotel; taxes on top are paid at the hotel. */
export function collectedCents({ collects, rooms }: BookedReservation): number {
  if (collects === 'hotel') return 0
  return rooms.flatMap(({ nights }) => nights).reduce((sum, { priceCents }) => sum + priceCents, 0)
}

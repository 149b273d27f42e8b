import type { Booking } from '@roomlark/contract/bookings/booking'
import { type BookingChange, bookingChanges } from '@roomlark/contract/bookings/booking-changes'
import type { BookingExportQuery, BookingListQuery } from '@roomlark/contract/bookings/booking-list'
import { bookings } from '@roomlark/contract/bookings/bookings'
import { mostTapeDays } from '@roomlark/contract/bookings/front-desk'
import type { StayWish } from '@roomlark/contract/bookings/stay-move'
import { addDays, daysBetween } from '@roomlark/contract/dates'
import { keepPreviousData, type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { isUnanswered } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { bookingKeys, inventoryKeys } from './keys.ts'

export type BookingFilter = BookingExportQuery & Pick<BookingListQuery, 'page'>

/** Stores the booking as it is now and refetches everything else that shows bookings. */
export function rememberBooking(client: QueryClient, booking: Booking): void {
  keepAnswer(client, bookingKeys.detail(booking.id), booking)
  void client.invalidateQueries({
    queryKey: bookingKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'detail',
  })
  void client.invalidateQueries({ queryKey: inventoryKeys.calendars(booking.hotelId) })
}

/** Refetches what is shown, after a refusal or after changes to the rooms themselves. */
export async function outdateBookings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: bookingKeys.all }),
    client.invalidateQueries({ queryKey: inventoryKeys.everywhere }),
  ])
}

export function useBookingPage(filter: BookingFilter) {
  return usePages(bookingKeys.list(filter), bookings.list, { query: filter })
}

export function useBooking(id: string) {
  return useCall(bookingKeys.detail(id), bookings.get, { params: { id } })
}

export function useDay(hotelId: string, day: string) {
  return useCall(bookingKeys.day(hotelId, day), bookings.day, { params: { hotelId }, query: { day } })
}

export function useTape(hotelId: string, { fromOn, days }: { fromOn: string; days: number }) {
  // A guest who leaves on the first day slept there the night before.
  const first = addDays(fromOn, -1)
  return useQuery(tapeQuery(hotelId, first, addDays(fromOn, days - 1)))
}

/** The rooms and who is in them on the nights of one stay. */
export function useStayTape(hotelId: string, stay: { checkInOn: string; checkOutOn: string }) {
  const nights = Math.min(daysBetween(stay.checkInOn, stay.checkOutOn), mostTapeDays)
  return useQuery(tapeQuery(hotelId, stay.checkInOn, addDays(stay.checkInOn, nights - 1)))
}

function tapeQuery(hotelId: string, fromOn: string, untilOn: string) {
  return {
    queryKey: bookingKeys.tape(hotelId, { fromOn, untilOn }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(bookings.tape, { params: { hotelId }, query: { fromOn, untilOn }, signal }),
  }
}

/** Quotes the booking on other dates. */
export function useChangeQuote(booking: { id: string; version: number }, wish: StayWish | undefined) {
  return useQuery({
    queryKey: bookingKeys.changeQuote(booking.id, booking.version, wish),
    queryFn: wish
      ? ({ signal }) => call(bookings.quoteChange, { params: { id: booking.id }, body: wish, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  })
}

/** Previews a change of anything but dates and details: the new price, fees and conflicts, without saving it. */
export function useAlterationQuote(
  booking: { id: string; version: number },
  change: BookingChange | undefined,
) {
  return useQuery({
    queryKey: bookingKeys.alterationQuote(booking.id, booking.version, change),
    queryFn: change
      ? ({ signal }) => call(bookingChanges.quote, { params: { id: booking.id }, body: { change }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
    // A refusal by the server is final; only an unanswered call is tried again.
    retry: (failures, error) => failures < 1 && isUnanswered(error),
  })
}

/** Rooms the stays of a booking could have, the best first. */
export function useFreeRooms(id: string) {
  return useCall(bookingKeys.freeRooms(id), bookings.freeRooms, { params: { id } })
}

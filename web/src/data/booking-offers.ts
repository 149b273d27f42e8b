import type { DeskStay, StayInput } from '@roomlark/contract/bookings/booking-input'
import { bookings } from '@roomlark/contract/bookings/bookings'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { bookingKeys } from './keys.ts'

/** Quotes the stay of each rate plan; there is an answer once all of them are priced. */
export function useQuotes(hotelId: string, stays: readonly DeskStay[]) {
  return useQuery({
    queryKey: bookingKeys.quote(hotelId, stays),
    queryFn:
      hotelId && stays.length > 0
        ? ({ signal }) =>
            Promise.all(stays.map((body) => call(bookings.quote, { params: { hotelId }, body, signal })))
        : skipToken,
    placeholderData: keepPreviousData,
  })
}

/** Reads the numbered rooms of each type that are free on these dates. */
export function useFreeRoomsOn(
  hotelId: string,
  dates: Pick<StayInput, 'checkInOn' | 'checkOutOn'> | undefined,
) {
  return useQuery({
    queryKey: bookingKeys.freeRoomsOn(hotelId, dates),
    queryFn:
      dates && hotelId
        ? ({ signal }) => call(bookings.freeRoomsOn, { params: { hotelId }, query: dates, signal })
        : skipToken,
    placeholderData: keepPreviousData,
  })
}

/** Reads what every room type costs on every rate plan for one room with this party. */
export function useDeskOffers(
  hotelId: string,
  stay: Pick<DeskStay, 'checkInOn' | 'checkOutOn' | 'adults' | 'childAges' | 'companyId'> | undefined,
) {
  return useQuery({
    queryKey: bookingKeys.offers(hotelId, stay),
    queryFn:
      stay && hotelId
        ? ({ signal }) => {
            const query = { ...stay, childAges: stay.childAges.join(',') }
            return call(bookings.offers, { params: { hotelId }, query, signal })
          }
        : skipToken,
    placeholderData: keepPreviousData,
  })
}

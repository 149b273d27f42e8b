import { bookingPartners } from '@roomlark/contract/partners/booking-partner'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { partnershipKeys } from './keys.ts'

/** The partners that the desk of a hotel can name; `isOpen` is false while partnerships are not launched. */
export function usePartnerNames(hotelId: string, search: string, isOpen: boolean) {
  return useQuery({
    queryKey: partnershipKeys.names(hotelId, search),
    queryFn: ({ signal }) =>
      call(bookingPartners.names, { params: { hotelId }, query: { ...(search && { search }) }, signal }),
    enabled: isOpen && hotelId !== '',
    placeholderData: keepPreviousData,
  })
}

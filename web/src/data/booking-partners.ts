import { bookingPartners } from '@roomlark/contract/partners/booking-partner'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '../lib/use-call.ts'
import { partnershipKeys } from './keys.ts'

/** The partners that the desk of a hotel can name; `isOpen` is false while partnerships are not launched. */
export function usePartnerNames(hotelId: string, search: string, isOpen: boolean) {
  return useCall(
    partnershipKeys.names(hotelId, search),
    bookingPartners.names,
    { params: { hotelId }, query: { ...(search && { search }) } },
    { enabled: isOpen && hotelId !== '', placeholderData: keepPreviousData },
  )
}

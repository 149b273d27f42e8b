import { registrations } from '@roomlark/contract/bookings/registration'
import { skipToken, useQuery } from '@tanstack/react-query'
import { callInBackground } from '../lib/call.ts'
import { bookingKeys } from './keys.ts'

/** Fetches what guests entered online; a failure is not reported, because the booking is worked with without it. */
export function useRegistration(bookingId: string, isAsked: boolean) {
  return useQuery({
    queryKey: bookingKeys.registration(bookingId),
    queryFn: isAsked ? () => callInBackground(registrations.get, { params: { id: bookingId } }) : skipToken,
  })
}

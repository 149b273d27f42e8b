import { hotelSetup } from '@roomlark/contract/hotel-setup'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'

/** Kept with what the hotel sells, so that new rooms and rates outdate it too. */
export function setupKey(hotelId: string): string[] {
  return ['house', hotelId, 'setup']
}

export function useHotelSetup(hotelId: string) {
  return useQuery({
    queryKey: setupKey(hotelId),
    queryFn: ({ signal }) => call(hotelSetup.get, { params: { id: hotelId }, signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  })
}

/** What a new owner does next; null for somebody who knows the way. */
export function useNextSetup() {
  return useQuery({
    queryKey: ['hotels', 'next-setup'],
    queryFn: ({ signal }) => call(hotelSetup.next, { signal }),
  })
}

import { hotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { hotelKeys, inventoryKeys } from './keys.ts'

export function useHotelSetup(hotelId: string) {
  return useQuery({
    queryKey: inventoryKeys.setup(hotelId),
    queryFn: ({ signal }) => call(hotelSetup.get, { params: { id: hotelId }, signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  })
}

/** Fetches a new owner's next steps; null for owners who have finished the setup. */
export function useNextSetup() {
  return useQuery({
    queryKey: hotelKeys.nextSetup,
    queryFn: ({ signal }) => call(hotelSetup.next, { signal }),
  })
}

import { hotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { ApiError } from '../lib/api-error.ts'
import { useCall } from '../lib/use-call.ts'
import { hotelKeys, inventoryKeys } from './keys.ts'

export function useHotelSetup(hotelId: string) {
  return useCall(
    inventoryKeys.setup(hotelId),
    hotelSetup.get,
    { params: { id: hotelId } },
    { retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500) },
  )
}

/** Fetches a new owner's next steps; null for owners who have finished the setup. */
export function useNextSetup() {
  return useCall(hotelKeys.nextSetup, hotelSetup.next)
}

import { hotelRemoval } from '@roomlark/contract/inventory/hotel-removal'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { hotelKeys } from './keys.ts'

/** Asked for each time the dialog opens, since stays come and go while somebody makes up their mind. */
export function useRemoval(id: string) {
  return useCall(hotelKeys.removal(id), hotelRemoval.preview, { params: { id } }, { gcTime: 0 })
}

export function useRestoreHotel() {
  return useChange((id: string) => call(hotelRemoval.restore, { params: { id } }), hotelKeys.all)
}

import { type HotelExtra, type HotelExtraInput, hotelExtras } from '@roomlark/contract/inventory/hotel-extras'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function useExtras(hotelId: string) {
  return useCall(
    inventoryKeys.extras(hotelId),
    hotelExtras.list,
    { params: { hotelId } },
    { enabled: hotelId !== '' },
  )
}

/** A new extra, or a change to one that carries the version that was read. */
export function useSaveExtra(hotelId: string) {
  return useChange(
    ({ extra, input }: { extra: HotelExtra | null; input: HotelExtraInput }) =>
      extra
        ? call(hotelExtras.update, {
            params: { hotelId, extraId: extra.id },
            body: { ...input, version: extra.version },
          })
        : call(hotelExtras.create, { params: { hotelId }, body: input }),
    inventoryKeys.extras(hotelId),
  )
}

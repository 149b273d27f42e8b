import { type HotelExtra, type HotelExtraInput, hotelExtras } from '@roomlark/contract/inventory/hotel-extras'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function useExtras(hotelId: string) {
  return useQuery({
    queryKey: inventoryKeys.extras(hotelId),
    queryFn: ({ signal }) => call(hotelExtras.list, { params: { hotelId }, signal }),
    enabled: hotelId !== '',
  })
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

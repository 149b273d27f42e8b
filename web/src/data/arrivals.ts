import { arrivals, type HotelArrivalsInput } from '@roomlark/contract/bookings/arrivals'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function useHotelArrivals(hotelId: string) {
  return useCall(inventoryKeys.arrivals(hotelId), arrivals.get, { params: { hotelId } })
}

export function useSaveHotelArrivals(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HotelArrivalsInput) => call(arrivals.save, { params: { hotelId }, body }),
    onSuccess: (saved) => keepAnswer(client, inventoryKeys.arrivals(hotelId), saved),
  })
}

import { type DeskRulesInput, deskRules } from '@roomlark/contract/bookings/desk-rules'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys, inventoryKeys } from './keys.ts'

export function useDeskRules(hotelId: string) {
  return useCall(inventoryKeys.deskRules(hotelId), deskRules.get, { params: { hotelId } })
}

/** The open day says when it is closed by itself. */
export function useSaveDeskRules(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DeskRulesInput) => call(deskRules.save, { params: { hotelId }, body }),
    onSuccess: (saved) => {
      keepAnswer(client, inventoryKeys.deskRules(hotelId), saved)
      return client.invalidateQueries({ queryKey: bookingKeys.all })
    },
  })
}

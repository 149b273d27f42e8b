import { hotelOffers } from '@roomlark/contract/accounts/hotel-handovers'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { hotelKeys } from './keys.ts'

export function useReceivedOffers(isOwner: boolean) {
  return useCall(hotelKeys.offers, hotelOffers.received, {}, { enabled: isOwner })
}

/** A hotel that was taken over brings everything of it along. */
export function useAnswerOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ hotelId, accepts }: { hotelId: string; accepts: boolean }) =>
      call(hotelOffers.answer, { params: { id: hotelId }, body: { accepts } }),
    onSettled: () => client.invalidateQueries(),
  })
}

export function useHotelOffer(hotelId: string) {
  return useCall(hotelKeys.offer(hotelId), hotelOffers.get, { params: { id: hotelId } })
}

export function useMakeOffer(hotelId: string) {
  return useChange(
    (body: { email: string }) => call(hotelOffers.make, { params: { id: hotelId }, body }),
    hotelKeys.offer(hotelId),
  )
}

export function useWithdrawOffer(hotelId: string) {
  return useChange(() => call(hotelOffers.withdraw, { params: { id: hotelId } }), hotelKeys.offer(hotelId))
}

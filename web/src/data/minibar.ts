import { type MinibarCount, minibar } from '@roomlark/contract/bookings/minibar'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys } from './keys.ts'

export function useMinibar(hotelId: string) {
  return useCall(bookingKeys.minibar(hotelId), minibar.list, { params: { hotelId } })
}

export function useChargeMinibar(hotelId: string, roomId: string) {
  const client = useQueryClient()
  return useAttempt({
    send: (body: MinibarCount, idempotencyKey) =>
      call(minibar.charge, { params: { hotelId, roomId }, body, idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: bookingKeys.folios }),
  })
}

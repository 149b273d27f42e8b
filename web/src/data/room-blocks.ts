import { type RoomBlockInput, roomBlocks } from '@roomlark/contract/inventory/room-blocks'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { outdateBookings } from './bookings.ts'
import { bookingKeys } from './keys.ts'

type Wish = { roomId: string; fromOn: string; untilOn: string }

/** Stays in the room on these nights, and the rooms they could move to. */
export function useInTheWay(hotelId: string, wish: Wish | undefined) {
  return useQuery({
    queryKey: bookingKeys.inTheWay(hotelId, wish),
    queryFn: wish
      ? ({ signal }) => call(roomBlocks.inTheWay, { params: { hotelId }, query: wish, signal })
      : skipToken,
  })
}

/** A new block, or with `block` a change of one. */
export function useSaveBlock(hotelId: string, block: { id: string; version: number } | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn({ roomId, ...input }: RoomBlockInput) {
      if (!block) return call(roomBlocks.create, { params: { hotelId }, body: { roomId, ...input } })
      const params = { hotelId, blockId: block.id }
      return call(roomBlocks.update, { params, body: { ...input, version: block.version } })
    },
    onSettled: () => outdateBookings(client),
  })
}

export function useEndBlock(hotelId: string, blockId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(roomBlocks.end, { params: { hotelId, blockId } }),
    onSettled: () => outdateBookings(client),
  })
}

import { type RoomBlockInput, roomBlocks } from '@roomlark/contract/room-blocks'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { bookingKeys } from './bookings.api.ts'

type Wish = { roomId: string; fromOn: string; untilOn: string }

/** Stays that have the room on these nights, and where else they could go. */
export function useInTheWay(hotelId: string, wish: Wish | undefined) {
  return useQuery({
    queryKey: ['bookings', 'in-the-way', hotelId, wish],
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
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.all }),
  })
}

export function useEndBlock(hotelId: string, blockId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(roomBlocks.end, { params: { hotelId, blockId } }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.all }),
  })
}

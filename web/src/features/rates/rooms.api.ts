import { type RoomType, type RoomTypeInput, rooms } from '@roomlark/contract/rooms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { houseKeys } from './rates.api.ts'

export function useCreateRoomType(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (body: RoomTypeInput & { numbers: string[] }) =>
      call(rooms.create, { params: { hotelId }, body }),
    onSuccess: refresh,
  })
}

export function useUpdateRoomType(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: ({ id, ...body }: RoomTypeInput & { id: string; version: number }) =>
      call(rooms.update, { params: { hotelId, roomTypeId: id }, body }),
    onSuccess: refresh,
  })
}

export function useSetNumbers(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: ({ id, numbers }: { id: string; numbers: string[] }) =>
      call(rooms.setNumbers, { params: { hotelId, roomTypeId: id }, body: { numbers } }),
    onSuccess: refresh,
  })
}

export function useRemoveRoomType(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (roomTypeId: string) => call(rooms.remove, { params: { hotelId, roomTypeId } }),
    onSuccess: refresh,
  })
}

/** The room type as it is now, after somebody else changed it. */
export async function readRoomType(hotelId: string, id: string): Promise<RoomType | undefined> {
  return (await call(rooms.list, { params: { hotelId } })).find((type) => type.id === id)
}

/** Prices and what can be sold follow from the room types. */
function useRefresh(hotelId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: houseKeys.all(hotelId) })
}

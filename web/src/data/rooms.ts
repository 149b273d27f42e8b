import { type RoomType, type RoomTypeInput, rooms } from '@roomlark/contract/inventory/rooms'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'
import { type OrderRefused, type PhotoCalls, theOne } from './photos.ts'

export function useRoomTypes(hotelId: string) {
  return useCall(
    inventoryKeys.rooms(hotelId),
    rooms.list,
    { params: { hotelId } },
    { enabled: hotelId !== '' },
  )
}

export function useCreateRoomType(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (body: RoomTypeInput & { numbers: string[]; acceptLow: boolean }) =>
      call(rooms.create, { params: { hotelId }, body }),
    onSuccess: refresh,
  })
}

export function useUpdateRoomType(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: ({ id, ...body }: RoomTypeInput & { id: string; version: number; acceptLow: boolean }) =>
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
  return () => client.invalidateQueries({ queryKey: inventoryKeys.all(hotelId) })
}

/** Returns the calls for the photos of a room type; null before there is one. */
export function useRoomPhotoCalls(
  hotelId: string,
  roomTypeId: string | null,
  orderRefused: OrderRefused,
): PhotoCalls | null {
  const client = useQueryClient()
  return useMemo(() => {
    if (roomTypeId === null) return null
    const params = { hotelId, roomTypeId }
    return {
      send: async (file, onProgress, signal) =>
        theOne(await upload(rooms.addImages, { params, file, onProgress, signal })),
      order: (imageIds) => call(rooms.orderImages, { params, body: { imageIds } }),
      caption: (imageId, caption) =>
        call(rooms.captionImage, { params: { ...params, imageId }, body: { caption } }),
      remove: (imageId) => call(rooms.removeImage, { params: { ...params, imageId } }),
      onChange: (photos) =>
        client.setQueryData<RoomType[]>(inventoryKeys.rooms(hotelId), (types) =>
          types?.map((type) => (type.id === roomTypeId ? { ...type, photos } : type)),
        ),
      onOrderFailed: (error) =>
        orderRefused(error, async () => (await readRoomType(hotelId, roomTypeId))?.photos ?? []),
    }
  }, [client, hotelId, roomTypeId, orderRefused])
}

import type { HotelImport } from '@roomlark/contract/hotel-import'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import { type Hotel, hotels } from '@roomlark/contract/hotels'
import { platform } from '@roomlark/contract/platform'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isNotThere } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { upload } from '../../lib/call-upload.ts'
import { orderRefused, theOne } from '../../parts/photos/order-refused.ts'
import type { PhotoCalls } from '../../parts/photos/photo-queue.ts'
import { hotelKeys } from './hotels.api.ts'

/** Asked anew each time the form opens: a form filled from memory would be refused when it is saved. */
export function useHotelToEdit(id: string) {
  const query = useQuery({
    queryKey: hotelKeys.detail(id),
    queryFn: ({ signal }) => call(hotels.get, { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
  return { ...query, hotel: query.isFetchedAfterMount ? query.data : undefined }
}

export function readHotel(id: string): Promise<Hotel> {
  return call(hotels.get, { params: { id } })
}

/** What a new hotel begins with; asked once each time the form opens. */
export function useDefaults() {
  return useQuery({
    queryKey: ['defaults'],
    queryFn: ({ signal }) => call(platform.defaults, { signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  })
}

export function useCreateHotel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HotelInput) => call(hotels.create, { body }),
    onSuccess: (hotel) => remember(client, hotel),
  })
}

export function useUpdateHotel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HotelInput & { version: number }) => call(hotels.update, { params: { id }, body }),
    onSuccess: (hotel) => remember(client, hotel),
  })
}

export function useImportHotels() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HotelImport) => call(hotels.import, { body }),
    onSuccess: (_result, { dryRun }) =>
      dryRun ? undefined : client.invalidateQueries({ queryKey: hotelKeys.all }),
  })
}

/** How the photo queue reaches the server; the hotel as others see it follows along. */
export function usePhotoCalls(id: string | null): PhotoCalls | null {
  const client = useQueryClient()
  return useMemo(() => {
    if (id === null) return null
    return {
      send: async (file, onProgress, signal) =>
        theOne(await upload(hotels.addImages, { params: { id }, file, onProgress, signal })),
      order: (imageIds) => call(hotels.orderImages, { params: { id }, body: { imageIds } }),
      caption: (imageId, caption) =>
        call(hotels.captionImage, { params: { id, imageId }, body: { caption } }),
      remove: (imageId) => call(hotels.removeImage, { params: { id, imageId } }),
      onChange(photos) {
        const images = photos.map(({ url }) => url)
        client.setQueryData<Hotel>(hotelKeys.detail(id), (hotel) => hotel && { ...hotel, photos, images })
        outdate(client, id)
      },
      onOrderFailed: (error) => orderRefused(error, async () => (await readHotel(id)).photos),
    }
  }, [client, id])
}

function remember(client: QueryClient, hotel: Hotel): void {
  client.setQueryData(hotelKeys.detail(hotel.id), hotel)
  outdate(client, hotel.id)
}

function outdate(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: hotelKeys.lists })
  void client.invalidateQueries({ queryKey: hotelKeys.activity(id) })
}

import type { HotelImport } from '@roomlark/contract/inventory/hotel-import'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { type Hotel, type HotelListQuery, hotels } from '@roomlark/contract/inventory/hotels'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../lib/call.ts'
import { upload } from '../lib/call-upload.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { hotelKeys, inventoryKeys } from './keys.ts'
import { type OrderRefused, type PhotoCalls, theOne } from './photos.ts'

/** spec §7 */
const pageLength = 10

export type HotelFilter = Pick<HotelListQuery, 'page' | 'search' | 'owner' | 'status'>

export function useHotelPage(filter: HotelFilter) {
  return usePages(hotelKeys.list(filter), hotels.list, { query: { limit: pageLength, ...filter } })
}

export function useHotel(id: string) {
  return useCall(hotelKeys.detail(id), hotels.get, { params: { id } })
}

/** Other people work on the same hotels, so this goes stale quickly. */
const freshMs = 60_000

/** The hotels to choose from: all of them, or those that match once there are too many. */
export function useHotelChoices(search: string) {
  return usePages(
    hotelKeys.choices(search),
    hotels.list,
    { query: { limit: 100, ...(search && { search }) } },
    { staleTime: freshMs },
  )
}

export function useOptionalHotel(id: string | undefined) {
  return useCall(
    hotelKeys.detail(id),
    hotels.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: freshMs },
  )
}

export function useHotelActivity(id: string) {
  return useCall(hotelKeys.activity(id), hotels.activity, { params: { id } })
}

/** Shown at once; taken back when the server refuses. Changes in quick succession are sent one after the other. */
export function useSetActive(id: string) {
  const client = useQueryClient()
  const key = hotelKeys.detail(id)
  const show = (isActive: boolean) =>
    client.setQueryData<Hotel>(key, (hotel) => hotel && { ...hotel, isActive })
  return useMutation({
    mutationKey: ['hotels', 'set-active', id],
    scope: { id: `hotel-active-${id}` },
    mutationFn: (isActive: boolean) => call(hotels.setActive, { params: { id }, body: { isActive } }),
    async onMutate(isActive) {
      await client.cancelQueries({ queryKey: key })
      show(isActive)
    },
    onError: (_error, isActive) => show(!isActive),
    async onSettled() {
      const isLast = client.isMutating({ mutationKey: ['hotels', 'set-active', id] }) === 1
      if (!isLast) return
      await Promise.all([
        client.invalidateQueries({ queryKey: hotelKeys.all }),
        client.invalidateQueries({ queryKey: inventoryKeys.setup(id) }),
      ])
    },
  })
}

export function useRemoveHotel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(hotels.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: hotelKeys.lists }),
  })
}

/** Fetched again each time the form opens: a form filled from the cache would be refused on saving. */
export function useHotelToEdit(id: string) {
  const query = useCall(
    hotelKeys.detail(id),
    hotels.get,
    { params: { id } },
    { refetchOnMount: 'always', refetchOnReconnect: false },
  )
  return { ...query, hotel: query.isFetchedAfterMount ? query.data : undefined }
}

export function readHotel(id: string): Promise<Hotel> {
  return call(hotels.get, { params: { id } })
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

/** Connects the photo queue to the server, and updates the cached hotel with each answer. */
export function usePhotoCalls(id: string | null, orderRefused: OrderRefused): PhotoCalls | null {
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
  }, [client, id, orderRefused])
}

function remember(client: QueryClient, hotel: Hotel): void {
  keepAnswer(client, hotelKeys.detail(hotel.id), hotel)
  outdate(client, hotel.id)
}

function outdate(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: hotelKeys.lists })
  void client.invalidateQueries({ queryKey: hotelKeys.activity(id) })
}

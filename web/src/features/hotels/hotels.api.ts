import { hotelRemoval } from '@roomlark/contract/hotel-removal'
import { type Hotel, type HotelListQuery, hotels } from '@roomlark/contract/hotels'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotThere } from '../../lib/api-error.ts'
import { call, callPage } from '../../lib/call.ts'
import { setupKey } from '../../parts/hotel-setup/hotel-setup.api.ts'

/** spec §7 */
const pageLength = 10

export type HotelFilter = Pick<HotelListQuery, 'page' | 'search' | 'owner' | 'status'>

/** Everything that is known about hotels begins with `hotels`, so that one change can refresh it all. */
export const hotelKeys = {
  all: ['hotels'],
  lists: ['hotels', 'list'],
  list: (filter: HotelFilter) => ['hotels', 'list', filter],
  detail: (id: string) => ['hotels', 'detail', id],
  activity: (id: string) => ['hotels', 'activity', id],
}

export function useHotelPage(filter: HotelFilter) {
  return useQuery({
    queryKey: hotelKeys.list(filter),
    queryFn: ({ signal }) => callPage(hotels.list, { query: { limit: pageLength, ...filter }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useHotel(id: string) {
  return useQuery({
    queryKey: hotelKeys.detail(id),
    queryFn: ({ signal }) => call(hotels.get, { params: { id }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function useHotelActivity(id: string) {
  return useQuery({
    queryKey: hotelKeys.activity(id),
    queryFn: ({ signal }) => call(hotels.activity, { params: { id }, signal }),
  })
}

/** Shown at once; taken back when the server refuses. Quick changes of mind are sent one after the other. */
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
        client.invalidateQueries({ queryKey: setupKey(id) }),
      ])
    },
  })
}

/** Stays come and go while somebody makes up their mind: asked for each time the question is opened. */
export function useRemoval(id: string) {
  return useQuery({
    queryKey: ['hotels', 'removal', id],
    queryFn: ({ signal }) => call(hotelRemoval.preview, { params: { id }, signal }),
    gcTime: 0,
  })
}

export function useRestoreHotel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(hotelRemoval.restore, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: hotelKeys.all }),
  })
}

export function useRemoveHotel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(hotels.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: hotelKeys.lists }),
  })
}

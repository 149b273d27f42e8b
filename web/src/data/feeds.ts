import { type FeedInput, feeds } from '@roomlark/contract/inventory/feeds'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

/** Read by the hour: what is shown is at most a minute behind. */
export function useFeeds(hotelId: string) {
  return useCall(
    inventoryKeys.feeds(hotelId),
    feeds.list,
    { params: { hotelId } },
    { refetchInterval: 60_000 },
  )
}

export function useAddFeed(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (body: FeedInput) => call(feeds.create, { params: { hotelId }, body }),
    onSuccess: refresh,
  })
}

export function useSyncFeed(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (feedId: string) => call(feeds.sync, { params: { hotelId, feedId } }),
    onSettled: refresh,
  })
}

export function useRemoveFeed(hotelId: string) {
  const refresh = useRefresh(hotelId)
  return useMutation({
    mutationFn: (feedId: string) => call(feeds.remove, { params: { hotelId, feedId } }),
    onSettled: refresh,
  })
}

/** The calendar shows what a feed blocks. */
function useRefresh(hotelId: string) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: inventoryKeys.feeds(hotelId) }),
      client.invalidateQueries({ queryKey: inventoryKeys.calendars(hotelId) }),
    ])
}

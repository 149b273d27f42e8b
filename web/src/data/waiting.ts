import { waiting } from '@roomlark/contract/guest-site/waiting'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage } from '../lib/call.ts'
import { bookingKeys } from './keys.ts'

export type WaitingFilter = { hotelId?: string; page: number }

export function useWaitingPage(filter: WaitingFilter) {
  return useQuery({
    queryKey: bookingKeys.waitingList(filter),
    queryFn: ({ signal }) => callPage(waiting.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

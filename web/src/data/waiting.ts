import { type StrikeInput, waiting } from '@roomlark/contract/guest-site/waiting'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

export type WaitingFilter = { hotelId?: string; page: number }

export function useWaitingPage(filter: WaitingFilter) {
  return useQuery({
    queryKey: bookingKeys.waitingList(filter),
    queryFn: ({ signal }) => callPage(waiting.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A room that was held for the guest is free again, or the next guest's. */
export function useStrikeWaiting(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StrikeInput) => call(waiting.strike, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.all }),
  })
}

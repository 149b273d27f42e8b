import { people } from '@roomlark/contract/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'

const freshMs = 60_000

/** The accounts of hoteliers: all of them, or those that match once there are too many. */
export function useOwnerChoices(search: string) {
  return useQuery({
    queryKey: ['users', 'list', 'owners', search],
    queryFn: ({ signal }) =>
      callPage(people.list, {
        query: { userType: 'hotel', sort: 'name', limit: 100, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

export function useOwner(id: string | undefined) {
  return useQuery({
    queryKey: ['users', 'detail', id],
    queryFn: ({ signal }) => call(people.get, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: freshMs,
    retry: false,
  })
}

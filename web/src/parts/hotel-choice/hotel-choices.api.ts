import { hotels } from '@roomlark/contract/hotels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isNotThere } from '../../lib/api-error.ts'
import { call, callPage } from '../../lib/call.ts'

/** Others work at the same desk. */
const freshMs = 60_000

/** The hotels to choose from: all of them, or those that match once there are too many. */
export function useHotelChoices(search: string) {
  return useQuery({
    queryKey: ['hotels', 'list', 'choices', search],
    queryFn: ({ signal }) =>
      callPage(hotels.list, { query: { limit: 100, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

export function useHotelOf(id: string | undefined) {
  return useQuery({
    queryKey: ['hotels', 'detail', id],
    queryFn: ({ signal }) => call(hotels.get, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: freshMs,
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

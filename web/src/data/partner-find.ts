import { type FindQuery, partnerFind } from '@roomlark/contract/partners/partner-find'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isNotThere } from '../lib/api-error.ts'
import { callPage } from '../lib/call.ts'
import { partnershipKeys } from './keys.ts'

export type FindFilter = Omit<FindQuery, 'limit'>

export function useFoundHotels(filter: FindFilter) {
  return useQuery({
    queryKey: partnershipKeys.found(filter),
    queryFn: ({ signal }) => callPage(partnerFind.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useFoundHotel(hotelId: string) {
  return useQuery({
    queryKey: partnershipKeys.foundHotel(hotelId),
    queryFn: ({ signal }) => callPage(partnerFind.get, { params: { hotelId }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

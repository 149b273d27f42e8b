import { type FindQuery, partnerFind } from '@roomlark/contract/partners/partner-find'
import { useCallPage, usePages } from '../lib/use-call.ts'
import { partnershipKeys } from './keys.ts'

export type FindFilter = Omit<FindQuery, 'limit'>

export function useFoundHotels(filter: FindFilter) {
  return usePages(partnershipKeys.found(filter), partnerFind.list, { query: filter })
}

export function useFoundHotel(hotelId: string) {
  return useCallPage(partnershipKeys.foundHotel(hotelId), partnerFind.get, { params: { hotelId } })
}

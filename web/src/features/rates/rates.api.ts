import { calendar } from '@roomlark/contract/calendar'
import { hotels } from '@roomlark/contract/hotels'
import { rates } from '@roomlark/contract/rates'
import { rooms } from '@roomlark/contract/rooms'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotThere } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { type Range, rangeOf, type Shown, shifted } from './period.ts'

/** Everything a hotel sells begins with `house` and the hotel, so that one change can refresh it all. */
export const houseKeys = {
  all: (hotelId: string) => ['house', hotelId],
  rooms: (hotelId: string) => ['house', hotelId, 'rooms'],
  rates: (hotelId: string) => ['house', hotelId, 'rates'],
  feeds: (hotelId: string) => ['house', hotelId, 'feeds'],
  calendars: (hotelId: string) => ['house', hotelId, 'calendar'],
  calendar: (hotelId: string, range: Range) => ['house', hotelId, 'calendar', range],
}

/** The hotel itself, remembered where its own page remembers it. */
export function useHouse(id: string) {
  return useQuery({
    queryKey: ['hotels', 'detail', id],
    queryFn: ({ signal }) => call(hotels.get, { params: { id }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function useRoomTypes(hotelId: string) {
  return useQuery({
    queryKey: houseKeys.rooms(hotelId),
    queryFn: ({ signal }) => call(rooms.list, { params: { hotelId }, signal }),
  })
}

export function useRates(hotelId: string) {
  return useQuery({
    queryKey: houseKeys.rates(hotelId),
    queryFn: ({ signal }) => call(rates.get, { params: { hotelId }, signal }),
  })
}

/** The nights shown; those after them are fetched ahead, so that going on does not wait. */
export function useCalendar(hotelId: string, shown: Shown) {
  const client = useQueryClient()
  const query = useQuery({ ...calendarQuery(hotelId, rangeOf(shown)), placeholderData: keepPreviousData })
  const isHere = query.isSuccess && !query.isPlaceholderData
  const { from, period } = shown
  useEffect(() => {
    if (!isHere || period === 'year' || period === 'nights') return
    void client.prefetchQuery(calendarQuery(hotelId, rangeOf(shifted({ from, period }, 1))))
  }, [client, hotelId, isHere, from, period])
  return query
}

function calendarQuery(hotelId: string, range: Range) {
  return {
    queryKey: houseKeys.calendar(hotelId, range),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(calendar.get, { params: { hotelId }, query: range, signal }),
    staleTime: 30_000,
  }
}

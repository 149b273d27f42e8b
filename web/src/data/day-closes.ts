import { type DayCloseInput, dayCloses } from '@roomlark/contract/bookings/day-close'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isNotThere } from '../lib/api-error.ts'
import { call, callPage } from '../lib/call.ts'
import { saveFile, savePdf } from '../lib/save-file.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { bookingKeys } from './keys.ts'

/** The day that is to be closed next; a hotel that has never closed one chooses. */
export function useOpenDay(hotelId: string, day: string | undefined) {
  return useQuery({
    queryKey: bookingKeys.openDay(hotelId, day),
    queryFn: ({ signal }) =>
      call(dayCloses.open, { params: { hotelId }, query: { ...(day && { day }) }, signal }),
  })
}

export function useClosedDay(hotelId: string, day: string) {
  return useQuery({
    queryKey: bookingKeys.closedDay(hotelId, day),
    queryFn: ({ signal }) => call(dayCloses.get, { params: { hotelId, day }, signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  })
}

export function useClosedDays(hotelId: string, filter: { month: string | undefined; page: number }) {
  return useQuery({
    queryKey: bookingKeys.closedDays(hotelId, filter),
    queryFn: ({ signal }) =>
      callPage(dayCloses.list, {
        params: { hotelId },
        query: { page: filter.page, limit: 10, ...(filter.month && { month: filter.month }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

/** The same form sent again, because no answer came, is the same close. */
export function useCloseDay(hotelId: string) {
  const client = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn(body: DayCloseInput) {
      attempt.current = attemptFor(attempt.current, JSON.stringify(body))
      return call(dayCloses.close, { params: { hotelId }, body, idempotencyKey: attempt.current.key })
    },
    // Guests in house who had no folio have one now.
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.all }),
  })
}

/** Saves a closed day as a file. */
export function useDayFile(hotelId: string, day: string) {
  const params = { hotelId, day }
  return useMutation({
    mutationFn: async (kind: 'pdf' | 'csv') => {
      if (kind === 'pdf') return savePdf(await call(dayCloses.pdf, { params }))
      const { filename, csv } = await call(dayCloses.csv, { params })
      return saveFile(filename, 'text/csv;charset=utf-8', csv)
    },
  })
}

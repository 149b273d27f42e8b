import { type DayCloseInput, dayCloses } from '@roomlark/contract/bookings/day-close'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { saveFile, savePdf } from '../lib/save-file.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useAttempt } from './attempt.ts'
import { bookingKeys } from './keys.ts'

/** The day that is to be closed next; a hotel that has never closed one chooses. */
export function useOpenDay(hotelId: string, day: string | undefined) {
  return useCall(bookingKeys.openDay(hotelId, day), dayCloses.open, {
    params: { hotelId },
    query: { ...(day && { day }) },
  })
}

export function useClosedDay(hotelId: string, day: string) {
  return useCall(bookingKeys.closedDay(hotelId, day), dayCloses.get, { params: { hotelId, day } })
}

export function useClosedDays(hotelId: string, filter: { month: string | undefined; page: number }) {
  return usePages(bookingKeys.closedDays(hotelId, filter), dayCloses.list, {
    params: { hotelId },
    query: { page: filter.page, limit: 10, ...(filter.month && { month: filter.month }) },
  })
}

/** The same form sent again, because no answer came, is the same close. */
export function useCloseDay(hotelId: string) {
  const client = useQueryClient()
  return useAttempt({
    send: (body: DayCloseInput, idempotencyKey) =>
      call(dayCloses.close, { params: { hotelId }, body, idempotencyKey }),
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

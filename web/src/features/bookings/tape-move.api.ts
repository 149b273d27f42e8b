import type { Booking } from '@roomlark/contract/booking'
import { bookings } from '@roomlark/contract/bookings'
import type { Tape } from '@roomlark/contract/front-desk'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isConnected } from '../../lib/connection.ts'
import { bookingKeys, rememberBooking } from './bookings.api.ts'
import { isSameDates, type Target, wishOf } from './tape-move.ts'
import type { Bar } from './tape-rows.ts'

type Move = { bar: Bar; to: Target; mailGuest: boolean }

/** A stay on the chart to another room, other dates, or both; another room alone is shown at once, unless offline. */
export function useMoveStay(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bookings', 'move', hotelId],
    mutationFn: moveStay,
    async onMutate({ bar, to }: Move) {
      if (!isSameDates(bar, to) || !isConnected()) return undefined
      const queryKey = bookingKeys.tapes(hotelId)
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Tape>({ queryKey })
      changeBars(client, hotelId, (one) => (one.stayId === bar.stayId ? { ...one, ...to } : one))
      return () => {
        for (const [key, data] of before) client.setQueryData(key, data)
      }
    },
    onSuccess(booking) {
      // Known at once, so that the next move is not refused for an old version.
      const { id, version } = booking
      changeBars(client, hotelId, (bar) => (bar.bookingId === id ? { ...bar, version } : bar))
      rememberBooking(client, booking)
    },
    onError(_error, _move, undo) {
      undo?.()
      void client.invalidateQueries({ queryKey: bookingKeys.all })
    },
  })
}

function changeBars(client: QueryClient, hotelId: string, change: (bar: Bar) => Bar): void {
  client.setQueriesData<Tape>(
    { queryKey: bookingKeys.tapes(hotelId) },
    (tape) => tape && { ...tape, bars: tape.bars.map(change) },
  )
}

/** One act: other dates go for the whole booking, another room only for this stay. */
function moveStay({ bar, to, mailGuest }: Move): Promise<Booking> {
  return call(bookings.changeStay, {
    params: { id: bar.bookingId },
    body: { ...wishOf(bar, to), mailGuest, version: bar.version },
  })
}

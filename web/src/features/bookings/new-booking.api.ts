import type { BookingInput } from '@roomlark/contract/booking-input'
import { bookings } from '@roomlark/contract/bookings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { rememberBooking } from './bookings.api.ts'

export function useCreateBooking(hotelId: string) {
  const client = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  return useMutation({
    mutationFn(body: BookingInput) {
      attempt.current = attemptFor(attempt.current, JSON.stringify([hotelId, body]))
      return call(bookings.create, { params: { hotelId }, body, idempotencyKey: attempt.current.key })
    },
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => client.invalidateQueries({ queryKey: ['bookings', 'quote', hotelId] }),
  })
}

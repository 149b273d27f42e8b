import type { Booking } from '@roomlark/contract/booking'
import type { BookingDetails, TransitionInput } from '@roomlark/contract/booking-input'
import type { BookingExportQuery } from '@roomlark/contract/booking-list'
import type { BookingState } from '@roomlark/contract/booking-states'
import { bookings } from '@roomlark/contract/bookings'
import type { DayView } from '@roomlark/contract/front-desk'
import type { StayWish } from '@roomlark/contract/stay-change'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { isConnected } from '../../lib/connection.ts'
import { bookingKeys, rememberBooking } from './bookings.api.ts'

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict'
}

/** After a refusal everything is read again, so that what is shown is what is. */
function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: bookingKeys.all })
}

/** Steps that cost nobody anything are shown at once, unless offline; the others wait for the server. */
const harmless: readonly BookingState[] = ['confirmed', 'checked-in']

const stepKey = (id: string) => ['bookings', 'transition', id]

export function useTransition(id: string) {
  const client = useQueryClient()
  const mutationKey = stepKey(id)
  const mutation = useMutation({
    mutationKey,
    mutationFn: (body: TransitionInput) => call(bookings.transition, { params: { id }, body }),
    async onMutate({ to }) {
      if (harmless.includes(to) && isConnected()) return showState(client, id, to)
      return undefined
    },
    onSuccess: (booking) => rememberBooking(client, booking),
    onError(_error, _input, undo) {
      undo?.()
      void refresh(client)
    },
  })
  return {
    ...mutation,
    /** A second click while the first is on its way does nothing. */
    async run(input: TransitionInput): Promise<Booking | undefined> {
      if (client.isMutating({ mutationKey }) > 0) return undefined
      return mutation.mutateAsync(input)
    },
  }
}

/** `version` is what the step to be undone led to. */
export function useUndoStep(id: string) {
  const client = useQueryClient()
  const mutationKey = stepKey(id)
  const mutation = useMutation({
    mutationKey,
    mutationFn: (version: number) => call(bookings.undo, { params: { id }, body: { version } }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => refresh(client),
  })
  return {
    async run(version: number): Promise<Booking | undefined> {
      if (client.isMutating({ mutationKey }) > 0) return undefined
      return mutation.mutateAsync(version)
    },
  }
}

/** Returns how to take it back. */
async function showState(client: QueryClient, id: string, state: BookingState): Promise<() => void> {
  const shown = [{ queryKey: bookingKeys.detail(id) }, { queryKey: ['bookings', 'day'] }]
  for (const filter of shown) await client.cancelQueries(filter)
  const before = shown.flatMap((filter) => client.getQueriesData(filter))
  client.setQueryData<Booking>(bookingKeys.detail(id), (one) => one && { ...one, state })
  client.setQueriesData<DayView>({ queryKey: ['bookings', 'day'] }, (day) => day && withState(day, id, state))
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

function withState(day: DayView, id: string, state: BookingState): DayView {
  const change = (list: DayView['arrivals']) => list.map((one) => (one.id === id ? { ...one, state } : one))
  return {
    ...day,
    arrivals: change(day.arrivals),
    departures: change(day.departures),
    inHouse: change(day.inHouse),
  }
}

export function useChangeStay(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StayWish & { mailGuest: boolean; version: number }) =>
      call(bookings.changeStay, { params: { id }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => refresh(client),
  })
}

export function useAssignRoom(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ stayId, ...body }: { stayId: string; roomId: string | null; version: number }) =>
      call(bookings.assignRoom, { params: { id, stayId }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => refresh(client),
  })
}

export function useChangeDetails(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BookingDetails & { version: number }) =>
      call(bookings.updateDetails, { params: { id }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => refresh(client),
  })
}

export function readExport(query: BookingExportQuery): Promise<{ filename: string; csv: string }> {
  return call(bookings.export, { query })
}

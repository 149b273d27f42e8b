import type { BookingState } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { bookingChanges } from '@roomlark/contract/bookings/booking-changes'
import type { BookingDetails, BookingInput, TransitionInput } from '@roomlark/contract/bookings/booking-input'
import type { BookingExportQuery } from '@roomlark/contract/bookings/booking-list'
import { bookings } from '@roomlark/contract/bookings/bookings'
import type { DayView, Tape } from '@roomlark/contract/bookings/front-desk'
import type { StayWish } from '@roomlark/contract/bookings/stay-move'
import type { BodyIn } from '@roomlark/contract/endpoint'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { isConnected } from '../lib/connection.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { useAttempt } from './attempt.ts'
import { outdateBookings, rememberBooking } from './bookings.ts'
import { bookingKeys } from './keys.ts'

export function useCreateBooking(hotelId: string) {
  const client = useQueryClient()
  return useAttempt({
    about: hotelId,
    send: (body: BookingInput, idempotencyKey) =>
      call(bookings.create, { params: { hotelId }, body, idempotencyKey }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => client.invalidateQueries({ queryKey: bookingKeys.quotes(hotelId) }),
  })
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict'
}

/** Steps that cost nobody anything are shown at once unless offline; the others wait for the server. */
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
      void outdateBookings(client)
    },
  })
  return {
    ...mutation,
    /** A second click does nothing while the first is being sent. */
    async run(input: TransitionInput): Promise<Booking | undefined> {
      if (client.isMutating({ mutationKey }) > 0) return undefined
      return mutation.mutateAsync(input)
    },
  }
}

export function useRemoveExtra(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) => call(bookings.removeExtra, { params: { id, orderId } }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => outdateBookings(client),
  })
}

export function useExtendOption(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { heldUntil: string; version: number }) =>
      call(bookings.extendOption, { params: { id }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => outdateBookings(client),
  })
}

/** The version sent is what the step to be undone led to. */
export function useUndoStep(id: string) {
  const client = useQueryClient()
  const mutationKey = stepKey(id)
  const mutation = useMutation({
    mutationKey,
    mutationFn: (body: BodyIn<typeof bookings.undo>) => call(bookings.undo, { params: { id }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => outdateBookings(client),
  })
  return {
    async run(body: BodyIn<typeof bookings.undo>): Promise<Booking | undefined> {
      if (client.isMutating({ mutationKey }) > 0) return undefined
      return mutation.mutateAsync(body)
    },
  }
}

/** Returns a function that takes the change back. */
async function showState(client: QueryClient, id: string, state: BookingState): Promise<() => void> {
  const shown = [{ queryKey: bookingKeys.detail(id) }, { queryKey: bookingKeys.days }]
  for (const filter of shown) await client.cancelQueries(filter)
  const before = shown.flatMap((filter) => client.getQueriesData(filter))
  client.setQueryData<Booking>(bookingKeys.detail(id), (one) => one && { ...one, state })
  client.setQueriesData<DayView>({ queryKey: bookingKeys.days }, (day) => day && withState(day, id, state))
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
    onError: () => outdateBookings(client),
  })
}

type ChangeBody = BodyIn<typeof bookingChanges.make>

/** Makes a change that was quoted. */
export function useAlterBooking(id: string) {
  const client = useQueryClient()
  const mutationKey = ['bookings', 'alter', id]
  const mutation = useMutation({
    mutationKey,
    mutationFn: (body: ChangeBody) => call(bookingChanges.make, { params: { id }, body }),
    onSuccess(booking, { change }) {
      rememberBooking(client, booking)
      if (change.kind !== 'swap') return
      void client.invalidateQueries({ queryKey: bookingKeys.detail(change.with.bookingId) })
    },
    onError: () => outdateBookings(client),
  })
  return {
    ...mutation,
    /** A second click does nothing while the first is being sent. */
    async run(body: ChangeBody): Promise<Booking | undefined> {
      if (client.isMutating({ mutationKey }) > 0) return undefined
      return mutation.mutateAsync(body)
    },
  }
}

type Bar = Tape['bars'][number]
type Move = {
  bar: Bar
  wish: StayWish
  mailGuest: boolean
  isMeant?: boolean
  /** Change that the chart shows before the server has answered, unless offline. */
  atOnce: Partial<Bar> | undefined
}

/** Moves a stay on the chart to another room, other dates, or both. */
export function useMoveStay(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['bookings', 'move', hotelId],
    mutationFn: ({ bar, wish, mailGuest, isMeant }: Move) =>
      call(bookings.changeStay, {
        params: { id: bar.bookingId },
        body: { ...wish, mailGuest, isMeant, version: bar.version },
      }),
    async onMutate({ bar, atOnce }: Move) {
      if (!atOnce || !isConnected()) return undefined
      const queryKey = bookingKeys.tapes(hotelId)
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Tape>({ queryKey })
      changeBars(client, hotelId, (one) => (one.stayId === bar.stayId ? { ...one, ...atOnce } : one))
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
      void outdateBookings(client)
    },
  })
}

function changeBars(client: QueryClient, hotelId: string, change: (bar: Bar) => Bar): void {
  client.setQueriesData<Tape>(
    { queryKey: bookingKeys.tapes(hotelId) },
    (tape) => tape && { ...tape, bars: tape.bars.map(change) },
  )
}

export function useAssignRoom(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ stayId, ...body }: { stayId: string } & BodyIn<typeof bookings.assignRoom>) =>
      call(bookings.assignRoom, { params: { id, stayId }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => outdateBookings(client),
  })
}

export function useChangeDetails(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BookingDetails & { version: number }) =>
      call(bookings.updateDetails, { params: { id }, body }),
    onSuccess: (booking) => rememberBooking(client, booking),
    onError: () => outdateBookings(client),
  })
}

export function readExport(query: BookingExportQuery): Promise<{ filename: string; csv: string }> {
  return call(bookings.export, { query })
}

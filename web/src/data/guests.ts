import {
  type GuestChange,
  type GuestListQuery,
  type GuestMerge,
  type GuestProfile,
  guests,
} from '@roomlark/contract/bookings/guests'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callInBackground, callPage } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

export type GuestFilter = Omit<GuestListQuery, 'limit'>

export function useGuestPage(filter: GuestFilter) {
  return usePages(bookingKeys.guestList(filter), guests.list, { query: filter })
}

/** Guests by name, email address or phone number, to choose one of them. */
export function useGuestChoices(search: string) {
  return useQuery({
    queryKey: bookingKeys.guestList({ choices: search }),
    queryFn: search
      ? ({ signal }) => callPage(guests.list, { query: { search, limit: 8, sort: 'last-stay' }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
  })
}

export function useGuest(id: string | undefined) {
  return useQuery({
    queryKey: bookingKeys.guest(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => call(guests.get, { params: { id }, signal }),
  })
}

/** Fetches the guest of a booking; a failure is not reported here, because the booking is shown without it. */
export function useGuestOfBooking(bookingId: string, isAsked: boolean) {
  return useQuery({
    queryKey: bookingKeys.guestOf(bookingId),
    queryFn: isAsked ? () => callInBackground(guests.ofBooking, { params: { id: bookingId } }) : skipToken,
  })
}

/** Finds known guests by the email address or phone number typed, once there is one. */
export function useRecognised(hotelId: string, typed: { email?: string; phone?: string } | undefined) {
  return useQuery({
    queryKey: bookingKeys.recognised(hotelId, typed),
    queryFn:
      typed && hotelId
        ? () => callInBackground(guests.recognise, { params: { hotelId }, body: typed })
        : skipToken,
  })
}

export function useChangeGuest(id: string) {
  return useGuestMutation((body: GuestChange) => call(guests.update, { params: { id }, body }))
}

export function useMergeGuest(id: string) {
  return useGuestMutation((body: GuestMerge) => call(guests.merge, { params: { id }, body }))
}

function useGuestMutation<Input>(mutationFn: (input: Input) => Promise<GuestProfile>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (guest) => keepAnswer(client, bookingKeys.guest(guest.id), guest),
    onSettled: () => client.invalidateQueries({ queryKey: bookingKeys.all }),
  })
}

/** The profile is gone afterwards and must not be asked for again. */
export function useEraseGuest(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => call(guests.erase, { params: { id }, body: { version } }),
    onSuccess: () => client.removeQueries({ queryKey: bookingKeys.guest(id) }),
    onSettled: () =>
      client.invalidateQueries({
        queryKey: bookingKeys.all,
        predicate: ({ queryKey }) => queryKey[2] !== id,
      }),
  })
}

export function readGuestFile(id: string, format: 'json' | 'csv') {
  return call(guests.export, { params: { id }, query: { format } })
}

export function readRegistrationCard(bookingId: string) {
  return call(guests.registrationCard, { params: { id: bookingId } })
}

export function readArrivalCards(hotelId: string, day: string) {
  return call(guests.registrationCards, { params: { hotelId }, query: { day } })
}

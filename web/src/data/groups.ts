import {
  type Group,
  type GroupCancellation,
  type GroupInput,
  type GroupPick,
  type GroupState,
  groups,
} from '@roomlark/contract/bookings/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { bookingKeys, inventoryKeys, moneyKeys } from './keys.ts'

export type GroupFilter = { search?: string; hotelId?: string; state?: GroupState; page: number }

export function useGroupPage(filter: GroupFilter) {
  return usePages(bookingKeys.groupList(filter), groups.list, { query: filter })
}

export function useGroup(id: string) {
  return useCall(bookingKeys.group(id), groups.get, { params: { id } })
}

/** A new group of a hotel, or a change to one. */
export function useSaveGroup(hotelId: string, existing: Pick<Group, 'id' | 'version'> | null) {
  return useGroupChange((input: GroupInput) =>
    existing
      ? call(groups.update, { params: { id: existing.id }, body: { ...input, version: existing.version } })
      : call(groups.create, { params: { hotelId }, body: input }),
  )
}

/** The same form sent again, because no answer came, books the room once. */
export function usePickUp(id: string) {
  const attempt = useRef<Attempt | null>(null)
  return useGroupChange((body: GroupPick) => {
    attempt.current = attemptFor(attempt.current, JSON.stringify(body))
    return call(groups.pickUp, { params: { id }, body, idempotencyKey: attempt.current.key })
  })
}

export function useReleaseGroup(id: string) {
  return useGroupChange((version: number) => call(groups.release, { params: { id }, body: { version } }))
}

export function useCancelGroup(id: string) {
  return useGroupChange((body: GroupCancellation) => call(groups.cancel, { params: { id }, body }))
}

/** Checks a list and changes nothing, so that nothing else has to be read again. */
export function useCheckRoomingList(id: string) {
  return useMutation({
    mutationFn: (csv: string) => call(groups.importList, { params: { id }, body: { csv, dryRun: true } }),
  })
}

export function useImportRoomingList(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationKey: bookingKeys.group(id),
    mutationFn: (list: { csv: string; mailGuests: boolean }) =>
      call(groups.importList, { params: { id }, body: { ...list, dryRun: false } }),
    onSettled: refresh,
  })
}

function useGroupChange<Input>(mutationFn: (input: Input) => Promise<Group>) {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationKey: bookingKeys.all,
    mutationFn,
    onSuccess: (group) => keepAnswer(client, bookingKeys.group(group.id), group),
    onSettled: refresh,
  })
}

/** Rooms of a group are on the calendars of its hotel, and its bookings in every list. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [bookingKeys.all, inventoryKeys.everywhere, moneyKeys.all]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}

import {
  type Calendar,
  type CalendarEdit,
  type CalendarEditResult,
  calendar,
} from '@roomlark/contract/calendar'
import type { CalendarCopy } from '@roomlark/contract/calendar-copy'
import type { CalendarStep, CalendarUndoResult } from '@roomlark/contract/calendar-undo'
import { type Mutation, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, isUnanswered, messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'
import { changedCalendar } from './changed-calendar.ts'
import { isLowPrice } from './low-price.tsx'
import { houseKeys } from './rates.api.ts'

export type Edit = Omit<CalendarEdit, 'preview'>
export type Copy = Omit<CalendarCopy, 'preview'>

type Listeners<Change> = {
  onMade: (change: Change, result: CalendarEditResult) => void
  /** Also where it was only asked about; then `onLow` follows. */
  onRefused: (change: Change) => void
  /** A price of 0, or below the floor of its room type, waits to be confirmed. */
  onLow: (change: Change) => void
}

const editKey = (hotelId: string) => ['house', hotelId, 'edit-calendar']

/**
 * Shown at once and marked until the server has it; taken back, with the server's reason, when it refuses. One
 * after the other.
 */
export function useEditCalendar(hotelId: string, listeners: Listeners<Edit>) {
  const client = useQueryClient()
  const mutationKey = editKey(hotelId)
  const queryKey = houseKeys.calendars(hotelId)
  return useMutation({
    mutationKey,
    scope: { id: `calendar-${hotelId}` },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (edit: Edit) => sendEdit(hotelId, edit),
    async onMutate(edit) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Calendar>({ queryKey })
      client.setQueriesData<Calendar>({ queryKey }, (known) => known && changedCalendar(known, edit))
      return before
    },
    onSuccess: (result, edit) => listeners.onMade(edit, result),
    onError(error, edit, before) {
      for (const [key, known] of before ?? []) client.setQueryData(key, known)
      hear(error, edit, listeners, 'The nights were not changed. Please try again.')
    },
    async onSettled() {
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey })
    },
  })
}

/** Without an answer it is sent again, since setting nights twice does no harm; changing them by percent would. */
async function sendEdit(hotelId: string, edit: Edit, tries = 3): Promise<CalendarEditResult> {
  try {
    return await call(calendar.edit, { params: { hotelId }, body: { ...edit, preview: false } })
  } catch (error) {
    const mayRepeat = tries > 0 && isUnanswered(error) && edit.change.pricePercent === undefined
    if (!mayRepeat) throw error
    return sendEdit(hotelId, edit, tries - 1)
  }
}

/** A change the server does not have: on its way or waiting for the connection, or refused. */
export type UnsavedEdit = { id: number; edit: Edit; error: unknown }

export function useUnsavedEdits(hotelId: string): UnsavedEdit[] {
  return useMutationState({
    filters: { mutationKey: editKey(hotelId), predicate: isUnsaved },
    select: ({ mutationId, state }) => ({
      id: mutationId,
      edit: state.variables as Edit,
      error: state.error,
    }),
  })
}

function isUnsaved({ state }: Mutation): boolean {
  if (state.status === 'error') return !isGivenUp(state.error) && !isLowPrice(state.error)
  return state.status === 'pending'
}

/** Forgets changes that were refused, and answers with them. */
export function useForgetRefused(hotelId: string): () => Edit[] {
  const cache = useQueryClient().getMutationCache()
  return () => {
    const refused = cache.findAll({ mutationKey: editKey(hotelId), status: 'error', predicate: isUnsaved })
    for (const mutation of refused) cache.remove(mutation)
    return refused.map(({ state }) => state.variables as Edit)
  }
}

/** Seen once the server has done it: only the server knows the nights that are copied as they are now. */
export function useCopyNights(hotelId: string, listeners: Listeners<Copy>) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `calendar-${hotelId}` },
    mutationFn: (copy: Copy) => sendCopy(hotelId, copy, false),
    onSuccess: (result, copy) => listeners.onMade(copy, result),
    onError: (error, copy) => hear(error, copy, listeners, 'The nights were not copied. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: houseKeys.calendars(hotelId) }),
  })
}

/** In turn with the changes, so that one still on its way is made before it is taken back. */
export function useUndoChange<Entry extends { steps: CalendarStep[] | undefined }>(
  hotelId: string,
  onUndone: (entry: Entry, result: CalendarUndoResult) => void,
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `calendar-${hotelId}` },
    mutationFn: async ({ steps }: Entry) =>
      steps ? call(calendar.undo, { params: { hotelId }, body: { steps } }) : null,
    onSuccess: (result, entry) => result && onUndone(entry, result),
    onError: (error) => tellRefusal(error, 'The change was not undone. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: houseKeys.calendars(hotelId) }),
  })
}

function hear<Change>(
  error: unknown,
  change: Change,
  { onRefused, onLow }: Listeners<Change>,
  otherwise: string,
): void {
  onRefused(change)
  if (isLowPrice(error)) onLow(change)
  else tellRefusal(error, otherwise)
}

/** What the server would do, and whether it would. */
export function useEditPreview(hotelId: string, change: Edit | Copy) {
  return useQuery({
    queryKey: ['house', hotelId, 'edit-preview', change],
    queryFn: ({ signal }) =>
      'parts' in change
        ? sendCopy(hotelId, change, true, signal)
        : call(calendar.edit, { params: { hotelId }, body: { ...change, preview: true }, signal }),
    retry: false,
    gcTime: 0,
  })
}

function sendCopy(hotelId: string, copy: Copy, preview: boolean, signal?: AbortSignal) {
  return call(calendar.copy, { params: { hotelId }, body: { ...copy, preview }, ...(signal && { signal }) })
}

function isGivenUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'discarded'
}

/** A server error has had its toast already (spec §8); what the user gave up needs none. */
export function tellRefusal(error: unknown, otherwise: string): void {
  if (isGivenUp(error) || (error instanceof ApiError && error.status >= 500)) return
  toast.error(messageOf(error, otherwise))
}

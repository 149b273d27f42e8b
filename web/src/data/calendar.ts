import { addDays } from '@roomlark/contract/dates'
import {
  type Calendar,
  type CalendarEdit,
  type CalendarEditResult,
  calendar,
} from '@roomlark/contract/inventory/calendar'
import type { CalendarCopy } from '@roomlark/contract/inventory/calendar-copy'
import type { CalendarStep, CalendarUndoResult } from '@roomlark/contract/inventory/calendar-undo'
import {
  keepPreviousData,
  type Mutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, isDiscarded, isUnanswered } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { changedCalendar } from './changed-calendar.ts'
import { inventoryKeys } from './keys.ts'

export type Edit = Omit<CalendarEdit, 'preview'>
export type Copy = Omit<CalendarCopy, 'preview'>

type Listeners<Change> = {
  onMade: (change: Change, result: CalendarEditResult) => void
  onRefused: (change: Change, error: unknown) => void
}

/** A price of 0 or below the floor of its room type, which the server accepts only once it is confirmed. */
export function isLowPrice(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'low_price'
}

type Range = { fromOn: string; untilOn: string }

/** The nights shown; those of `next` are fetched ahead so that moving on does not wait. */
export function useCalendar(hotelId: string, shown: Range, next: Range | null) {
  const client = useQueryClient()
  const query = useQuery({ ...calendarQuery(hotelId, shown), placeholderData: keepPreviousData })
  const isHere = query.isSuccess && !query.isPlaceholderData
  const { fromOn, untilOn } = next ?? {}
  useEffect(() => {
    if (!isHere || fromOn === undefined || untilOn === undefined) return
    void client.prefetchQuery(calendarQuery(hotelId, { fromOn, untilOn }))
  }, [client, hotelId, isHere, fromOn, untilOn])
  return query
}

/** Fetches the rooms left on the nights of a stay, up to date. */
export function useNights(hotelId: string, stay: { checkInOn: string; checkOutOn: string } | undefined) {
  const range = { fromOn: stay?.checkInOn ?? '', untilOn: stay ? addDays(stay.checkOutOn, -1) : '' }
  return useQuery({
    ...calendarQuery(hotelId, range),
    staleTime: 0,
    enabled: stay !== undefined && hotelId !== '',
    placeholderData: keepPreviousData,
  })
}

function calendarQuery(hotelId: string, range: Range) {
  return {
    queryKey: inventoryKeys.calendar(hotelId, range),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(calendar.get, { params: { hotelId }, query: range, signal }),
    staleTime: 30_000,
  }
}

const editKey = (hotelId: string) => ['inventory', hotelId, 'edit-calendar']

/**
 * Shown at once and marked until the server has it; taken back, with the server's reason, if it is refused.
 * Changes are sent one after the other.
 */
export function useEditCalendar(hotelId: string, listeners: Listeners<Edit>) {
  const client = useQueryClient()
  const mutationKey = editKey(hotelId)
  const queryKey = inventoryKeys.calendars(hotelId)
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
      listeners.onRefused(edit, error)
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
  if (state.status === 'error') return !isDiscarded(state.error) && !isLowPrice(state.error)
  return state.status === 'pending'
}

/** Forgets the changes that were refused, and returns them. */
export function useForgetRefused(hotelId: string): () => Edit[] {
  const cache = useQueryClient().getMutationCache()
  return () => {
    const refused = cache.findAll({ mutationKey: editKey(hotelId), status: 'error', predicate: isUnsaved })
    for (const mutation of refused) cache.remove(mutation)
    return refused.map(({ state }) => state.variables as Edit)
  }
}

/** Shown once the server is done, since only the server knows what the copied nights are like now. */
export function useCopyNights(hotelId: string, listeners: Listeners<Copy>) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `calendar-${hotelId}` },
    mutationFn: (copy: Copy) => sendCopy(hotelId, copy, false),
    onSuccess: (result, copy) => listeners.onMade(copy, result),
    onError: (error, copy) => listeners.onRefused(copy, error),
    onSettled: () => client.invalidateQueries({ queryKey: inventoryKeys.calendars(hotelId) }),
  })
}

/** Queued with the changes, so that a change still being sent is made before it is taken back. */
export function useUndoChange<Entry extends { steps: CalendarStep[] | undefined }>(
  hotelId: string,
  listeners: {
    onUndone: (entry: Entry, result: CalendarUndoResult) => void
    onRefused: (error: unknown) => void
  },
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `calendar-${hotelId}` },
    mutationFn: async ({ steps }: Entry) =>
      steps ? call(calendar.undo, { params: { hotelId }, body: { steps } }) : null,
    onSuccess: (result, entry) => result && listeners.onUndone(entry, result),
    onError: (error) => listeners.onRefused(error),
    onSettled: () => client.invalidateQueries({ queryKey: inventoryKeys.calendars(hotelId) }),
  })
}

/** Previews a change of the calendar, including a refusal, without saving it. */
export function useEditPreview(hotelId: string, change: Edit | Copy) {
  return useQuery({
    queryKey: inventoryKeys.editPreview(hotelId, change),
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

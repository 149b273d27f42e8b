import type { Calendar, CalendarEditResult } from '@roomlark/contract/inventory/calendar'
import { say } from '@roomlark/contract/say'
import {
  type Copy,
  type Edit,
  isLowPrice,
  useCopyNights,
  useEditCalendar,
} from '../../../../data/calendar.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Spot } from '../grid/grid-selection.ts'
import { changeTitle } from './change-words.ts'
import { useUndoStack } from './use-undo-stack.ts'

/** The changes of the calendar; all are shown at once, refusals are reported, and each can be undone. */
export function useCalendarChanges(
  hotelId: string,
  { roomTypes }: Calendar,
  /** A price of 0, or below the floor of its room type, waits to be confirmed. */
  onLow: (change: Edit | Copy, words: string) => void,
) {
  const stack = useUndoStack(hotelId)
  const words = (change: Edit | Copy) => changeTitle(change, roomTypes)
  const listen = (otherwise: string) => ({
    onMade: (change: Edit | Copy, result: CalendarEditResult) => stack.made(change, result),
    onRefused(change: Edit | Copy, error: unknown) {
      stack.refused(change)
      if (isLowPrice(error)) onLow(change, words(change))
      else showRefusal(error, otherwise)
    },
  })
  const editing = useEditCalendar(hotelId, listen(say('The nights were not changed. Please try again.')))
  const copying = useCopyNights(hotelId, listen(say('The nights were not copied. Please try again.')))
  return {
    save(edit: Edit, onSaved?: () => void) {
      stack.began(edit, words(edit))
      editing.mutate(edit, {
        onSuccess(result) {
          toast.success(changedWords(result.nights))
          onSaved?.()
        },
      })
    },
    /** Shown in the cell, since a toast for each price typed would be in the way. */
    setPrice({ row, night }: Spot, priceCents: number | null) {
      const type = roomTypes[row]
      if (!type) return
      const nightAlone = { roomTypeIds: [type.id], fromOn: night, untilOn: night, weekdays: [] }
      const edit = { ...nightAlone, change: { priceCents } }
      stack.began(edit, words(edit))
      editing.mutate(edit)
    },
    copy(copy: Copy) {
      stack.began(copy, words(copy))
      copying.mutate(copy, { onSuccess: (result) => toast.success(changedWords(result.nights)) })
    },
    undo: stack.undo,
    /** The change that `undo` would revert, or null. */
    lastChange: stack.last?.words ?? null,
  }
}

function changedWords(count: number): string {
  return say(
    '{count, plural, =0 {Nothing had to change.} one {# night changed.} other {# nights changed.}}',
    { count },
  )
}

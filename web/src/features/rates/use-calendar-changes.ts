import type { Calendar } from '@roomlark/contract/calendar'
import { nightsWords } from '../../lib/day-words.ts'
import { toast } from '../../ui/toast.ts'
import { type Copy, type Edit, useCopyNights, useEditCalendar } from './calendar-edit.api.ts'
import type { Spot } from './grid-selection.ts'

/** The ways the calendar is changed; all are seen at once, and refusals are told. */
export function useCalendarChanges(hotelId: string, { roomTypes }: Calendar) {
  const editing = useEditCalendar(hotelId)
  const copying = useCopyNights(hotelId)
  return {
    save(edit: Edit, onSaved?: () => void) {
      editing.mutate(edit, {
        onSuccess(result) {
          toast.success(changedWords(result.nights))
          onSaved?.()
        },
      })
    },
    /** Seen in its place: a toast for each price typed would be in the way. */
    setPrice({ row, night }: Spot, priceCents: number | null) {
      const type = roomTypes[row]
      if (!type) return
      const nightAlone = { roomTypeIds: [type.id], fromOn: night, untilOn: night, weekdays: [] }
      editing.mutate({ ...nightAlone, change: { priceCents } })
    },
    copy(copy: Copy) {
      copying.mutate(copy, { onSuccess: (result) => toast.success(changedWords(result.nights)) })
    },
  }
}

function changedWords(count: number): string {
  return count === 0 ? 'Nothing had to change.' : `${nightsWords(count)} changed.`
}

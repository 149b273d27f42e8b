import type { Calendar } from '@roomlark/contract/calendar'
import { toast } from '../../ui/toast.ts'
import { type Edit, useEditCalendar } from './calendar-edit.api.ts'
import type { Spot } from './grid-selection.ts'
import { nights } from './night-state.ts'

/** The ways the calendar is changed; all are seen at once, and refusals are told. */
export function useCalendarChanges(hotelId: string, { roomTypes }: Calendar) {
  const editing = useEditCalendar(hotelId)
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
    /** One after the other, up to the first that is refused. */
    async saveAll(edits: readonly Edit[]) {
      let count = 0
      try {
        for (const edit of edits) count += (await editing.mutateAsync(edit)).nights
        toast.success(changedWords(count))
      } catch {
        // Why it was refused has been told already.
        if (count > 0) toast.info(`${changedWords(count)} The others were left as they were.`)
      }
    },
  }
}

function changedWords(count: number): string {
  return count === 0 ? 'Nothing had to change.' : `${nights(count)} changed.`
}

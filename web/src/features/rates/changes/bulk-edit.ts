import { CalendarEdit } from '@roomlark/contract/calendar'
import { calendarLimits, isNoChange, rangeFault } from '@roomlark/contract/calendar-change'
import * as z from 'zod/mini'
import type { Range } from '../calendar/period.ts'
import { type ChangeDraft, noChange, readChange } from './change-draft.ts'

/** A bulk edit as it is typed. */
export type BulkDraft = Range & { weekdays: string[]; roomTypeIds: string[]; change: ChangeDraft }

export const BulkInput = z.omit(CalendarEdit, { preview: true }).check(
  z.refine<Range>((range) => rangeFault(range, calendarLimits.editNights) === undefined, {
    error: ({ input }) => rangeFault(input as Range, calendarLimits.editNights),
    path: ['untilOn'],
  }),
  z.refine(({ change }) => !isNoChange(change), { message: 'Choose what to change', path: ['root'] }),
)

export function newBulkDraft(range: Range, roomTypeIds: string[]): BulkDraft {
  return { ...range, weekdays: [], roomTypeIds, change: noChange }
}

export function readBulk({ change, weekdays, ...draft }: BulkDraft, currency: string) {
  return { ...draft, weekdays: weekdays.map(Number), change: readChange(change, currency) }
}

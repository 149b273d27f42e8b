import { CalendarEdit } from '@roomlark/contract/calendar'
import * as z from 'zod/mini'
import type { Range } from '../calendar/period.ts'
import { type ChangeDraft, isNoChange, noChange, readChange } from './change-draft.ts'

/** The values of a bulk edit as typed. */
export type BulkDraft = Range & { weekdays: string[]; roomTypeIds: string[]; change: ChangeDraft }

export const BulkInput = z.omit(CalendarEdit, { preview: true }).check(
  z.refine(({ fromOn, untilOn }) => fromOn <= untilOn, {
    message: 'The last night cannot be before the first',
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

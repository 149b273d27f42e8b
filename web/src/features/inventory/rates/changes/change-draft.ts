import { CalendarEdit } from '@roomlark/contract/inventory/calendar'
import { calendarLimits, isNoChange, rangeFault } from '@roomlark/contract/inventory/calendar-change'
import type { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { readPercent } from '../../../../lib/read-number.ts'
import { amountOrNone, readAmount } from '../../../../parts/money/read-amount.ts'
import type { Range } from '../calendar/period.ts'

/** `leave` means no change. */
export type Choice = 'leave' | 'yes' | 'no'
export type PriceMode = 'leave' | 'set' | 'percent' | 'reset'

/** A change as typed; an empty field means no change. */
export type ChangeDraft = {
  priceMode: PriceMode
  priceCents: string
  pricePercent: string
  /** A number, or `allWord`. */
  capacity: string
  /** 0 removes a limit. */
  minStay: string
  maxStay: string
  closed: Choice
  closedToArrival: Choice
  closedToDeparture: Choice
}

export const noChange: ChangeDraft = {
  priceMode: 'leave',
  priceCents: '',
  pricePercent: '',
  capacity: '',
  minStay: '',
  maxStay: '',
  closed: 'leave',
  closedToArrival: 'leave',
  closedToDeparture: 'leave',
}

export function readChange(draft: ChangeDraft, currency: string): CalendarChange {
  return {
    ...readPrice(draft, currency),
    ...stated('capacity', readCapacity(draft.capacity)),
    ...stated('minStay', readLimit(draft.minStay)),
    ...stated('maxStay', readLimit(draft.maxStay)),
    ...stated('closed', readChoice(draft.closed)),
    ...stated('closedToArrival', readChoice(draft.closedToArrival)),
    ...stated('closedToDeparture', readChoice(draft.closedToDeparture)),
  }
}

function readPrice({ priceMode, priceCents, pricePercent }: ChangeDraft, currency: string): CalendarChange {
  if (priceMode === 'reset') return { priceCents: null }
  if (priceMode === 'percent') return { pricePercent: readPercent(pricePercent) }
  if (priceMode === 'set') return { priceCents: readAmount(priceCents, currency) }
  // In the bar, any price entered is the price to set.
  return stated('priceCents', amountOrNone(priceCents, currency))
}

/** Typed for as many rooms as there are. */
export const allWord = say('all##rooms')

function readCapacity(text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  return [allWord.toLowerCase(), 'all'].includes(text.trim().toLowerCase()) ? null : Number(text)
}

function readLimit(text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  return Number(text) === 0 ? null : Number(text)
}

function readChoice(choice: Choice): boolean | undefined {
  return choice === 'leave' ? undefined : choice === 'yes'
}

function stated<Name extends keyof CalendarChange>(name: Name, value: CalendarChange[Name]): CalendarChange {
  return value === undefined ? {} : { [name]: value }
}

/** A bulk edit as it is typed. */
export type BulkDraft = Range & { weekdays: string[]; roomTypeIds: string[]; change: ChangeDraft }

export const BulkInput = z.omit(CalendarEdit, { preview: true }).check(
  z.refine<Range>((range) => rangeFault(range, calendarLimits.editNights) === undefined, {
    error: ({ input }) => rangeFault(input as Range, calendarLimits.editNights),
    path: ['untilOn'],
  }),
  z.refine(({ change }) => !isNoChange(change), { message: say('Choose what to change'), path: ['root'] }),
)

export function newBulkDraft(range: Range, roomTypeIds: string[]): BulkDraft {
  return { ...range, weekdays: [], roomTypeIds, change: noChange }
}

export function readBulk({ change, weekdays, ...draft }: BulkDraft, currency: string) {
  return { ...draft, weekdays: weekdays.map(Number), change: readChange(change, currency) }
}

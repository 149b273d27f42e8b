import type { UnbilledStay } from '@roomlark/contract/bookings/company-bills'
import { say } from '@roomlark/contract/say'
import { monthName } from '../../../../lib/day-words.ts'

/** A choice of stays for one bill: all, those that ended in a month, or those of a group. */
export type Selection = { value: string; label: string; has: (stay: UnbilledStay) => boolean }

export function listSelections(stays: readonly UnbilledStay[]): Selection[] {
  const months = [...new Set(stays.map(({ checkOutOn }) => checkOutOn.slice(0, 7)))].sort()
  const groups = [...new Set(stays.flatMap(({ groupName }) => groupName ?? []))].sort()
  return [
    { value: 'all', label: say('All stays'), has: () => true },
    ...months.map((month) => ({
      value: month,
      label: `${monthName(month)} ${month.slice(0, 4)}`,
      has: ({ checkOutOn }: UnbilledStay) => checkOutOn.startsWith(month),
    })),
    ...groups.map((group) => ({
      value: `group ${group}`,
      label: group,
      has: ({ groupName }: UnbilledStay) => groupName === group,
    })),
  ]
}

/** Guests who have left, or who owe a fee: nothing will change on their folios. */
export function isOver({ state }: UnbilledStay): boolean {
  return state === 'checked-out' || state === 'cancelled' || state === 'no-show'
}

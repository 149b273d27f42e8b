import { isMeant } from '@roomlark/contract/inventory/calendar-change'
import { say } from '@roomlark/contract/say'
import type { UnsavedEdit } from '../../../../data/calendar.ts'

export type UnsavedState = 'waiting' | 'refused'

/** The state of the newest change of a night that the server does not have. */
export function unsavedState(
  unsaved: readonly UnsavedEdit[],
  roomTypeId: string | undefined,
  night: string,
): UnsavedState | null {
  const newest = unsaved.findLast(
    ({ edit }) => roomTypeId !== undefined && edit.roomTypeIds.includes(roomTypeId) && isMeant(edit, night),
  )
  if (!newest) return null
  return newest.error ? 'refused' : 'waiting'
}

export const unsavedWords: Record<UnsavedState, string> = {
  waiting: say('not saved yet'),
  refused: say('change not saved'),
}

export const unsavedLooks: Record<UnsavedState, string> = {
  waiting: 'outline-2 -outline-offset-2! outline-dashed outline-warning',
  refused: 'outline-2 -outline-offset-2! outline-dashed outline-error',
}

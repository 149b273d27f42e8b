import { addDays, daysBetween, listNights } from '@roomlark/contract/dates'
import { calendarLimits } from '@roomlark/contract/inventory/calendar-change'
import type { CalendarUndo, CalendarUndoResult } from '@roomlark/contract/inventory/calendar-undo'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockNamedNights } from '../rooms/nights/nights.service.ts'
import { calendarNights, rangeFaults } from './calendar.policy.ts'
import { requireNone } from './calendar.service.ts'
import { type Change, computeNightChange, lockHotelAndTypes, write } from './calendar-edit.service.ts'
import { getNightSettings, isAsLeft } from './calendar-undo.policy.ts'

const shownExamples = 6
/** One edit can change at most this many nights, given a hundred room types. */
const mostNights = calendarLimits.editNights * 100

/**
 * Undoes a change on every night where nobody has since changed the same settings. The prices it restores
 * were accepted before, so they need no confirmation.
 */
export async function undoCalendar(
  ctx: SignedInContext,
  hotelId: string,
  { steps }: CalendarUndo,
): Promise<CalendarUndoResult> {
  const ranges = steps.flatMap((step) => step.ranges)
  for (const range of ranges) requireNone(rangeFaults(range, calendarLimits.editNights))
  const count = ranges.reduce((sum, { fromOn, untilOn }) => sum + daysBetween(fromOn, untilOn) + 1, 0)
  if (count > mostNights)
    requireNone({ steps: say('Choose at most {nights} nights', { nights: mostNights }) })
  const named = steps.flatMap((step) =>
    step.ranges.flatMap(({ fromOn, untilOn }) =>
      listNights(fromOn, addDays(untilOn, 1)).map((night) => ({ roomTypeId: step.roomTypeId, night, step })),
    ),
  )
  return ctx.sql.begin(async (tx) => {
    const roomTypeIds = steps.map(({ roomTypeId }) => roomTypeId)
    const { types, rules } = await lockHotelAndTypes(ctx, tx, hotelId, roomTypeIds)
    const typesById = new Map(types.map((type) => [type.id, type]))
    const rows = await lockNamedNights(tx, named)
    const rowsByType = new Map(
      [...Map.groupBy(rows, (row) => row.roomTypeId)].map(([id, own]) => [
        id,
        new Map(own.map((row) => [row.night, row])),
      ]),
    )
    const changes: Change[] = []
    const kept: { roomTypeId: string; night: string }[] = []
    for (const { roomTypeId, night, step } of named) {
      const type = typesById.get(roomTypeId)
      const own = rowsByType.get(roomTypeId)
      const limit = own?.get(night)?.capacityOverride ?? null
      const [before] = type && own ? calendarNights(type, rules, own, [night]) : []
      if (!type || !before) continue
      const change = computeNightChange(type, rules, before, step.before, limit)
      const isTaken = before.sold + before.blocked > change.after.capacity
      if (isAsLeft(getNightSettings(before, limit), step.after) && !isTaken) changes.push(change)
      else kept.push({ roomTypeId, night })
    }
    await write(tx, changes)
    await recordAudit(ctx, tx, {
      action: 'calendar.undone',
      target: `calendar:${hotelId}`,
      after: { steps, nights: changes.length, kept: kept.length },
    })
    return { nights: changes.length, kept: kept.length, examples: kept.slice(0, shownExamples) }
  })
}

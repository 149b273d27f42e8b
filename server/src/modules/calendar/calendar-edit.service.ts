import type { CalendarEdit, CalendarEditResult, CalendarNight } from '@roomlark/contract/calendar'
import { listPriceCents } from '@roomlark/contract/pricing'
import type { Sql } from '../../db/database.ts'
import type { SignedInContext } from '../../http/context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { holdHouse } from '../rooms/house.service.ts'
import { holdSoldTypes } from '../rooms/rooms.service.ts'
import { calendarLimits, changedNight, changeFaults, isMeant, rangeFaults } from './calendar.policy.ts'
import { type NightUpdate, updateCapacityOverride, updateNights } from './calendar.queries.ts'
import { nightsByType, requireNone } from './calendar.service.ts'
import { keepNights, readNights, tooFew } from './nights.service.ts'

const shownExamples = 6

type Change = { roomTypeId: string; before: CalendarNight; after: CalendarNight }

/** All nights or none. A preview goes the same way, up to writing. */
export async function editCalendar(
  ctx: SignedInContext,
  hotelId: string,
  edit: CalendarEdit,
): Promise<CalendarEditResult> {
  requireNone({ ...rangeFaults(edit, calendarLimits.editNights), ...changeFaults(edit.change) })
  return ctx.sql.begin(async (tx) => {
    await holdHouse(ctx, tx, hotelId)
    const changes = await changesOf(tx, hotelId, edit)
    const refused = changes.find(({ after }) => after.sold + after.blocked > after.capacity)
    if (refused && edit.change.capacity !== undefined) throw tooFew(refused.after)
    const seen = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    if (!edit.preview) await write(ctx, tx, hotelId, edit, changes)
    return { nights: seen.length, examples: seen.slice(0, shownExamples) }
  })
}

async function changesOf(tx: Sql, hotelId: string, edit: CalendarEdit): Promise<Change[]> {
  const types = await holdSoldTypes(tx, hotelId, edit.roomTypeIds)
  const rules = await readRules(tx, hotelId)
  const ids = types.map((type) => type.id)
  const kept = await (edit.preview ? readNights : keepNights)(tx, ids, edit.fromOn, edit.untilOn)
  const nights = nightsByType(types, rules, kept, edit)
  return types.flatMap((type) =>
    (nights.get(type.id) ?? [])
      .filter(({ night }) => isMeant(edit, night))
      .map((before) => {
        const facts = { units: type.units, listCents: listPriceCents(before.night, type, rules, null) }
        return { roomTypeId: type.id, before, after: changedNight(before, edit.change, facts) }
      }),
  )
}

async function write(
  ctx: SignedInContext,
  tx: Sql,
  hotelId: string,
  edit: CalendarEdit,
  changes: Change[],
): Promise<void> {
  const updates: NightUpdate[] = changes.map(({ roomTypeId, after }) => ({ roomTypeId, night: after }))
  await updateNights(tx, updates)
  if (edit.change.capacity !== undefined) await updateCapacityOverride(tx, updates, edit.change.capacity)
  const { preview: _, ...what } = edit
  await recordAudit(ctx, tx, { action: 'calendar.edited', target: `calendar:${hotelId}`, after: what })
}

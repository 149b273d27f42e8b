import type { CalendarEdit, CalendarEditResult } from '@roomlark/contract/calendar'
import { type CalendarCopy, copiedChange, copyIndex } from '@roomlark/contract/calendar-copy'
import type { CalendarChange, CalendarNight } from '@roomlark/contract/calendar-night'
import { daysBetween } from '@roomlark/contract/dates'
import { listPriceCents } from '@roomlark/contract/pricing'
import type { PriceRule } from '@roomlark/contract/rates'
import type { Sql } from '../../db/database.ts'
import type { SignedInContext } from '../../http/context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { holdHouse } from '../rooms/house.service.ts'
import { holdSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { calendarLimits, changedNight, changeFaults, isMeant, rangeFaults } from './calendar.policy.ts'
import { type NightUpdate, updateCapacityOverride, updateNights } from './calendar.queries.ts'
import { nightsByType, requireNone } from './calendar.service.ts'
import { keepNights, readNights, tooFew } from './nights.service.ts'

const shownExamples = 6

type Range = { fromOn: string; untilOn: string }
type Change = { roomTypeId: string; before: CalendarNight; after: CalendarNight; asked: CalendarChange }
/** What is to become of a night; undefined leaves it as it is. */
type Wish = (type: SoldType, night: string) => CalendarChange | undefined

/** All nights or none. A preview goes the same way, up to writing. */
export async function editCalendar(
  ctx: SignedInContext,
  hotelId: string,
  { preview, ...edit }: CalendarEdit,
): Promise<CalendarEditResult> {
  requireNone({ ...rangeFaults(edit, calendarLimits.editNights), ...changeFaults(edit.change) })
  return ctx.sql.begin(async (tx) => {
    const { types, rules } = await holdTypes(ctx, tx, hotelId, edit.roomTypeIds)
    const wish: Wish = (_type, night) => (isMeant(edit, night) ? edit.change : undefined)
    const changes = await changesOf(tx, types, rules, edit, preview, wish)
    return finish(ctx, tx, changes, preview, { action: 'calendar.edited', hotelId, after: edit })
  })
}

/** The same for nights copied from others, as these are now. */
export async function copyCalendar(
  ctx: SignedInContext,
  hotelId: string,
  { preview, ...copy }: CalendarCopy,
): Promise<CalendarEditResult> {
  const { source, parts } = copy
  requireNone(rangeFaults(source, calendarLimits.readNights))
  requireNone(rangeFaults(copy, calendarLimits.editNights))
  return ctx.sql.begin(async (tx) => {
    const { types, rules } = await holdTypes(ctx, tx, hotelId, copy.roomTypeIds)
    const kept = await readNights(tx, idsOf(types), source.fromOn, source.untilOn)
    const sources = nightsByType(types, rules, kept, source)
    const count = daysBetween(source.fromOn, source.untilOn) + 1
    const wish: Wish = (type, night) => {
      const index = copyIndex(source.fromOn, count, copy.fromOn, night)
      const from = index === undefined ? undefined : sources.get(type.id)?.[index]
      return from && copiedChange(from, parts, type.units)
    }
    const changes = await changesOf(tx, types, rules, copy, preview, wish)
    return finish(ctx, tx, changes, preview, { action: 'calendar.copied', hotelId, after: copy })
  })
}

async function holdTypes(ctx: SignedInContext, tx: Sql, hotelId: string, roomTypeIds: string[]) {
  await holdHouse(ctx, tx, hotelId)
  const types = await holdSoldTypes(tx, hotelId, roomTypeIds)
  return { types, rules: await readRules(tx, hotelId) }
}

async function changesOf(
  tx: Sql,
  types: SoldType[],
  rules: PriceRule[],
  range: Range,
  preview: boolean,
  wish: Wish,
): Promise<Change[]> {
  const kept = await (preview ? readNights : keepNights)(tx, idsOf(types), range.fromOn, range.untilOn)
  const nights = nightsByType(types, rules, kept, range)
  return types.flatMap((type) =>
    (nights.get(type.id) ?? []).flatMap((before) => {
      const asked = wish(type, before.night)
      if (!asked) return []
      const facts = { units: type.units, listCents: listPriceCents(before.night, type, rules, null) }
      return [{ roomTypeId: type.id, before, after: changedNight(before, asked, facts), asked }]
    }),
  )
}

type Entry = { action: string; hotelId: string; after: object }

async function finish(
  ctx: SignedInContext,
  tx: Sql,
  changes: Change[],
  preview: boolean,
  { action, hotelId, after }: Entry,
): Promise<CalendarEditResult> {
  const refused = changes.find(
    ({ asked, after }) => asked.capacity !== undefined && after.sold + after.blocked > after.capacity,
  )
  if (refused) throw tooFew(refused.after)
  const seen = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  if (!preview) {
    await write(tx, changes)
    await recordAudit(ctx, tx, { action, target: `calendar:${hotelId}`, after })
  }
  const examples = seen
    .slice(0, shownExamples)
    .map(({ roomTypeId, before, after }) => ({ roomTypeId, before, after }))
  return { nights: seen.length, examples }
}

async function write(tx: Sql, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await updateNights(tx, changes.map(toUpdate))
  const limited = Map.groupBy(changes, ({ asked }) => asked.capacity)
  for (const [capacity, nights] of limited) {
    if (capacity !== undefined) await updateCapacityOverride(tx, nights.map(toUpdate), capacity)
  }
}

function toUpdate({ roomTypeId, after }: Change): NightUpdate {
  return { roomTypeId, night: after }
}

function idsOf(types: SoldType[]): string[] {
  return types.map(({ id }) => id)
}

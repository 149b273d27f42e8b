import { daysBetween } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import type { CalendarEdit, CalendarEditResult } from '@roomlark/contract/inventory/calendar'
import { calendarLimits, changedNight, isMeant } from '@roomlark/contract/inventory/calendar-change'
import { type CalendarCopy, copiedChange, copyIndex } from '@roomlark/contract/inventory/calendar-copy'
import type { CalendarChange, CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import { highestCents, isLowPrice } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { type LowNight, requireUsualPrices } from '../rooms/nights/low-prices.service.ts'
import { lockNights, readNights, tooFew } from '../rooms/nights/nights.service.ts'
import { lockSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { changeFaults, rangeFaults } from './calendar.policy.ts'
import { type NightUpdate, updateCapacityOverride, updateNights } from './calendar.queries.ts'
import { buildCalendarByType, requireNone } from './calendar.service.ts'
import { type ChangedNight, getNightSettings, undoSteps } from './calendar-undo.policy.ts'

const shownExamples = 6

type Range = { fromOn: string; untilOn: string }
export type Change = {
  type: SoldType
  before: CalendarNight
  after: CalendarNight
  asked: CalendarChange
  /** The limit on the rooms to sell before the change, or null if there was none. */
  capacityBefore: number | null
}
/** Returns the change for a night as it is, or undefined to leave it so. */
type Wish = (type: SoldType, before: CalendarNight) => CalendarChange | undefined

/** Finds the faults of an edit that do not depend on the calendar, by field. */
export function findEditFaults(edit: Range & Pick<CalendarEdit, 'change'>): FieldErrors {
  return { ...rangeFaults(edit, calendarLimits.editNights), ...changeFaults(edit.change) }
}

/** Changes all nights or none. A preview does everything except writing. */
export async function editCalendar(
  ctx: SignedInContext,
  hotelId: string,
  { preview, acceptLow, ...edit }: CalendarEdit,
): Promise<CalendarEditResult> {
  requireNone(findEditFaults(edit))
  return ctx.sql.begin(async (tx) => {
    const { hotel, types, rules } = await lockHotelAndTypes(ctx, tx, hotelId, edit.roomTypeIds)
    const wish: Wish = (_type, { night }) => (isMeant(edit, night) ? edit.change : undefined)
    const changes = await computeChanges(tx, types, rules, edit, preview, wish)
    if (!preview && !acceptLow) requireUsualPrices(lowNights(changes), hotel.currency)
    return finish(ctx, tx, changes, preview, {
      action: 'calendar.edited',
      hotelId,
      after: { ...edit, acceptLow },
    })
  })
}

type Edit = Pick<CalendarEdit, 'fromOn' | 'untilOn' | 'weekdays' | 'change'> & {
  roomTypeId: string
  /** Rooms that can still be sold, whatever is sold already. */
  roomsLeft?: number | undefined
}

function limitRooms({ change, roomsLeft }: Pick<Edit, 'change' | 'roomsLeft'>, before: CalendarNight) {
  if (roomsLeft === undefined) return change
  return { ...change, capacity: before.sold + before.blocked + roomsLeft }
}

/**
 * Makes several edits in one transaction, each on top of those before it, and returns how many nights they changed.
 * All nights are locked first and in the order of every other change, so that no two callers wait for each other.
 */
export async function editCalendarTogether(
  ctx: SignedInContext,
  hotelId: string,
  edits: readonly Edit[],
  acceptLow: boolean | undefined,
): Promise<number> {
  return ctx.sql.begin(async (tx) => {
    const ids = edits.map(({ roomTypeId }) => roomTypeId)
    const { hotel, types, rules } = await lockHotelAndTypes(ctx, tx, hotelId, ids)
    const ordered = edits.toSorted(
      (a, b) => a.roomTypeId.localeCompare(b.roomTypeId) || a.fromOn.localeCompare(b.fromOn),
    )
    for (const { roomTypeId, fromOn, untilOn } of ordered) await lockNights(tx, [roomTypeId], fromOn, untilOn)
    let nights = 0
    for (const { roomTypeId, ...edit } of edits) {
      const own = types.filter(({ id }) => id === roomTypeId)
      const wish: Wish = (_type, before) =>
        isMeant(edit, before.night) ? limitRooms(edit, before) : undefined
      const changes = await computeChanges(tx, own, rules, edit, false, wish)
      if (!acceptLow) requireUsualPrices(lowNights(changes), hotel.currency)
      const after = { roomTypeIds: [roomTypeId], ...edit, acceptLow }
      const done = await finish(ctx, tx, changes, false, { action: 'calendar.edited', hotelId, after })
      nights += done.nights
    }
    return nights
  })
}

/** Does the same with nights copied from others as they are now. */
export async function copyCalendar(
  ctx: SignedInContext,
  hotelId: string,
  { preview, acceptLow, ...copy }: CalendarCopy,
): Promise<CalendarEditResult> {
  const { source, parts } = copy
  requireNone(rangeFaults(source, calendarLimits.readNights))
  requireNone(rangeFaults(copy, calendarLimits.editNights))
  return ctx.sql.begin(async (tx) => {
    const { hotel, types, rules } = await lockHotelAndTypes(ctx, tx, hotelId, copy.roomTypeIds)
    const stored = await readNights(tx, toTypeIds(types), source.fromOn, source.untilOn)
    const sources = buildCalendarByType(types, rules, stored, source)
    const count = daysBetween(source.fromOn, source.untilOn) + 1
    const wish: Wish = (type, { night }) => {
      const index = copyIndex(source.fromOn, count, copy.fromOn, night)
      const from = index === undefined ? undefined : sources.get(type.id)?.[index]
      return from && copiedChange(from, parts, type.units)
    }
    const changes = await computeChanges(tx, types, rules, copy, preview, wish)
    if (!preview && !acceptLow) requireUsualPrices(lowNights(changes), hotel.currency)
    return finish(ctx, tx, changes, preview, {
      action: 'calendar.copied',
      hotelId,
      after: { ...copy, acceptLow },
    })
  })
}

export async function lockHotelAndTypes(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  roomTypeIds: string[],
) {
  const hotel = await lockBookableHotel(ctx, tx, hotelId)
  const types = await lockSoldTypes(tx, hotelId, roomTypeIds)
  return { hotel, types, rules: await readRules(tx, hotelId) }
}

async function computeChanges(
  tx: Transaction,
  types: SoldType[],
  rules: PriceRule[],
  range: Range,
  preview: boolean,
  wish: Wish,
): Promise<Change[]> {
  const stored = await (preview ? readNights : lockNights)(tx, toTypeIds(types), range.fromOn, range.untilOn)
  const nights = buildCalendarByType(types, rules, stored, range)
  const limits = new Map(stored.map((row) => [`${row.roomTypeId} ${row.night}`, row.capacityOverride]))
  return types.flatMap((type) =>
    (nights.get(type.id) ?? []).flatMap((before) => {
      const asked = wish(type, before)
      if (!asked) return []
      const capacityBefore = limits.get(`${type.id} ${before.night}`) ?? null
      return [computeNightChange(type, rules, before, asked, capacityBefore)]
    }),
  )
}

export function computeNightChange(
  type: SoldType,
  rules: PriceRule[],
  before: CalendarNight,
  asked: CalendarChange,
  capacityBefore: number | null,
): Change {
  const facts = {
    units: type.units,
    listCents: listPriceCents(before.night, type, rules, null, before.demand),
  }
  return { type, before, after: changedNight(before, asked, facts), asked, capacityBefore }
}

/** Lists prices that have to be confirmed; a price that was as low before is not asked about again. */
export function lowNights(changes: Change[]): LowNight[] {
  return changes
    .filter(({ type, before, after }) => {
      return after.priceCents !== before.priceCents && isLowPrice(after.priceCents, type.floorCents)
    })
    .map(({ type, after }) => ({
      roomTypeId: type.id,
      roomTypeName: type.name,
      night: after.night,
      priceCents: after.priceCents,
      floorCents: type.floorCents,
    }))
}

type Entry = { action: string; hotelId: string; after: object }

async function finish(
  ctx: SignedInContext,
  tx: Transaction,
  changes: Change[],
  preview: boolean,
  { action, hotelId, after }: Entry,
): Promise<CalendarEditResult> {
  const refused = changes.find(
    ({ asked, after }) => asked.capacity !== undefined && after.sold + after.blocked > after.capacity,
  )
  if (refused) throw tooFew(refused.after)
  // A percentage of a price, or a price that a rule makes, may be more than anybody could set or restore.
  if (changes.some(({ after }) => after.overridden && after.priceCents > highestCents)) {
    requireNone({ 'change.pricePercent': say('That makes a price too large') })
  }
  const seen = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  if (!preview) {
    await write(tx, changes)
    await recordAudit(ctx, tx, { action, target: `calendar:${hotelId}`, after })
  }
  const low = lowNights(changes)
  return {
    nights: seen.length,
    examples: seen
      .slice(0, shownExamples)
      .map(({ type, before, after }) => ({ roomTypeId: type.id, before, after })),
    low: low.length,
    lowExamples: low.slice(0, shownExamples),
    undo: preview ? [] : undoSteps(changes.map(toChangedNight)),
  }
}

export async function write(tx: Transaction, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await updateNights(tx, changes.map(toUpdate))
  const limited = Map.groupBy(changes, ({ asked }) => asked.capacity)
  for (const [capacity, nights] of limited) {
    if (capacity !== undefined) await updateCapacityOverride(tx, nights.map(toUpdate), capacity)
  }
}

function toUpdate({ type, after }: Change): NightUpdate {
  return { roomTypeId: type.id, night: after }
}

function toChangedNight({ type, before, after, asked, capacityBefore }: Change): ChangedNight {
  const capacityAfter = asked.capacity === undefined ? capacityBefore : asked.capacity
  return {
    roomTypeId: type.id,
    night: after.night,
    before: getNightSettings(before, capacityBefore),
    after: getNightSettings(after, capacityAfter),
  }
}

function toTypeIds(types: SoldType[]): string[] {
  return types.map(({ id }) => id)
}

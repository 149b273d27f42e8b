import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, dateIn, dayText, listNights } from '@roomlark/contract/dates'
import { isMeant } from '@roomlark/contract/inventory/calendar-change'
import type { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import type { DataImport, ImportReport } from '@roomlark/contract/inventory/imports'
import type { PriceRule } from '@roomlark/contract/inventory/rates'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { type ReadRow, readImport, requireNoErrors } from '../../csv-import.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { importReport, type ReportedRow } from '../../import-report.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { lockImports } from '../rooms/import/import.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { lockNamedNights, type Night, readNights } from '../rooms/nights/nights.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { calendarNights } from './calendar.policy.ts'
import { type Change, computeNightChange, lowNights, write } from './calendar-edit.service.ts'
import { type RateRow, ratesFile, readRateRow } from './import-rows.ts'

/** A year of nights of two hundred room types; more than that is another file. */
const mostNights = 75_000
/** Nights that are compared or written before the thread can answer other requests. */
const nightsPerTurn = 500

type Wish = { change: CalendarChange; line: number }
type Wishes = Map<string, Map<string, Wish>>

/** Sets prices and limits of nights, all of them or none. Of two rows about one night, the later one counts. */
export async function importRates(
  ctx: SignedInContext,
  hotelId: string,
  input: DataImport,
): Promise<ImportReport> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const read = await readImport(input.csv, ratesFile, (cells) => readRateRow(cells, hotel.currency))
  const types = await readSoldTypes(ctx.sql, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const rows = read.map((row) => ({ ...row, errors: { ...row.errors, ...placeErrors(row, types, today) } }))
  const wishes = await collectWishes(rows, types, today)
  if (input.dryRun) {
    const rules = await readRules(ctx.sql, hotelId)
    const found = await compare(ctx.sql, types, rules, wishes, hotel.currency, readOnly)
    return importReport(reported(rows, found))
  }
  requireNoErrors(rows)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    await lockImports(tx, hotelId)
    const locked = await lockSoldTypes(tx, hotelId, [...wishes.keys()])
    const found = await compare(
      tx,
      locked,
      await readRules(tx, hotelId),
      wishes,
      hotel.currency,
      lockAndWrite,
    )
    const report = reported(rows, found)
    requireNoErrors(report)
    await recordAudit(ctx, tx, {
      action: 'calendar.imported',
      target: `calendar:${hotelId}`,
      after: { rows: rows.length, nights: found.written },
    })
    return importReport(report, { written: found.written })
  })
}

function placeErrors({ value }: ReadRow<RateRow>, types: SoldType[], today: string): Record<string, string> {
  if (!value) return {}
  const errors: Record<string, string> = {}
  if (!findType(value, types))
    errors.roomType = say('There is no room type called {roomType}', { roomType: isolate(value.roomType) })
  if (value.untilOn < today) errors.untilOn = say('These nights are over')
  if (value.untilOn > addDays(today, stayLimits.daysAhead))
    errors.untilOn = say('Choose a night within three years')
  return errors
}

function findType({ roomType }: RateRow, types: SoldType[]): SoldType | undefined {
  return types.find(({ name }) => name.toLowerCase() === roomType.toLowerCase())
}

/** Collects what is wanted of each night, by room type and night. */
async function collectWishes(rows: ReadRow<RateRow>[], types: SoldType[], today: string): Promise<Wishes> {
  const wishes: Wishes = new Map()
  let seen = 0
  for (const [index, { line, value, errors }] of rows.entries()) {
    if (index % 20 === 0) await nextTurn()
    if (!value || Object.keys(errors).length > 0) continue
    const type = findType(value, types)
    if (!type) continue
    const nights = wishes.get(type.id) ?? new Map<string, Wish>()
    wishes.set(type.id, nights)
    const fromOn = value.fromOn < today ? today : value.fromOn
    for (const night of listNights(fromOn, addDays(value.untilOn, 1))) {
      if (!isMeant({ ...value, fromOn }, night)) continue
      seen += 1
      nights.set(night, { change: { ...nights.get(night)?.change, ...value.change }, line })
    }
    if (seen > mostNights) {
      throw new AppError(
        'validation_failed',
        say('Import at most {most, plural, other {# nights}} at a time. Split the file.', {
          most: mostNights,
        }),
      )
    }
  }
  return wishes
}

type Found = { errors: Map<number, Record<string, string>>; changed: Set<number>; written: number }

/** Reads a piece of the nights of a type, and writes what has changed if the import is real. */
type Access<On extends Sql> = {
  read: (sql: On, roomTypeId: string, nights: string[]) => Promise<Night[]>
  write: (sql: On, changes: Change[]) => Promise<void>
}

const readOnly: Access<Sql> = {
  read: (sql, roomTypeId, nights) => readNights(sql, [roomTypeId], nights[0] ?? '', nights.at(-1) ?? ''),
  write: async () => {},
}

const lockAndWrite: Access<Transaction> = {
  read: (tx, roomTypeId, nights) =>
    lockNamedNights(
      tx,
      nights.map((night) => ({ roomTypeId, night })),
    ),
  write,
}

/** Room types and nights come in the order in which everyone locks them. */
async function compare<On extends Sql>(
  sql: On,
  types: SoldType[],
  rules: PriceRule[],
  wishes: Wishes,
  currency: string,
  access: Access<On>,
): Promise<Found> {
  const found: Found = { errors: new Map(), changed: new Set(), written: 0 }
  for (const type of types.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const wanted = wishes.get(type.id)
    const nights = [...(wanted?.keys() ?? [])].toSorted()
    for (let from = 0; from < nights.length; from += nightsPerTurn) {
      const piece = nights.slice(from, from + nightsPerTurn)
      const stored = new Map((await access.read(sql, type.id, piece)).map((row) => [row.night, row]))
      const changes = calendarNights(type, rules, stored, piece).flatMap((before) => {
        const wish = wanted?.get(before.night)
        if (!wish) return []
        const limit = stored.get(before.night)?.capacityOverride ?? null
        return [{ line: wish.line, change: computeNightChange(type, rules, before, wish.change, limit) }]
      })
      await judge(sql, type, changes, currency, found, access)
      await nextTurn()
    }
  }
  return found
}

async function judge<On extends Sql>(
  sql: On,
  type: SoldType,
  changes: { line: number; change: Change }[],
  currency: string,
  found: Found,
  access: Access<On>,
): Promise<void> {
  for (const { line, change } of changes) {
    const errors = nightErrors(type, change, currency)
    if (Object.keys(errors).length > 0 && !found.errors.has(line)) found.errors.set(line, errors)
    if (isChanged(change)) found.changed.add(line)
  }
  const different = changes.map(({ change }) => change).filter(isChanged)
  found.written += different.length
  if (found.errors.size === 0) await access.write(sql, different)
}

function isChanged({ before, after, asked, capacityBefore }: Change): boolean {
  const limited = asked.capacity !== undefined && asked.capacity !== capacityBefore
  return limited || JSON.stringify(before) !== JSON.stringify(after)
}

/** A price that has to be confirmed is refused, because nobody looks at ten thousand of them. */
function nightErrors(type: SoldType, change: Change, currency: string): Record<string, string> {
  const { after, asked } = change
  const on = dayText(after.night)
  const errors: Record<string, string> = {}
  if (lowNights([change]).length > 0) {
    errors.price =
      type.floorCents === null
        ? say('The price cannot be 0 ({day})', { day: on })
        : say('The price is below the floor of {floor} ({day})', {
            floor: moneyText(type.floorCents, currency),
            day: on,
          })
  }
  const taken = after.sold + after.blocked
  if (asked.capacity !== undefined && taken > after.capacity) {
    errors.roomsToSell = say('{taken, plural, one {# room is} other {# rooms are}} already taken on {day}', {
      taken,
      day: on,
    })
  }
  return errors
}

function reported(rows: ReadRow<RateRow>[], found: Found): ReportedRow[] {
  return rows.map(({ line, cells, errors: own }) => {
    const errors = { ...own, ...found.errors.get(line) }
    const isFaulty = Object.keys(errors).length > 0
    return {
      line,
      name: (cells.get('roomType') ?? '').slice(0, 120),
      outcome: isFaulty ? 'error' : found.changed.has(line) ? 'change' : 'same',
      errors,
    }
  })
}

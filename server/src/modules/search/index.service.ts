import { addDays } from '@roomlark/contract/dates'
import { countryName } from '@roomlark/contract/places'
import { stayLimits } from '@roomlark/contract/stay-dates'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { withMutex } from '../../keyed-mutex.ts'
import { type Night, readNightsOf } from '../nights/nights.service.ts'
import { readTermsOf } from '../rates/rates.service.ts'
import { readSoldTypesOf, type SoldType } from '../rooms/rooms.service.ts'
import {
  addToPlaces,
  analyzeIndex,
  deleteIndexed,
  deleteMonthsBefore,
  deleteStaleMarks,
  type HotelToIndex,
  type IndexedHotel,
  insertMarksOfAll,
  insertMarksOfShort,
  lockIndex,
  type MonthToIndex,
  type PlaceChange,
  type PublicHotelRow,
  recountPlaces,
  replaceMonths,
  type StaleMark,
  selectIndexed,
  selectIsAnythingStale,
  selectPublicHotels,
  selectStaleSeconds,
  upsertIndexed,
} from './index.queries.ts'
import { recordBytes } from './nights-record.policy.ts'
import { firstOfMonth, type MonthSource, monthsOf, packMonth, packTerms } from './packing.policy.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

/** A whole hotel is three years of nights. */
const hotelsAtOnce = 50

export function isAnythingStale(ctx: Context): Promise<boolean> {
  return selectIsAnythingStale(ctx.sql)
}

/** How far the index is behind, in seconds; 0 where it is not. */
export async function indexLag(sql: Sql): Promise<number> {
  return (await selectStaleSeconds(sql)) ?? 0
}

/** Writes whatever has changed and been committed. */
export async function indexDue(ctx: Context): Promise<void> {
  await withMutex('search-index', async () => {
    while (await indexBatch(ctx)) {
      // There may be more.
    }
  })
}

/** Claimed and written in one transaction: after a crash it is as if nobody had begun. */
async function indexBatch(ctx: Context): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    const marks = await deleteStaleMarks(tx, hotelsAtOnce)
    if (marks.length > 0) await indexHotels(tx, marks, ctx.clock())
    return marks.length > 0
  })
}

/** Everything from the beginning, while the old index is still being read. */
export async function rebuildIndex(ctx: Context): Promise<void> {
  await insertMarksOfAll(ctx.sql)
  await indexDue(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await recountPlaces(tx)
  })
  await analyzeIndex(ctx.sql)
}

/** Run when a server starts and every night: months that are over go, and those that come into reach are written. */
export async function moveMonths(ctx: Context): Promise<void> {
  const { first, needed } = reachOf(ctx.clock())
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await deleteMonthsBefore(tx, first)
    await insertMarksOfShort(tx, needed)
  })
}

/** From yesterday on, since a hotel's today may be; and two months further than anybody can book. */
function reachOf(now: Date): { first: string; needed: string; last: string } {
  const today = now.toISOString().slice(0, 10)
  const lastDay = addDays(today, stayLimits.daysAhead + 2)
  return {
    first: firstOfMonth(addDays(today, -1)),
    needed: firstOfMonth(addDays(lastDay, 31)),
    last: firstOfMonth(addDays(lastDay, 62)),
  }
}

async function indexHotels(tx: Sql, marks: StaleMark[], now: Date): Promise<void> {
  const ids = [...new Set(marks.map(({ hotelId }) => hotelId))]
  const [hotels, before] = await Promise.all([selectPublicHotels(tx, ids), selectIndexed(tx, ids)])
  const seen = new Set(hotels.map(({ id }) => id))
  const gone = before.filter(({ hotelId }) => !seen.has(hotelId))
  await deleteIndexed(
    tx,
    gone.map(({ hotelNo }) => hotelNo),
  )
  if (hotels.length > 0) await writeHotels(tx, hotels, before, marks, now)
  await addToPlaces(tx, placeChanges(hotels, before))
}

async function writeHotels(
  tx: Sql,
  hotels: PublicHotelRow[],
  before: IndexedHotel[],
  marks: StaleMark[],
  now: Date,
): Promise<void> {
  const ids = hotels.map(({ id }) => id)
  const reach = reachOf(now)
  const indexed = new Map(before.map((row) => [row.hotelId, row]))
  const marked = Map.groupBy(marks, ({ hotelId }) => hotelId)
  const isWhole = (id: string) => (indexed.get(id)?.packedUntil ?? '') < reach.needed
  const monthsOfHotel = new Map(
    ids.map((id) => [id, monthsToWrite(isWhole(id) ? [everyNight] : (marked.get(id) ?? []), reach)]),
  )
  const [types, terms, nights] = await Promise.all([
    readSoldTypesOf(tx, ids),
    readTermsOf(tx, ids),
    readNightsIn(tx, ids, [...monthsOfHotel.values()].flat()),
  ])
  const typesOf = Map.groupBy(types, ({ hotelId }) => hotelId)
  const nightsOfType = nightsByType(nights)
  const rows: HotelToIndex[] = []
  const packed: { hotelId: string; months: string[]; source: MonthSource }[] = []
  for (const hotel of hotels) {
    const its = terms.get(hotel.id)
    if (!its) throw new Error('a hotel was read without its terms')
    const sold = typesOf.get(hotel.id) ?? []
    const plans = its.plans.filter(({ isActive }) => isActive)
    rows.push({
      ...{ hotelId: hotel.id, slug: hotel.slug, name: hotel.name, city: hotel.city, country: hotel.country },
      ...{ cityPlace: hotel.cityPlace, countryPlace: countryPlace(hotel), revision: hotel.revision },
      terms: JSON.stringify(
        packTerms({ revision: hotel.revision, hotel, types: sold, plans, taxes: its.taxes }),
      ),
      labels: JSON.stringify({ types: sold.map(labelOf), plans: plans.map(labelOf) }),
      packedUntil: isWhole(hotel.id) ? reach.last : (indexed.get(hotel.id)?.packedUntil ?? reach.last),
    })
    const months = monthsOfHotel.get(hotel.id) ?? []
    packed.push({ hotelId: hotel.id, months, source: sourceOf(sold, its.rules, nightsOfType) })
  }
  const numbers = new Map((await upsertIndexed(tx, rows)).map((row) => [row.hotelId, row.hotelNo]))
  await writeMonths(tx, packed, numbers)
}

/** Of the nights between the first and the last of these months. */
async function readNightsIn(tx: Sql, hotelIds: string[], months: string[]): Promise<Night[]> {
  const sorted = months.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? readNightsOf(tx, hotelIds, first, addDays(last, 31)) : []
}

const everyNight: Omit<StaleMark, 'hotelId'> = { fromOn: '0001-01-01', untilOn: '9999-12-31' }

async function writeMonths(
  tx: Sql,
  packed: { hotelId: string; months: string[]; source: MonthSource }[],
  numbers: Map<string, number>,
): Promise<void> {
  const written: { hotelNo: number; month: string }[] = []
  const rows: MonthToIndex[] = []
  for (const { hotelId, months, source } of packed) {
    const hotelNo = numbers.get(hotelId)
    if (hotelNo === undefined) throw new Error('a hotel was written without a number')
    for (const month of months) {
      written.push({ hotelNo, month })
      const nights = packMonth(month, source)
      if (nights) rows.push({ hotelNo, month, width: source.types.length * recordBytes, nights })
    }
  }
  if (written.length > 0) await replaceMonths(tx, written, rows)
}

/** A mark without nights is about the terms only; without an end it reaches as far as the index does. */
function monthsToWrite(
  marks: readonly Omit<StaleMark, 'hotelId'>[],
  { first, last }: { first: string; last: string },
): string[] {
  const months = new Set<string>()
  for (const { fromOn, untilOn } of marks) {
    if (fromOn === null || untilOn === null) continue
    const [from, until] = [fromOn > first ? fromOn : first, untilOn < last ? untilOn : addDays(last, 27)]
    for (const month of monthsOf(from, until)) months.add(month)
  }
  return [...months].sort()
}

function nightsByType(nights: Night[]): Map<string, Map<string, Night>> {
  const byType = new Map<string, Map<string, Night>>()
  for (const night of nights) {
    const its = byType.get(night.roomTypeId)
    if (its) its.set(night.night, night)
    else byType.set(night.roomTypeId, new Map([[night.night, night]]))
  }
  return byType
}

function sourceOf(
  types: SoldType[],
  rules: MonthSource['rules'],
  nights: Map<string, Map<string, Night>>,
): MonthSource {
  const months = new Set(
    types.flatMap(({ id }) => [...(nights.get(id)?.keys() ?? [])].map((night) => night.slice(0, 7))),
  )
  return {
    types,
    rules,
    nightOf: (roomTypeId, night) => nights.get(roomTypeId)?.get(night),
    hasNights: (month) => months.has(month.slice(0, 7)),
  }
}

function labelOf({ id, name }: { id: string; name: string }): { id: string; name: string } {
  return { id, name }
}

function countryPlace({ country }: { country: string }): string {
  return `country:${country}`
}

type Placed = { cityPlace: string; countryPlace: string; city: string; country: string }

/** How many hotels came to each place, or left it. */
function placeChanges(hotels: PublicHotelRow[], before: IndexedHotel[]): PlaceChange[] {
  const changes = new Map<string, PlaceChange>()
  const count = (change: Omit<PlaceChange, 'hotels'>, hotels: number) => {
    const so = changes.get(change.place)?.hotels ?? 0
    changes.set(change.place, { ...change, hotels: so + hotels })
  }
  const countIn = ({ cityPlace, countryPlace: place, city, country }: Placed, hotels: number) => {
    count({ place: cityPlace, kind: 'city', name: city, country }, hotels)
    count({ place, kind: 'country', name: countryName(country), country }, hotels)
  }
  for (const hotel of before) countIn(hotel, -1)
  for (const hotel of hotels) countIn({ ...hotel, countryPlace: countryPlace(hotel) }, 1)
  return [...changes.values()].filter(({ hotels }) => hotels !== 0)
}

import type { Sql } from '../../db/database.ts'
import { type Night, readNightsIn } from '../nights/nights.service.ts'
import { readTermsOf } from '../rates/rates.service.ts'
import { readSoldTypesOf, type SoldType } from '../rooms/rooms.service.ts'
import {
  addToPlaces,
  deleteIndexed,
  type HotelToIndex,
  type IndexedHotel,
  type MonthToIndex,
  type PublicHotelRow,
  replaceMonths,
  type StaleMark,
  selectIndexed,
  selectPublicHotels,
  upsertIndexed,
} from './index.queries.ts'
import { everyNight, monthsToWrite, reachOf, spansOf } from './index-reach.policy.ts'
import { recordBytes } from './nights-record.policy.ts'
import { type MonthSource, packMonth, packTerms } from './packing.policy.ts'
import { countryPlace, placeChanges } from './place-counts.policy.ts'

/** Indexes the marked hotels as they are now, and removes those that guests no longer see. */
export async function indexHotels(tx: Sql, marks: StaleMark[], now: Date): Promise<void> {
  const ids = [...new Set(marks.map(({ hotelId }) => hotelId))]
  const [hotels, before] = await Promise.all([selectPublicHotels(tx, ids), selectIndexed(tx, ids)])
  const seen = new Set(hotels.map(({ id }) => id))
  const gone = before.filter(({ hotelId }) => !seen.has(hotelId))
  await deleteIndexed(
    tx,
    gone.map(({ hotelNo }) => hotelNo),
  )
  if (hotels.length > 0) await writeHotels(tx, hotels, before, marks, now)
  const placed = hotels.map((hotel) => ({ ...hotel, countryPlace: countryPlace(hotel.country) }))
  await addToPlaces(tx, placeChanges(placed, before))
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
    readNightsIn(
      tx,
      [...monthsOfHotel].flatMap(([hotelId, months]) =>
        spansOf(months).map((span) => ({ hotelId, ...span })),
      ),
    ),
  ])
  const typesOf = Map.groupBy(types, ({ hotelId }) => hotelId)
  const nightsOfType = nightsByType(nights)
  const rows: HotelToIndex[] = []
  const packed: PackedMonths[] = []
  for (const hotel of hotels) {
    const hotelTerms = terms.get(hotel.id)
    if (!hotelTerms) throw new Error('a hotel was read without its terms')
    const sold = typesOf.get(hotel.id) ?? []
    const plans = hotelTerms.plans.filter(({ isActive }) => isActive)
    rows.push({
      ...{ hotelId: hotel.id, slug: hotel.slug, name: hotel.name, city: hotel.city, country: hotel.country },
      ...{ cityPlace: hotel.cityPlace, countryPlace: countryPlace(hotel.country), revision: hotel.revision },
      terms: JSON.stringify(
        packTerms({ revision: hotel.revision, hotel, types: sold, plans, taxes: hotelTerms.taxes }),
      ),
      labels: JSON.stringify({ types: sold.map(labelOf), plans: plans.map(labelOf) }),
      packedUntil: isWhole(hotel.id) ? reach.last : (indexed.get(hotel.id)?.packedUntil ?? reach.last),
    })
    const months = monthsOfHotel.get(hotel.id) ?? []
    packed.push({ hotelId: hotel.id, months, source: sourceOf(sold, hotelTerms.rules, nightsOfType) })
  }
  const numbers = new Map((await upsertIndexed(tx, rows)).map((row) => [row.hotelId, row.hotelNo]))
  await writeMonths(tx, packed, numbers)
}

type PackedMonths = { hotelId: string; months: string[]; source: MonthSource }

async function writeMonths(tx: Sql, packed: PackedMonths[], numbers: Map<string, number>): Promise<void> {
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

function nightsByType(nights: Night[]): Map<string, Map<string, Night>> {
  const byType = new Map<string, Map<string, Night>>()
  for (const night of nights) {
    const ofType = byType.get(night.roomTypeId)
    if (ofType) ofType.set(night.night, night)
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

import type { Transaction } from '../../../db/database.ts'
import { countryPlace, placeChanges } from '../places/place-counts.policy.ts'
import {
  addToPlaces,
  deleteIndexed,
  type IndexedHotel,
  type MonthToIndex,
  type PublicHotelRow,
  replaceMonths,
  type StaleMark,
  selectIndexed,
  selectNewRevision,
  selectPublicHotels,
  upsertIndexed,
} from './index.queries.ts'
import { computeReach, everyNight, monthsToWrite } from './index-reach.policy.ts'
import { type PackedForIndex, packHotels } from './pack-hotels.service.ts'

/** Indexes the marked hotels as they are now, and removes those that guests no longer see. */
export async function indexHotels(tx: Transaction, marks: StaleMark[], now: Date): Promise<void> {
  const ids = [...new Set(marks.map(({ hotelId }) => hotelId))]
  const hotels = await selectPublicHotels(tx, ids)
  const before = await selectIndexed(tx, ids)
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
  tx: Transaction,
  hotels: PublicHotelRow[],
  before: IndexedHotel[],
  marks: StaleMark[],
  now: Date,
): Promise<void> {
  const reach = computeReach(now)
  const indexed = new Map(before.map((row) => [row.hotelId, row]))
  const marked = Map.groupBy(marks, ({ hotelId }) => hotelId)
  const isWhole = (id: string) => (indexed.get(id)?.packedUntil ?? '') < reach.needed
  const months = new Map(
    hotels.map(({ id }) => [id, monthsToWrite(isWhole(id) ? [everyNight] : (marked.get(id) ?? []), reach)]),
  )
  const packed = await packHotels(tx, hotels, months)
  const revision = await selectNewRevision(tx)
  const rows = packed.map(({ hotel, labels, termsAt }) => ({
    hotelId: hotel.id,
    slug: hotel.slug,
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    cityPlace: hotel.cityPlace,
    countryPlace: hotel.countryPlace,
    revision,
    labels,
    terms: termsAt(revision),
    packedUntil: isWhole(hotel.id) ? reach.last : (indexed.get(hotel.id)?.packedUntil ?? reach.last),
  }))
  const numbers = new Map((await upsertIndexed(tx, rows)).map((row) => [row.hotelId, row.hotelNo]))
  await writeMonths(tx, packed, numbers)
}

async function writeMonths(
  tx: Transaction,
  packed: PackedForIndex[],
  numbers: Map<string, number>,
): Promise<void> {
  const written: { hotelNo: number; month: string }[] = []
  const rows: MonthToIndex[] = []
  for (const { hotel, months, width, packNights } of packed) {
    const hotelNo = numbers.get(hotel.id)
    if (hotelNo === undefined) throw new Error('a hotel was written without a number')
    for (const month of months) {
      written.push({ hotelNo, month })
      const nights = packNights(month)
      if (nights) rows.push({ hotelNo, month, width, nights })
    }
  }
  if (written.length > 0) await replaceMonths(tx, written, rows)
}

import { setImmediate as othersTurn } from 'node:timers/promises'
import type { SearchPlace } from '@roomlark/contract/search'
import type { ServiceContext, Setup } from '../../context.ts'
import type { PackedHotel } from './packed-hotel.policy.ts'
import type { Terms } from './packing.policy.ts'
import { createRecentCache, type RecentCache } from './recent-cache.ts'
import { type PackedRow, type Scope, selectPackedHotels, selectRevisions } from './search.queries.ts'

export type PackedContext = Pick<ServiceContext, 'sql' | 'setup'>

/** Some thirty thousand hotels with the months that are asked for. */
const rememberedBytes = 64 * 1024 * 1024

/** What each server remembers, for as long as it runs; several may run in one process, on different databases. */
const memories = new WeakMap<Setup, RecentCache<PackedHotel>>()

function memoryOf({ setup }: PackedContext): RecentCache<PackedHotel> {
  const memory = memories.get(setup) ?? createRecentCache<PackedHotel>(rememberedBytes)
  memories.set(setup, memory)
  return memory
}

/** Some at a time: the next are on their way while these are priced, and other requests have their turn in between. */
const hotelsAtOnce = 1250

/**
 * Every packed hotel of a place with its nights of these months. What the server remembers of a hotel is used where
 * its revision is still that of the index, so a search never shows older facts than one that reads everything.
 */
export async function* readPackedHotels(
  ctx: PackedContext,
  place: SearchPlace,
  months: string[],
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<PackedHotel[]> {
  const listed = revisionsIn(await selectRevisions(ctx.sql, scopeOf(place))).slice(0, most)
  let coming: Promise<PackedHotel[]> | undefined = recall(ctx, listed.slice(0, hotelsAtOnce), months)
  for (let next = hotelsAtOnce; coming; next += hotelsAtOnce) {
    const hotels: PackedHotel[] = await coming
    coming = next < listed.length ? recall(ctx, listed.slice(next, next + hotelsAtOnce), months) : undefined
    // A reader who stops has no use for its failure either.
    coming?.catch(() => undefined)
    yield hotels
    await othersTurn()
  }
}

type Listed = { hotelNo: number; revision: number }

/** Twelve bytes a hotel: one value is read much faster than thousands of rows. */
function revisionsIn(bytes: Buffer): Listed[] {
  return Array.from({ length: bytes.length / 12 }, (_, index) => ({
    hotelNo: bytes.readInt32BE(index * 12),
    revision: bytes.readDoubleBE(index * 12 + 4),
  }))
}

function scopeOf({ place, kind }: SearchPlace): Scope {
  return { kind, key: kind === 'hotel' ? place.slice('hotel:'.length) : place }
}

/** From memory, and from the index what is not there; a hotel that has gone meanwhile is left out. */
async function recall(
  ctx: PackedContext,
  listed: readonly Listed[],
  months: string[],
): Promise<PackedHotel[]> {
  const memory = memoryOf(ctx)
  const known = new Map<number, PackedHotel>()
  const missing: Listed[] = []
  for (const { hotelNo, revision } of listed) {
    const hotel = memory.find(hotelNo)
    if (hotel) known.set(hotelNo, hotel)
    // Another search may have read a newer one already.
    const isCurrent = hotel !== undefined && hotel.terms[0] >= revision
    if (!isCurrent || !months.every((month) => hotel.months.has(month))) {
      missing.push({ hotelNo, revision: hotel?.terms[0] ?? 0 })
    }
  }
  if (missing.length > 0) {
    const read = unpack(await selectPackedHotels(ctx.sql, missing, months), months, known)
    for (const { hotelNo } of missing) known.delete(hotelNo)
    for (const hotel of read) {
      known.set(hotel.hotelNo, hotel)
      memory.keep(hotel.hotelNo, hotel, bytesOf(hotel))
    }
  }
  return listed.flatMap(({ hotelNo }) => known.get(hotelNo) ?? [])
}

/** The rows of a hotel stand together; its terms are not sent again where they are those that are known. */
function unpack(
  rows: readonly PackedRow[],
  months: string[],
  known: ReadonlyMap<number, PackedHotel>,
): PackedHotel[] {
  const hotels: PackedHotel[] = []
  let hotel: PackedHotel | undefined
  for (const { hotelNo, terms, month, width, nights } of rows) {
    if (hotel?.hotelNo !== hotelNo) {
      hotel =
        terms === null
          ? known.get(hotelNo)
          : { hotelNo, terms: JSON.parse(terms) as Terms, months: new Map() }
      if (!hotel) throw new Error('terms were left out that nobody knows')
      for (const asked of months) hotel.months.set(asked, null)
      hotels.push(hotel)
    }
    if (month !== null && width !== null && nights !== null) hotel.months.set(month, { width, nights })
  }
  return hotels
}

/** About as much as it takes in memory. */
function bytesOf({ terms, months }: PackedHotel): number {
  let bytes = 500 + 250 * terms[8].length + 200 * terms[9].length
  for (const month of months.values()) bytes += 150 + (month?.nights.length ?? 0)
  return bytes
}

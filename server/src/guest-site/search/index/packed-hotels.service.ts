import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import type { ServiceContext, Setup } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { createRecentCache, type RecentCache } from '../../../recent-cache.ts'
import { type PackedRow, type Scope, selectPackedHotels, selectRevisions } from '../search.queries.ts'
import type { PackedHotel } from './packed-hotel.policy.ts'
import type { Terms } from './packing.policy.ts'

export type PackedContext = Pick<ServiceContext, 'setup'> & { sql: Sql }

/** This is enough for about thirty thousand hotels with the months that guests search for. */
const rememberedBytes = 64 * 1024 * 1024

/** Holds one cache per server, because several may run in one process with different databases. */
const memories = new WeakMap<Setup, RecentCache<PackedHotel>>()

function getMemory({ setup }: Pick<PackedContext, 'setup'>): RecentCache<PackedHotel> {
  const memory = memories.get(setup) ?? createRecentCache<PackedHotel>(rememberedBytes)
  memories.set(setup, memory)
  return memory
}

/**
 * Reading in batches lets the next hotels load while these are priced, and gives other requests a turn in
 * between.
 */
const hotelsAtOnce = 1250

/**
 * Reads every packed hotel of a place with its nights of these months. A cached hotel is used only while its
 * revision is that of the index, so that a search never shows outdated facts.
 */
export async function* readPackedHotels(
  ctx: PackedContext,
  place: Pick<SearchPlace, 'place' | 'kind'>,
  months: string[],
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<PackedHotel[]> {
  const listed = revisionsIn(await selectRevisions(ctx.sql, toPlaceScope(place))).slice(0, most)
  let coming: Promise<PackedHotel[]> | undefined = recall(ctx, listed.slice(0, hotelsAtOnce), months)
  for (let next = hotelsAtOnce; coming; next += hotelsAtOnce) {
    const hotels: PackedHotel[] = await coming
    coming = next < listed.length ? recall(ctx, listed.slice(next, next + hotelsAtOnce), months) : undefined
    // If the caller stops early, nobody awaits the next batch, and its failure must not be reported as
    // unhandled.
    coming?.catch(() => undefined)
    yield hotels
    await nextTurn()
  }
}

type Listed = { hotelNo: number; revision: number }

/** Decodes twelve bytes per hotel, because one value is read much faster than thousands of rows. */
function revisionsIn(bytes: Buffer): Listed[] {
  return Array.from({ length: bytes.length / 12 }, (_, index) => ({
    hotelNo: bytes.readInt32BE(index * 12),
    revision: bytes.readDoubleBE(index * 12 + 4),
  }))
}

export function toPlaceScope({ place, kind }: Pick<SearchPlace, 'place' | 'kind'>): Scope {
  return { kind, key: kind === 'hotel' ? place.slice('hotel:'.length) : place }
}

/**
 * Takes the hotels from the cache, and reads the rest from the index. A hotel that has been removed meanwhile
 * is left out.
 */
async function recall(
  ctx: PackedContext,
  listed: readonly Listed[],
  months: string[],
): Promise<PackedHotel[]> {
  const memory = getMemory(ctx)
  const known = new Map<number, PackedHotel>()
  const missing: Listed[] = []
  for (const { hotelNo, revision } of listed) {
    const hotel = memory.find(hotelNo)
    if (hotel) known.set(hotelNo, hotel)
    // Another search may already have read a newer revision.
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
      memory.keep(hotel.hotelNo, hotel, estimateBytes(hotel))
    }
  }
  return listed.flatMap(({ hotelNo }) => known.get(hotelNo) ?? [])
}

/** All rows of a hotel are consecutive. Its terms are null if they are the ones already known. */
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

/** Estimates how much memory the hotel takes. */
function estimateBytes({ terms, months }: PackedHotel): number {
  let bytes = 500 + 250 * terms[8].length + 200 * terms[9].length
  for (const month of months.values()) bytes += 150 + (month?.nights.length ?? 0)
  return bytes
}

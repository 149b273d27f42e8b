import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../db/database.ts'
import { selectPublicHotels } from './index.queries.ts'
import {
  selectHotelsToCheck,
  selectIndexedMonths,
  selectIndexedRows,
  selectWrongPlaces,
} from './index-check.queries.ts'
import { computeReach, everyNight, monthsToWrite } from './index-reach.policy.ts'
import { type PackedForIndex, packHotels } from './pack-hotels.service.ts'

/** There are few, because a whole hotel means three years of nights. */
const hotelsAtOnce = 50

type IndexedRow = Awaited<ReturnType<typeof selectIndexedRows>>[number]

/**
 * Compares the index with what hotels sell, and returns what differs. Hotels with a change that is not indexed yet are
 * left out. All is read by one transaction, which has to see one moment.
 */
export async function findIndexFaults(
  tx: Transaction,
  { most, now }: { most: number | null; now: Date },
): Promise<Record<string, unknown>[]> {
  const ids = await selectHotelsToCheck(tx, most)
  const faults: Record<string, unknown>[] = [...(await selectWrongPlaces(tx))]
  for (let start = 0; start < ids.length; start += hotelsAtOnce) {
    faults.push(...(await findFaults(tx, ids.slice(start, start + hotelsAtOnce), now)))
  }
  return faults
}

async function findFaults(tx: Transaction, ids: string[], now: Date): Promise<Record<string, unknown>[]> {
  const reach = computeReach(now)
  const hotels = await selectPublicHotels(tx, ids)
  const rows = await selectIndexedRows(tx, ids)
  const rowsByHotel = new Map(rows.map((row) => [row.hotelId, row]))
  const all = monthsToWrite([everyNight], reach)
  const months = new Map(
    hotels.map(({ id }) => [id, all.filter((month) => month <= (rowsByHotel.get(id)?.packedUntil ?? ''))]),
  )
  const stored = await selectIndexedMonths(
    tx,
    rows.map(({ hotelNo }) => hotelNo),
    reach.first,
  )
  const storedByHotel = Map.groupBy(stored, ({ hotelNo }) => hotelNo)
  const packed = new Map((await packHotels(tx, hotels, months)).map((one) => [one.hotel.id, one]))
  return ids.flatMap((id): Record<string, unknown>[] => {
    const [truth, row] = [packed.get(id), rowsByHotel.get(id)]
    if (!truth || !row) return truth || row ? [{ hotel: id, isPublic: !!truth, isIndexed: !!row }] : []
    const differs = [
      ...differingColumns(truth, row),
      ...differingMonths(truth, storedByHotel.get(row.hotelNo) ?? []),
    ]
    return differs.length > 0 ? [{ hotel: id, differs }] : []
  })
}

function differingColumns({ hotel, labels, termsAt }: PackedForIndex, row: IndexedRow): string[] {
  const names = ['slug', 'name', 'city', 'country', 'cityPlace', 'countryPlace'] as const
  return [
    ...names.filter((name) => hotel[name] !== row[name]),
    ...(termsAt(row.revision) === row.terms ? [] : ['terms']),
    ...(isDeepStrictEqual(JSON.parse(labels), row.labels) ? [] : ['labels']),
  ]
}

type StoredMonth = { month: string; width: number; nights: Buffer }

function differingMonths({ months, width, packNights }: PackedForIndex, stored: StoredMonth[]): string[] {
  const storedIn = new Map(stored.map((row) => [row.month, row]))
  return months.filter((month) => {
    const [truth, row] = [packNights(month), storedIn.get(month)]
    return row ? !truth || row.width !== width || !truth.equals(row.nights) : truth !== null
  })
}

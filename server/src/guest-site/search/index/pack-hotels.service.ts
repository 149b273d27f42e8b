import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { readHotelScores } from '../../../bookings/reviews/scores.service.ts'
import type { Transaction } from '../../../db/database.ts'
import { readTermsByHotel } from '../../../inventory/rates/rates.service.ts'
import {
  groupByTypeAndNight,
  type Night,
  readNightsIn,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { readHotelsSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { countryPlace } from '../places/place-counts.policy.ts'
import type { PublicHotelRow } from './index.queries.ts'
import { joinMonths } from './index-reach.policy.ts'
import { recordBytes } from './nights-record.policy.ts'
import { type MonthSource, packMonth, packTerms } from './packing.policy.ts'

/** A hotel as it belongs in the index. */
export type PackedForIndex = {
  hotel: PublicHotelRow & { countryPlace: string }
  labels: string
  termsAt(revision: number): string
  /** The months that were asked for. */
  months: string[]
  /** Bytes of one night. */
  width: number
  /** Null if every night of the month is ordinary. */
  packNights(month: string): Buffer | null
}

/** Reads what the index has to say about these hotels now, with the given months of each. */
export async function packHotels(
  tx: Transaction,
  hotels: PublicHotelRow[],
  monthsOfHotel: ReadonlyMap<string, string[]>,
): Promise<PackedForIndex[]> {
  const ids = hotels.map(({ id }) => id)
  const spans = [...monthsOfHotel].flatMap(([hotelId, months]) =>
    joinMonths(months).map((span) => ({ hotelId, ...span })),
  )
  const types = await readHotelsSoldTypes(tx, ids)
  const terms = await readTermsByHotel(tx, ids)
  const nights = await readNightsIn(tx, spans)
  const scores = await readHotelScores(tx, ids)
  const typesByHotel = Map.groupBy(types, ({ hotelId }) => hotelId)
  const nightsByType = groupByTypeAndNight(nights)
  return hotels.map((hotel) => {
    const hotelTerms = terms.get(hotel.id)
    if (!hotelTerms) throw new Error('a hotel was read without its terms')
    const sold = typesByHotel.get(hotel.id) ?? []
    const plans = hotelTerms.plans.filter((plan) => plan.isActive && isPlanFor(plan, []))
    const source = toMonthSource(sold, hotelTerms.rules, nightsByType)
    return {
      hotel: { ...hotel, countryPlace: countryPlace(hotel.country) },
      labels: JSON.stringify({ types: sold.map(toLabel), plans: plans.map(toLabel) }),
      termsAt: (revision) =>
        JSON.stringify(
          packTerms({
            revision,
            hotel,
            types: sold,
            plans,
            taxes: hotelTerms.taxes,
            score: scores.get(hotel.id),
          }),
        ),
      months: monthsOfHotel.get(hotel.id) ?? [],
      width: sold.length * recordBytes,
      packNights: (month) => packMonth(month, source),
    }
  })
}

function toMonthSource(
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
    findNight: (roomTypeId, night) => nights.get(roomTypeId)?.get(night),
    hasNights: (month) => months.has(month.slice(0, 7)),
  }
}

function toLabel({ id, name }: { id: string; name: string }): { id: string; name: string } {
  return { id, name }
}

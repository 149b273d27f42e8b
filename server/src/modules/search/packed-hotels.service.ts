import type { SearchPlace } from '@roomlark/contract/search'
import type { ServiceContext } from '../../context.ts'
import { monthsOf, type Terms } from './packing.policy.ts'
import type { PackedPart } from './pricing.policy.ts'
import { type PackedRow, type Scope, selectPackedPage } from './search.queries.ts'

export type StayDates = { checkInOn: string; checkOutOn: string }
export type PackedHotelRead = { hotelNo: number; terms: Terms; parts: PackedPart[] }

/** A page is priced while the next one is on its way, and other requests have their turn in between. */
const hotelsAPage = 1250

/** Every packed hotel of a place with its nights from check-in to check-out, both included, page by page. */
export async function* readPackedHotels(
  ctx: Pick<ServiceContext, 'sql'>,
  place: SearchPlace,
  { checkInOn, checkOutOn }: StayDates,
): AsyncGenerator<PackedHotelRead[]> {
  const nights = { fromOn: checkInOn, untilOn: checkOutOn, months: monthsOf(checkInOn, checkOutOn) }
  const read = (after: number) =>
    selectPackedPage(ctx.sql, scopeOf(place), nights, { after, limit: hotelsAPage })
  let coming: Promise<PackedRow[]> | undefined = read(0)
  while (coming) {
    const hotels = unpack(await coming)
    const last = hotels.at(-1)
    coming = last && hotels.length === hotelsAPage ? read(last.hotelNo) : undefined
    // A reader who stops has no use for its failure either.
    coming?.catch(() => undefined)
    yield hotels
  }
}

function scopeOf({ place, kind }: SearchPlace): Scope {
  return { kind, key: kind === 'hotel' ? place.slice('hotel:'.length) : place }
}

/** The rows of a hotel stand together. */
function unpack(rows: PackedRow[]): PackedHotelRead[] {
  const hotels: PackedHotelRead[] = []
  let hotel: PackedHotelRead | undefined
  for (const { hotelNo, terms, fromOn, width, nights } of rows) {
    if (hotel?.hotelNo !== hotelNo) {
      hotel = { hotelNo, terms: JSON.parse(terms) as Terms, parts: [] }
      hotels.push(hotel)
    }
    if (fromOn !== null && width !== null && nights !== null) hotel.parts.push({ fromOn, width, nights })
  }
  return hotels
}

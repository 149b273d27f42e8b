import { freeCancellationUntil } from '@roomlark/contract/cancellation'
import { mealPlans } from '@roomlark/contract/rates'
import { fewRooms, type StayHit, type StaySearchQuery } from '@roomlark/contract/search'
import type { PublicContext } from '../../context.ts'
import { photosByOwner } from '../images/albums.service.ts'
import type { Match } from './filters.policy.ts'
import type { PackedHotelRead } from './packed-hotels.service.ts'
import { alwaysFree, amenitiesOf, type Terms } from './packing.policy.ts'
import { createStayPricer, stayNights } from './pricing.policy.ts'
import { type CardRow, selectCards } from './search.queries.ts'

/** What a page shows of each hotel; one that was written again meanwhile is left out. */
export async function hitsOf(
  ctx: PublicContext,
  query: StaySearchQuery,
  matches: readonly Match[],
  packed: ReadonlyMap<number, PackedHotelRead>,
): Promise<StayHit[]> {
  if (matches.length === 0) return []
  const cards = await selectCards(
    ctx.sql,
    matches.map(({ hotel }) => hotel.hotelNo),
  )
  const byNumber = new Map(cards.map((card) => [card.hotelNo, card]))
  const photos = await photosByOwner(
    ctx,
    ctx.sql,
    'hotel',
    cards.map(({ hotelId }) => hotelId),
  )
  return matches.flatMap((match) => {
    const card = byNumber.get(match.hotel.hotelNo)
    const read = packed.get(match.hotel.hotelNo)
    if (!card || !read || read.terms[0] !== card.revision) return []
    const cheapest = cheapestOf(ctx, query, match, read, card)
    if (!cheapest) return []
    const pictures = photos.get(card.hotelId) ?? []
    return [
      {
        name: card.name,
        slug: card.slug,
        city: card.city,
        country: card.country,
        starRating: match.hotel.starRating,
        amenities: amenitiesOf(match.hotel.amenities),
        images: pictures.map(({ url }) => url),
        coverPlaceholder: pictures[0]?.placeholder ?? null,
        cheapest,
      },
    ]
  })
}

function cheapestOf(
  ctx: PublicContext,
  query: StaySearchQuery,
  { cheapest }: Match,
  { terms, parts }: PackedHotelRead,
  { labels }: CardRow,
): StayHit['cheapest'] | undefined {
  const [type, plan] = [labels.types[cheapest.type], labels.plans[cheapest.plan]]
  const mealPlan = mealPlans[cheapest.meal]
  if (!type || !plan || !mealPlan) return undefined
  const pricer = createStayPricer(query, ctx.clock())
  const bill = pricer.billOf(terms, stayNights(query.checkInOn, terms, parts), cheapest)
  return {
    roomTypeId: type.id,
    roomTypeName: type.name,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    mealPlan,
    currency: terms[4],
    roomCents: bill.roomCents,
    cityTaxCents: bill.cityTaxCents,
    vatCents: bill.vatCents,
    vatIncluded: terms[7][3] === 1,
    totalCents: bill.totalCents,
    aboutCents: cheapest.aboutCents,
    left: cheapest.left <= fewRooms ? cheapest.left : null,
    freeCancellation: cheapest.isFree ? { until: freeUntil(terms, cheapest.plan, query.checkInOn) } : null,
  }
}

function freeUntil(terms: Terms, plan: number, checkInOn: string): string | null {
  const hours = terms[8][plan]?.[7] ?? alwaysFree
  return hours === alwaysFree ? null : freeCancellationUntil(hours, { checkInOn, checkInTime: terms[6] })
}

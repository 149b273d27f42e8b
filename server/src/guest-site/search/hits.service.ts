import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import { fewRooms, type StayHit } from '@roomlark/contract/guest-site/search'
import { freeCancellationUntil } from '@roomlark/contract/inventory/cancellation'
import { type PaymentTerms, payAtHotel, planPayment } from '@roomlark/contract/inventory/payment-terms'
import { mealPlans } from '@roomlark/contract/inventory/rates'
import { readPaymentTerms } from '../../inventory/rates/rates.service.ts'
import { type CoverRow, coverPart, toPhoto } from '../../platform/images/albums.service.ts'
import type { Match } from './filters.policy.ts'
import type { FindContext } from './found-hotels.service.ts'
import { alwaysFree, type Terms, unpackAmenities } from './index/packing.policy.ts'
import { createStayPricer } from './pricing.policy.ts'
import { type CardRow, selectCards } from './search.queries.ts'

/**
 * Returns what a page shows of each hotel, by hotel number. A hotel that has been indexed again since it was
 * found is left out.
 */
export async function readHits(
  ctx: Omit<FindContext, 'setup'>,
  stay: StayQuery,
  matches: readonly Match[],
): Promise<Map<number, StayHit>> {
  if (matches.length === 0) return new Map()
  const { sql } = ctx
  const numbers = matches.map(({ hotel }) => hotel.packed.hotelNo)
  const cards = await selectCards<CoverRow>(sql, numbers, coverPart(sql, 'hotel', sql`h.id`))
  const byNumber = new Map(cards.map((card) => [card.hotelNo, card]))
  const now = ctx.clock()
  const pricer = createStayPricer(stay, now)
  const offered = matches.flatMap(({ hotel, cheapest }) => {
    const card = byNumber.get(hotel.packed.hotelNo)
    const plan = card?.labels.plans[cheapest.plan]
    return card && plan ? [{ hotelId: card.hotelId, planId: plan.id }] : []
  })
  const paymentTerms = await readPaymentTerms(ctx, sql, offered)
  const hits = new Map<number, StayHit>()
  for (const match of matches) {
    const { hotelNo, terms } = match.hotel.packed
    const card = byNumber.get(hotelNo)
    if (!card || terms[0] !== card.revision) continue
    const cheapest = findCheapest(pricer, stay, match, card, paymentTerms, now)
    if (!cheapest) continue
    hits.set(hotelNo, {
      name: card.name,
      slug: card.slug,
      city: card.city,
      country: card.country,
      starRating: terms[1],
      amenities: unpackAmenities(terms[2]),
      score: toScore(match.hotel),
      cover: card.coverRow && toPhoto(ctx, card.coverRow),
      centreMeters: card.centreMeters,
      latitude: card.latitude,
      longitude: card.longitude,
      cheapest,
    })
  }
  return hits
}

function toScore({ score, reviews }: Match['hotel']): StayHit['score'] {
  return reviews === 0 ? null : { average: score, reviews }
}

function findCheapest(
  pricer: ReturnType<typeof createStayPricer>,
  stay: StayQuery,
  { hotel: { packed }, cheapest }: Match,
  { labels }: CardRow,
  paymentTerms: ReadonlyMap<string, PaymentTerms>,
  now: Date,
): StayHit['cheapest'] | undefined {
  const [type, plan] = [labels.types[cheapest.type], labels.plans[cheapest.plan]]
  const mealPlan = mealPlans[cheapest.meal]
  if (!type || !plan || !mealPlan) return undefined
  const { terms } = packed
  const { lines, nightlyCents } = pricer.priceLines(packed, cheapest)
  const priced = { ...lines, nightlyCents, checkInOn: stay.checkInOn }
  return {
    roomTypeId: type.id,
    roomTypeName: type.name,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    mealPlan,
    currency: terms[4],
    ...lines,
    payment: planPayment(paymentTerms.get(plan.id) ?? payAtHotel, priced, dateIn(terms[5], now)),
    aboutCents: cheapest.aboutCents,
    left: cheapest.left <= fewRooms ? cheapest.left : null,
    freeCancellation: cheapest.isFree ? { until: freeUntil(terms, cheapest.plan, stay.checkInOn) } : null,
  }
}

function freeUntil(terms: Terms, plan: number, checkInOn: string): string | null {
  const hours = terms[8][plan]?.[7] ?? alwaysFree
  return hours === alwaysFree ? null : freeCancellationUntil(hours, { checkInOn, checkInTime: terms[6] })
}

import type { Offer, StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays, dateIn, daysBetween, utcDay } from '@roomlark/contract/dates'
import {
  type EmbedPage,
  embedDates,
  embedLooks,
  embedShapes,
} from '@roomlark/contract/guest-site/guest-embed-page'
import { linkLimits } from '@roomlark/contract/guest-site/partner-links'
import { hasPassed } from '@roomlark/contract/hotel-clock'
import { freeCancellationHours, freeCancellationUntil } from '@roomlark/contract/inventory/cancellation'
import { getStayOffers, takesPaymentsAt } from '../../bookings/bookings/offer/offers.service.ts'
import { listPricedNights } from '../../bookings/bookings/offer/priced-nights.service.ts'
import { findHotelScore } from '../../bookings/reviews/public-reviews.service.ts'
import type { ServiceContext } from '../../context.ts'
import { getPublicHotelWithId } from '../../inventory/hotels/public/public-hotel.service.ts'
import type { PaymentsContext } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { findRecommender } from '../../partners/referrals/attribution.service.ts'
import { findFrameOfBox } from './frames/frames.service.ts'
import { type Answer, arrive, unlessMissing, type Visitor } from './guest-site.service.ts'
import { weekendAfter } from './search/weekend.policy.ts'

type EmbedContext = Pick<ServiceContext, 'sql' | 'clock' | 'images' | 'publicUrl' | 'cipher'> &
  PaymentsContext

/** Shows the box that other sites embed in a frame. It neither reads nor sets cookies. */
export async function showEmbed(ctx: EmbedContext, slug: string, visitor: Visitor): Promise<Answer> {
  const { address, visit } = await arrive(ctx, { ...visitor, cookie: '' })
  const look = chooseKnown(embedLooks, address.word('look'))
  const shape = chooseKnown(embedShapes, address.word('shape'))
  const code = address.word('code')
  const [found, name, score] = await Promise.all([
    unlessMissing(getPublicHotelWithId(ctx, slug)),
    code ? findRecommender(ctx, slug, code) : null,
    findHotelScore(ctx.sql, slug),
  ])
  const hotel = found?.hotel ?? null
  const today = hotel ? dateIn(hotel.timeZone, ctx.clock()) : utcDay(ctx.clock())
  const asked = address.stay(today)
  const isEmpty = asked.form.checkInOn === null && asked.form.checkOutOn === null
  const usesWeekend = isEmpty && chooseKnown(embedDates, address.word('dates')) === 'weekend'
  const { checkInOn, checkOutOn } = usesWeekend ? weekendAfter(today) : asked.form
  const form = { ...asked.form, checkInOn, checkOutOn }
  const stay = usesWeekend ? { ...weekendAfter(today), ...pickParty(asked.form) } : asked.stay
  const offers = hotel && stay ? (await getStayOffers(ctx, slug, stay, null)).offers : []
  const takesPayments = found !== null && (await takesPaymentsAt(ctx, found.id))
  const cheapest = findCheapest(offers)
  const isFree = (offer: Offer) => hotel !== null && stay !== null && isFreeToCancel(ctx, hotel, stay, offer)
  const page: EmbedPage = {
    kind: 'embed',
    shape,
    look,
    today,
    form,
    fault: asked.fault,
    hotel: hotel && {
      name: hotel.name,
      slug: hotel.slug,
      city: hotel.city,
      starRating: hotel.starRating,
      currency: hotel.currency,
    },
    score,
    takesPayments,
    cheapest: cheapest && {
      totalCents: cheapest.totalCents,
      hasFees: cheapest.fees.length > 0,
      isFreeToCancel: offers.some(isFree),
    },
    nearby: hotel && stay && !cheapest ? await findNearby(ctx, slug, stay, today) : [],
    frame: hotel && (await findFrameOfBox(ctx, slug, address.word('key'))),
    referral: name === null ? null : { code, name, tag: address.word('tag').slice(0, linkLimits.tag) },
  }
  return { status: hotel ? 200 : 404, setCookies: [], page: { visit, ...page } }
}

/** Falls back to the first value if none or an unknown one was given. */
function chooseKnown<Word extends string>(known: readonly [Word, ...Word[]], word: string): Word {
  return known.find((one) => one === word) ?? known[0]
}

function pickParty({ adults, childAges, rooms }: Pick<StayQuery, 'adults' | 'childAges' | 'rooms'>) {
  return { adults, childAges, rooms }
}

function findCheapest(offers: Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (least, offer) => (least && least.totalCents <= offer.totalCents ? least : offer),
    null,
  )
}

function isFreeToCancel(
  { clock }: Pick<ServiceContext, 'clock'>,
  { timeZone, checkInTime }: { timeZone: string; checkInTime: string },
  { checkInOn }: StayQuery,
  { cancellationPolicy }: Offer,
): boolean {
  const hours = freeCancellationHours(cancellationPolicy)
  if (hours === null) return false
  if (!Number.isFinite(hours)) return true
  return !hasPassed(freeCancellationUntil(hours, { checkInOn, checkInTime }), clock(), timeZone)
}

const mostDaysAway = 21
const mostTried = 4
const mostNearby = 2

/**
 * Finds the closest dates with rooms for the same number of nights. The price calendar tells which dates are
 * worth trying, and the prices shown are those of actual offers.
 */
async function findNearby(
  ctx: EmbedContext,
  slug: string,
  stay: StayQuery,
  today: string,
): Promise<EmbedPage['nearby']> {
  const { nights } = await listPricedNights(ctx, slug, stay)
  const byNight = new Map(nights.map((night) => [night.night, night]))
  const length = daysBetween(stay.checkInOn, stay.checkOutOn)
  const seemsFree = (first: string) => {
    const arrival = byNight.get(first)
    if (!arrival?.arrivals || arrival.minStay > length || first < today) return false
    return Array.from({ length }, (_, day) => byNight.get(addDays(first, day))?.priceCents ?? null).every(
      (cents) => cents !== null,
    )
  }
  const tried = Array.from({ length: mostDaysAway }, (_, day) => [-day - 1, day + 1])
    .flat()
    .map((days) => addDays(stay.checkInOn, days))
    .filter(seemsFree)
    .slice(0, mostTried)
    .map((checkInOn) => ({ ...stay, checkInOn, checkOutOn: addDays(checkInOn, length) }))
  const found = await Promise.all(
    tried.map(async (one) => {
      const cheapest = findCheapest((await getStayOffers(ctx, slug, one, null)).offers)
      return { ...one, totalCents: cheapest?.totalCents ?? null }
    }),
  )
  return found
    .flatMap(({ checkInOn, checkOutOn, totalCents }) =>
      totalCents === null ? [] : [{ checkInOn, checkOutOn, totalCents }],
    )
    .slice(0, mostNearby)
    .toSorted((a, b) => a.checkInOn.localeCompare(b.checkInOn))
}

import type { WhyNot } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import type { GuestPage, GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { waitingNews } from '@roomlark/contract/guest-site/waiting'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { hasChosenCookies, parseCookies } from '@roomlark/contract/platform/consent'
import { getStayOffersAndPayments, takesPaymentsAt } from '../../bookings/bookings/offer/offers.service.ts'
import { noReviewFilters, readPublicReviews } from '../../bookings/reviews/public-reviews.service.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { getPublicHotelWithId, wasPublic } from '../../inventory/hotels/public/public-hotel.service.ts'
import type { PaymentsContext } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { findRecommendation } from '../../partners/referrals/attribution.service.ts'
import { type Carrying, carryReferral } from '../../partners/referrals/carrying.service.ts'
import { listGuestCurrencies } from '../../platform/platform/exchange.service.ts'
import { findAlternatives } from '../search/alternatives.service.ts'
import type { FindContext } from '../search/found-hotels.service.ts'
import { findFromPrices } from '../search/from-prices.service.ts'
import { findCityOfHotel } from '../search/places/places.service.ts'
import { GuestAddress } from './address.policy.ts'
import { resolvePreferences } from './preferences.policy.ts'

/** Parts of the browser's request that pages depend on. */
export type Visitor = { path: string; query: string; cookie: string; acceptLanguage: string }

export type Answer = { status: number; page: GuestPage; setCookies: string[] }

export type SiteContext = Pick<ServiceContext, 'clock' | 'images' | 'publicUrl' | 'cipher'> &
  PaymentsContext & { sql: Sql }
export type Arrival = {
  address: GuestAddress
  visit: GuestVisit
  /** The reference that brought the guest here, for `attributeBooking`. */
  reference: string | null
  setCookies: string[]
}

/** The page of a hotel shows the newest; another page has all of them. */
const reviewsShown = 4

/** Shows a hotel for a stay. Answers 410 if the hotel used to be public, and 404 if it never was. */
export async function showHotel(
  ctx: SiteContext & FindContext & Pick<ServiceContext, 'mapTiles'>,
  slug: string,
  visitor: Visitor,
): Promise<Answer> {
  const [arrival, found] = await Promise.all([
    arrive(ctx, visitor),
    unlessMissing(getPublicHotelWithId(ctx, slug)),
  ])
  const { address, visit, reference, setCookies } = arrival
  if (!found) return missing(arrival, await wasPublic(ctx, slug))
  const { id, hotel } = found
  const today = dateIn(hotel.timeZone, ctx.clock())
  const { form, stay, fault } = address.stay(today)
  const { choice } = address
  const [city, { offers, takesPayments }, fromPrices, recommendedBy, reviews] = await Promise.all([
    findCityOfHotel(ctx, slug),
    stay ? getStayOffersAndPayments(ctx, slug, stay, choice) : withoutOffers(ctx, id),
    stay ? [] : findFromPrices(ctx, slug),
    findRecommendation(ctx, slug, reference),
    readPublicReviews(ctx, id, noReviewFilters, { page: 1, size: reviewsShown }),
  ])
  const isNothing = offers !== null && offers.offers.length === 0 && offers.chosen === null
  const full = { slug, currency: hotel.currency, city }
  const page: GuestPage = {
    visit,
    kind: 'hotel',
    hotel,
    city,
    today,
    form,
    stay,
    fault,
    offers,
    fromPrices,
    hasStreets: ctx.mapTiles !== null,
    alternatives: stay && isNothing ? await findAlternatives(ctx, full, stay, visit.currency?.code) : null,
    canWait: isNothing && offers.refused.some(({ why }) => why.every(isTaken)),
    waiting: waitingNews.find((news) => news === address.word('waiting')) ?? null,
    choice,
    takesPayments,
    recommendedBy,
    reviews,
    hotelTime: hotelTime(ctx.clock(), hotel.timeZone),
  }
  return { status: 200, setCookies, page }
}

async function withoutOffers(ctx: SiteContext, hotelId: string) {
  return { offers: null, takesPayments: await takesPaymentsAt(ctx, hotelId) }
}

const isTaken = ({ kind }: WhyNot) => kind === 'full' || kind === 'few-left'

export async function showMissing(ctx: SiteContext, visitor: Visitor): Promise<Answer> {
  return missing(await arrive(ctx, visitor), false)
}

/** While the site is closed, nothing is read from the database and nothing is offered. */
export async function showClosed(ctx: SiteContext, visitor: Visitor): Promise<Answer> {
  const { visit, setCookies } = arriveAnywhere(ctx, visitor)
  return { status: 404, setCookies, page: { visit, kind: 'missing', isGone: false, isOpen: false } }
}

/** A page for everybody, whether or not the site is open. */
export function arriveAnywhere(ctx: SiteContext, visitor: Visitor): Arrival {
  return arriveWith(ctx, visitor, [], nothingCarried)
}

export function missing({ visit, setCookies }: Arrival, isGone: boolean): Answer {
  const page: GuestPage = { visit, kind: 'missing', isGone, isOpen: true }
  return { status: isGone ? 410 : 404, setCookies, page }
}

export async function arrive(ctx: SiteContext, visitor: Visitor): Promise<Arrival> {
  const { ref, frame } = new GuestAddress(visitor.query)
  // In the frame of another website, cookies depend on the browser, so the address has to do for everybody.
  const framed = frame === '' ? visitor : { ...visitor, cookie: '' }
  const [rates, carrying] = await Promise.all([
    listGuestCurrencies(ctx.sql, earliestDate(ctx)),
    carryReferral(ctx, ref, framed.cookie),
  ])
  return arriveWith(ctx, framed, rates, carrying)
}

const nothingCarried: Carrying = { ref: undefined, reference: null, setCookies: [] }

function arriveWith(
  ctx: SiteContext,
  visitor: Visitor,
  rates: { currency: string; usdRate: number }[],
  carrying: Carrying,
): Arrival {
  const address = new GuestAddress(visitor.query)
  const chosen = resolvePreferences(address.chosen, visitor.cookie, visitor.acceptLanguage)
  const rate = rates.find(({ currency }) => currency === chosen.currency)
  const visit: GuestVisit = {
    language: chosen.language,
    currency: rate ? { code: rate.currency, usdRate: rate.usdRate } : null,
    currencies: rates.map(({ currency }) => currency),
    path: visitor.path,
    query: address.rest,
    carried: {
      ...chosen.carried,
      ...(carrying.ref !== undefined && { ref: carrying.ref }),
      ...(address.frame !== '' && { frame: address.frame }),
    },
    frame: null,
    asksConsent: !hasChosenCookies(parseCookies(visitor.cookie)),
    publicUrl: ctx.publicUrl,
    year: ctx.clock().getUTCFullYear(),
  }
  const setCookies = [...chosen.setCookies, ...carrying.setCookies]
  return { address, visit, reference: carrying.reference, setCookies }
}

export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/**
 * Returns the earliest current date in any time zone. A hotel where that day is already over refuses it
 * itself.
 */
export function earliestDate(ctx: Pick<ServiceContext, 'clock'>): string {
  return dateIn('Etc/GMT+12', ctx.clock())
}

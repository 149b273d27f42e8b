import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type {
  GuestReviewPage,
  ReviewDraft,
  ReviewFault,
} from '@roomlark/contract/guest-site/guest-reviews-page'
import { findHotelReviews } from '../../../bookings/reviews/public-reviews.service.ts'
import {
  draftReview,
  findBookingInDeskToken,
  type OpenedReview,
  openReview,
  saveReview,
} from '../../../bookings/reviews/writing.service.ts'
import { AppError } from '../../../errors.ts'
import { getPublicHotel, wasPublic } from '../../../inventory/hotels/public/public-hotel.service.ts'
import { type PageContext, type Params, withBooking } from '../booking/opened-booking.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import {
  type Answer,
  type Arrival,
  arrive,
  missing,
  type SiteContext,
  unlessMissing,
  type Visitor,
} from '../guest-site.service.ts'
import { readPageNumber } from '../search/search-address.policy.ts'
import {
  emptyDraft,
  maskAddress,
  readDraft,
  readReview,
  readReviewFilters,
  toDraft,
} from './review-form.policy.ts'

type ReviewPage = Extract<GuestReviewPage, { kind: 'review' }>
type Said = { draft?: ReviewDraft; faults?: ReviewFault[]; news?: ReviewPage['news'] }

/** The page that the link in a guest's email opens: what is sent from here is published. */
export async function showReview(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, id }) => {
    const opened = await openReview(ctx, id)
    if (!opened) return missing(arrival, false)
    const news = (['published', 'changed'] as const).find((name) => arrival.address.word(name) === '1')
    return reviewPage(arrival, opened, { desk: null, status: 200 }, { news: news ?? null })
  })
}

export async function publish(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, id }) =>
    take(ctx, arrival, id, params.form, async (input) => {
      const news = await saveReview(ctx, id, input)
      return redirectWith(arrival, visitor, news)
    }),
  )
}

/** The page that the desk shows as a code: it knows the hotel and the dates, and never shows what was written. */
export async function showDeskReview(
  ctx: PageContext,
  visitor: Visitor,
  { token }: Params,
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const id = findBookingInDeskToken(ctx, token)
  const opened = id === undefined ? null : await openReview(ctx, id)
  if (!opened) return missing(arrival, false)
  const news = arrival.address.word('mailed') === '1' ? 'mailed' : null
  return reviewPage(arrival, opened, { desk: describeDesk(opened), status: 200 }, { news })
}

export async function draftAtDesk(
  ctx: PageContext,
  visitor: Visitor,
  { token, form }: Params,
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const id = findBookingInDeskToken(ctx, token)
  if (id === undefined) return missing(arrival, false)
  return take(
    ctx,
    arrival,
    id,
    form,
    async (input) => {
      await draftReview(ctx, id, input)
      return redirectWith(arrival, visitor, 'mailed')
    },
    true,
  )
}

/** Reads a form and saves it, or shows what was typed with what is wrong with it. */
async function take(
  ctx: PageContext,
  arrival: Arrival,
  bookingId: string,
  form: URLSearchParams,
  save: (input: Parameters<typeof saveReview>[2]) => Promise<Outcome>,
  isAtDesk = false,
): Promise<Outcome> {
  const draft = readDraft(form, arrival.visit.language)
  const read = readReview(draft)
  const refuse = async (status: number, faults: ReviewFault[]): Promise<Outcome> => {
    const opened = await openReview(ctx, bookingId)
    if (!opened) return missing(arrival, false)
    const desk = isAtDesk ? describeDesk(opened) : null
    return reviewPage(arrival, opened, { desk, status }, { draft, faults })
  }
  if (!read.input) return refuse(400, read.faults)
  try {
    return await save(read.input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'too_many_requests') return refuse(429, ['many'])
    // Somebody else was quicker, or the time is over: the page says what can be done now.
    if (error.code === 'conflict') return refuse(409, [])
    throw error
  }
}

function redirectWith({ visit }: Arrival, { path }: Visitor, news: string): Outcome {
  return { redirect: `${path}?${new URLSearchParams({ [news]: '1', ...visit.carried })}` }
}

function describeDesk({ stay }: OpenedReview): { address: string } {
  return { address: maskAddress(stay.email ?? '') }
}

function reviewPage(
  { visit, setCookies }: Arrival,
  { stay, state, untilOn }: OpenedReview,
  { desk, status }: { desk: { address: string } | null; status: number },
  { draft, faults = [], news = null }: Said,
): Answer {
  const { review } = stay
  const known = review && !desk ? toDraft(review) : emptyDraft(visit.language)
  return {
    status,
    setCookies,
    page: {
      visit,
      kind: 'review',
      hotel: { name: stay.hotelName, slug: stay.slug, city: stay.city },
      checkInOn: stay.checkInOn,
      checkOutOn: stay.checkOutOn,
      guestName: desk ? '' : stay.guestName,
      // Whoever has only the link of the desk changes nothing that is published.
      state: desk && (state === 'editable' || (state === 'open' && desk.address === '')) ? 'final' : state,
      untilOn,
      draft: draft ?? known,
      faults,
      news,
      desk,
      isUnconfirmed: !desk && review !== null && review.publishedAt === null,
    },
  }
}

const reviewsAPage = 10
const mostPages = 1000

/** Shows all reviews of a hotel, as the filters in the address say. */
export async function showHotelReviews(ctx: SiteContext, slug: string, visitor: Visitor): Promise<Answer> {
  const arrival = await arrive(ctx, visitor)
  const { address, visit, setCookies } = arrival
  const filters = readReviewFilters(address)
  const page = Math.min(readPageNumber(address), mostPages)
  if (!HotelSlug.safeParse(slug).success) return missing(arrival, false)
  const [hotel, found] = await Promise.all([
    unlessMissing(getPublicHotel(ctx, slug)),
    findHotelReviews(ctx.sql, slug, filters, { page, size: reviewsAPage }),
  ])
  if (!hotel || !found) return missing(arrival, await wasPublic(ctx, slug))
  const { name, city } = hotel
  return {
    status: 200,
    setCookies,
    page: { visit, kind: 'hotel-reviews', hotel: { name, slug: hotel.slug, city }, found, filters, page },
  }
}

/** Says how reviews come about, as the law asks. */
export async function showReviewRules(ctx: SiteContext, visitor: Visitor): Promise<Answer> {
  const { visit, setCookies } = await arrive(ctx, visitor)
  return { status: 200, setCookies, page: { visit, kind: 'review-rules' } }
}

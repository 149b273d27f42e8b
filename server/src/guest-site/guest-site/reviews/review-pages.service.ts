import { type ReviewInput, reviewRules } from '@roomlark/contract/bookings/reviews'
import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type {
  GuestReviewPage,
  ReviewDraft,
  ReviewFault,
  ReviewPhotoFault,
} from '@roomlark/contract/guest-site/guest-reviews-page'
import type { Photo } from '@roomlark/contract/platform/photos'
import { Id } from '@roomlark/contract/primitives'
import {
  discardPhotos,
  listReviewPhotos,
  noPhotoChanges,
  type PhotoChanges,
  type PostedPhotos,
  receivePhotos,
} from '../../../bookings/reviews/photos.service.ts'
import { findHotelReviews, findPageOfReview } from '../../../bookings/reviews/public-reviews.service.ts'
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
type FormWithFiles = Params & { files: PostedPhotos }
type Said = { draft?: ReviewDraft; faults?: ReviewFault[]; news?: ReviewPage['news'] }

/** The page that the link in a guest's email opens: what is sent from here is published. */
export async function showReview(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, id }) => {
    const opened = await openReview(ctx, id)
    if (!opened) return missing(arrival, false)
    const news = (['published', 'changed'] as const).find((name) => arrival.address.word(name) === '1')
    return reviewPage(ctx, arrival, opened, { desk: null, status: 200 }, { news: news ?? null })
  })
}

/** Saves what can be used of a form; the page says which photos could not. */
export async function publish(ctx: PageContext, visitor: Visitor, params: FormWithFiles): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, id }) => {
    const { photos, faults } = await takePhotos(ctx, id, params)
    const save = async (input: ReviewInput): Promise<Outcome> => {
      const news = await saveReview(ctx, id, input, photos)
      const opened = faults.length > 0 ? await openReview(ctx, id) : null
      if (!opened) return redirectWith(arrival, visitor, news)
      return reviewPage(ctx, arrival, opened, { desk: null, status: 400 }, { news, faults })
    }
    return take(ctx, arrival, id, params.form, { save, photos })
  })
}

/** A review that cannot be written takes no photos; one that has some already takes as many as are missing. */
async function takePhotos(
  ctx: PageContext,
  bookingId: string,
  { files, form }: FormWithFiles,
): Promise<{ photos: PhotoChanges; faults: ReviewPhotoFault[] }> {
  const opened = await openReview(ctx, bookingId)
  const isOpen = opened?.state === 'open' || opened?.state === 'editable'
  const received = await receivePhotos(ctx, files, isOpen ? reviewRules.photos : 0)
  // The words of the form are there once its files are read.
  const removed = form.getAll('remove').filter((photo) => Id.safeParse(photo).success)
  const kept = (opened ? await listPhotos(ctx, opened) : []).filter(({ id }) => !removed.includes(id))
  const room = reviewRules.photos - kept.length
  const [added, spare] = [received.photos.slice(0, room), received.photos.slice(room)]
  await discardPhotos(ctx, spare)
  const faults = spare.length > 0 ? [...received.faults, 'photo-many' as const] : received.faults
  return { photos: { added, removed }, faults: [...new Set(faults)] }
}

async function listPhotos(ctx: PageContext, { stay }: OpenedReview): Promise<Photo[]> {
  return stay.review ? listReviewPhotos(ctx, stay.review.id) : []
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
  return reviewPage(ctx, arrival, opened, { desk: describeDesk(opened), status: 200 }, { news })
}

export async function draftAtDesk(
  ctx: PageContext,
  visitor: Visitor,
  { token, form }: Params,
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const id = findBookingInDeskToken(ctx, token)
  if (id === undefined) return missing(arrival, false)
  const save = async (input: ReviewInput): Promise<Outcome> => {
    await draftReview(ctx, id, input)
    return redirectWith(arrival, visitor, 'mailed')
  }
  return take(ctx, arrival, id, form, { save, isAtDesk: true })
}

type Taking = { save: (input: ReviewInput) => Promise<Outcome>; photos?: PhotoChanges; isAtDesk?: boolean }

/** Reads a form and saves it, or shows what was typed with what is wrong with it. */
async function take(
  ctx: PageContext,
  arrival: Arrival,
  bookingId: string,
  form: URLSearchParams,
  { save, photos = noPhotoChanges, isAtDesk = false }: Taking,
): Promise<Outcome> {
  const draft = readDraft(form, arrival.visit.language)
  const read = readReview(draft)
  const refuse = async (status: number, faults: ReviewFault[]): Promise<Outcome> => {
    const opened = await openReview(ctx, bookingId)
    if (!opened) return missing(arrival, false)
    const desk = isAtDesk ? describeDesk(opened) : null
    return reviewPage(ctx, arrival, opened, { desk, status }, { draft, faults })
  }
  if (!read.input) {
    await discardPhotos(ctx, photos.added)
    return refuse(400, photos.added.length > 0 ? [...read.faults, 'photos-again'] : read.faults)
  }
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

async function reviewPage(
  ctx: PageContext,
  { visit, setCookies }: Arrival,
  opened: OpenedReview,
  { desk, status }: { desk: { address: string } | null; status: number },
  { draft, faults = [], news = null }: Said,
): Promise<Answer> {
  const { stay, state, untilOn } = opened
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
      photos: desk ? [] : await listPhotos(ctx, opened),
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
  if (!HotelSlug.safeParse(slug).success) return missing(arrival, false)
  const wanted = Id.safeParse(address.word('review'))
  const pageOfReview = wanted.success
    ? await findPageOfReview(ctx.sql, slug, wanted.data, reviewsAPage)
    : undefined
  const page = Math.min(pageOfReview ?? readPageNumber(address), mostPages)
  const [hotel, found] = await Promise.all([
    unlessMissing(getPublicHotel(ctx, slug)),
    findHotelReviews(ctx, slug, filters, { page, size: reviewsAPage }),
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

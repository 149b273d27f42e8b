import type { ReviewInput, ReviewLink } from '@roomlark/contract/bookings/reviews'
import { dateIn } from '@roomlark/contract/dates'
import type { Reviewing } from '@roomlark/contract/guest-site/guest-reviews-page'
import { say } from '@roomlark/contract/say'
import { reviewDraftsAbout } from '../../accounts/auth/throttle.service.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { notifyDesk } from '../../platform/notifications/notify.service.ts'
import { readSignedId, signId } from '../../signed-id.ts'
import { insertReviewMailAgain } from './invitations.queries.ts'
import { changePhotos, discardPhotos, noPhotoChanges, type PhotoChanges } from './photos.service.ts'
import { editableUntil, judgeReviewing, writableUntilOn } from './reviewing.policy.ts'
import { tellOfReview } from './reviews.service.ts'
import { addToScores } from './scores.queries.ts'
import {
  type ReviewedBooking,
  type StoredReview,
  selectReviewedBooking,
  selectReviewedBookingForUpdate,
  updateReview,
  upsertReview,
} from './writing.queries.ts'

const deskPurpose = 'review link of the desk'

type Context = Pick<ServiceContext, 'sql' | 'clock' | 'jobs' | 'images'>

export type OpenedReview = { stay: ReviewedBooking; state: Reviewing; untilOn: string }

/** Opens the review of a stay for its guest, whose link has already been verified. */
export async function openReview(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  bookingId: string,
): Promise<OpenedReview | null> {
  const stay = await selectReviewedBooking(ctx.sql, bookingId, { ownerId: undefined })
  return stay ? judge(ctx, stay) : null
}

function judge({ clock }: Pick<ServiceContext, 'clock'>, stay: ReviewedBooking): OpenedReview {
  const now = clock()
  const publishedAt = stay.review?.publishedAt
  return {
    stay,
    state: judgeReviewing(stay, { today: dateIn(stay.timeZone, now), now }),
    untilOn: publishedAt
      ? dateIn(stay.timeZone, editableUntil(publishedAt))
      : writableUntilOn(stay.checkOutOn),
  }
}

/**
 * Publishes the review of a stay, or changes it. Only the link in the guest's own email leads here, so that nobody at the
 * hotel can write it. Sent twice, it is written once.
 */
export async function saveReview(
  ctx: Context,
  bookingId: string,
  input: ReviewInput,
  photos: PhotoChanges = noPhotoChanges,
): Promise<'published' | 'changed'> {
  let isWritten = false
  try {
    return await ctx.sql.begin(async (tx) => {
      const { stay, state } = await lockReview(ctx, tx, bookingId)
      const { review } = stay
      if (state !== 'open' && state !== 'editable') {
        throw new AppError('conflict', say('This stay cannot be reviewed now.'))
      }
      const news =
        state === 'editable' && review
          ? await changeReviewText(ctx, tx, { review, hotelId: stay.hotelId }, input, photos)
          : await publishReview(ctx, tx, stay, input, photos)
      isWritten = true
      return news
    })
  } catch (error) {
    // Once everything is written, only the commit can fail, and a lost connection may hide that it succeeded.
    if (!isWritten) await discardPhotos(ctx, photos.added)
    throw error
  }
}

async function changeReviewText(
  ctx: Context,
  tx: Transaction,
  { review, hotelId }: { review: StoredReview; hotelId: string },
  input: ReviewInput,
  photos: PhotoChanges,
): Promise<'changed'> {
  const { added, removed } = photos
  if (isSame(review, input) && added.length + removed.length === 0) return 'changed'
  await addToScores(tx, review.id, '-')
  await updateReview(tx, review.id, input, ctx.clock())
  await addToScores(tx, review.id, '+')
  await changePhotos(ctx, tx, review.id, photos)
  await tellOfReview(tx, { id: review.id, hotelId, happened: 'changed' })
  await tellOffers(tx, hotelId, 'no night')
  return 'changed'
}

async function publishReview(
  ctx: Context,
  tx: Transaction,
  stay: ReviewedBooking,
  input: ReviewInput,
  photos: PhotoChanges,
): Promise<'published'> {
  const { hotelId } = stay
  const now = ctx.clock()
  const id = await upsertReview(tx, stay, input, { writtenAt: now, publishedAt: now })
  await addToScores(tx, id, '+')
  await changePhotos(ctx, tx, id, photos)
  await tellOfReview(tx, { id, hotelId, happened: 'published' })
  await tellOffers(tx, hotelId, 'no night')
  await notifyDesk(ctx, tx, hotelId, null, {
    event: 'review',
    params: { step: 'published', score: input.score },
    link: `/bookings/reviews?hotel=${hotelId}`,
    occasion: `review:${id}`,
  })
  return 'published'
}

/**
 * Keeps what a guest wrote by the link at the desk, which the hotel knows too. It is published once the guest confirms it
 * by the email that this sends.
 */
export async function draftReview(ctx: Context, bookingId: string, input: ReviewInput): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const { stay, state } = await lockReview(ctx, tx, bookingId)
    if (state !== 'open' || !canBeMailed(stay)) {
      throw new AppError('conflict', say('This stay cannot be reviewed now.'))
    }
    await takeAttempt(tx, reviewDraftsAbout(bookingId), ctx.clock())
    await upsertReview(tx, stay, input, { writtenAt: ctx.clock(), publishedAt: null })
    await insertReviewMailAgain(tx, bookingId, ctx.clock())
    await ctx.jobs.enqueue(tx, 'mail.review', { bookingId })
  })
}

async function lockReview(ctx: Context, tx: Transaction, bookingId: string): Promise<OpenedReview> {
  const stay = await selectReviewedBookingForUpdate(tx, bookingId)
  if (!stay) throw notFound('booking')
  return judge(ctx, stay)
}

function isSame(review: ReviewInput, input: ReviewInput): boolean {
  return (Object.keys(input) as (keyof ReviewInput)[]).every((name) => review[name] === input[name])
}

/** Addresses that end in `.invalid` stand for none. */
export function canBeMailed({ email }: Pick<ReviewedBooking, 'email'>): boolean {
  return email !== null && !email.endsWith('.invalid')
}

/** Shows the desk the link for the guest's telephone, or why there is none. */
export async function getReviewLink(ctx: SignedInContext, bookingId: string): Promise<ReviewLink> {
  const stay = await selectReviewedBooking(ctx.sql, bookingId, getHotelScope(ctx.actor))
  if (!stay) throw notFound('booking')
  const { state, untilOn } = judge(ctx, stay)
  if (state === 'editable' || state === 'final') return { state: 'written', url: null, untilOn }
  if (state !== 'open') return { state, url: null, untilOn }
  return canBeMailed(stay)
    ? { state, url: `${ctx.publicUrl}/stays/reviews/${signId(ctx.cipher, deskPurpose, bookingId)}`, untilOn }
    : { state: 'no-address', url: null, untilOn }
}

/** Reads the booking of a link of the desk, which opens the page of its review and nothing else. */
export function findBookingInDeskToken(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  token: string,
): string | undefined {
  return readSignedId(cipher, deskPurpose, token)
}

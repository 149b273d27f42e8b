import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { removePhotos, removePhotosOfAll } from '../../platform/images/albums.service.ts'
import { tellOfReview } from './reviews.service.ts'
import { addToScores, deleteScoresOfOwner } from './scores.queries.ts'
import {
  deleteReviews,
  selectReviewIdsOfOwner,
  selectReviewOfBooking,
  updateAuthorErased,
} from './writing.queries.ts'

type Context = Pick<ServiceContext, 'jobs'>

/** Deletes the review of guests who have their data erased themselves. */
export async function forgetReview(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  const review = await selectReviewOfBooking(tx, bookingId)
  if (!review) return
  await addToScores(tx, review.id, '-')
  await removePhotos(ctx, tx, { shelf: 'review', ownerId: review.id })
  await deleteReviews(tx, { bookingId })
  if (!review.isPublished) return
  await tellOfReview(tx, { ...review, happened: 'changed' })
  await tellOffers(tx, review.hotelId, 'no night')
}

/**
 * Takes the name and the photos, which can show the guest, off the review of a guest whom the hotel erases. Its text and
 * score stay: otherwise a hotel could have a review deleted.
 */
export async function forgetReviewer(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  const review = await selectReviewOfBooking(tx, bookingId)
  if (!review) return
  await removePhotos(ctx, tx, { shelf: 'review', ownerId: review.id })
  await updateAuthorErased(tx, bookingId)
}

/** Deletes the reviews of all hotels of an owner whose account is erased; the hotels are closed for good. */
export async function forgetReviewsOfOwner(ctx: Context, tx: Transaction, ownerId: string): Promise<void> {
  await removePhotosOfAll(ctx, tx, 'review', await selectReviewIdsOfOwner(tx, ownerId))
  await deleteReviews(tx, { ownerId })
  await deleteScoresOfOwner(tx, ownerId)
}

import type {
  HotelReviews,
  PublicReview,
  ReviewFilters,
} from '@roomlark/contract/guest-site/guest-reviews-page'
import type { HotelScore } from '@roomlark/contract/hotel-score'
import type { Photo } from '@roomlark/contract/platform/photos'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { type PhotoRows, photosPart, toPhoto } from '../../platform/images/albums.service.ts'
import {
  type PublicReviewRow,
  selectPublicHotelId,
  selectPublicReviews,
  selectReviewsBefore,
} from './public-reviews.queries.ts'
import { readScores } from './scores.service.ts'

export const noReviewFilters: ReviewFilters = { trip: null, language: null, score: null }

/** Reads some reviews of a hotel that guests can see, the newest first; undefined for any other hotel. */
export async function findHotelReviews(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  slug: string,
  filters: ReviewFilters,
  { page, size }: { page: number; size: number },
): Promise<HotelReviews | undefined> {
  const hotelId = await selectPublicHotelId(ctx.sql, slug)
  return hotelId === undefined ? undefined : readPublicReviews(ctx, hotelId, filters, { page, size })
}

/** Reads the same of a hotel that the caller has found to be public. */
export async function readPublicReviews(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  hotelId: string,
  filters: ReviewFilters,
  { page, size }: { page: number; size: number },
): Promise<HotelReviews> {
  const { sql } = ctx
  // One more than is shown tells whether there is another page.
  const range = { most: size + 1, offset: (page - 1) * size }
  const photos = photosPart(sql, 'review', sql`r.id`)
  const [scores, found] = await Promise.all([
    readScores(sql, hotelId),
    selectPublicReviews<PhotoRows>(sql, hotelId, filters, range, photos),
  ])
  const reviews = found.slice(0, size).map((row) => {
    const shown = row.imageRows.map((image) => toPhoto(ctx, image))
    return toPublicReview(row, shown)
  })
  return { scores, reviews, hasMore: found.length > size }
}

/** Finds the page that shows a review, as reviews lie without filters; undefined if guests see no such review. */
export async function findPageOfReview(
  sql: Sql,
  slug: string,
  reviewId: string,
  size: number,
): Promise<number | undefined> {
  const hotelId = await selectPublicHotelId(sql, slug)
  const before = hotelId === undefined ? undefined : await selectReviewsBefore(sql, hotelId, reviewId)
  return before === undefined ? undefined : Math.floor(before / size) + 1
}

/** Each field is listed explicitly, because no serializer filters what a page gets. */
function toPublicReview(row: PublicReviewRow, photos: Photo[]): PublicReview {
  return {
    id: row.id,
    language: row.language,
    score: row.score,
    trip: row.trip,
    author: row.author,
    stayedOn: row.stayedOn,
    publishedOn: row.publishedOn,
    isEdited: row.isEdited,
    roomType: row.roomType,
    good: row.good,
    better: row.better,
    photos: row.removedFor === null ? photos : [],
    removedFor: row.removedFor,
    answer: row.answer,
  }
}

/** Reads the score of a hotel that guests can see; null while there are too few reviews. */
export async function findHotelScore(sql: Sql, slug: string): Promise<HotelScore | null> {
  const hotelId = await selectPublicHotelId(sql, slug)
  if (hotelId === undefined) return null
  const { score, reviews } = await readScores(sql, hotelId)
  return score === null ? null : { average: score, reviews }
}

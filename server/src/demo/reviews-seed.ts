import type { AnswerTemplate } from '@roomlark/contract/bookings/reviews'
import { saveAnswerTemplates } from '../bookings/reviews/reviews.service.ts'
import type { SignedInContext } from '../context.ts'
import { tellOffersOfOwner } from '../db/outbox.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import { storeScenes } from './hotel-pictures.ts'
import { readDemo } from './read-demo.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import {
  answerDemoReviews,
  type DemoReview,
  insertDemoReviewMails,
  insertDemoReviews,
  selectNewestReviews,
} from './reviews.queries.ts'
import { insertMark, withTime } from './seed.queries.ts'

type Written = { reviews: DemoReview[]; answers: Record<string, string>; templates: AnswerTemplate[] }

/** A hotel has between four and so many reviews. */
const mostOfHotel = 36

/** Guests of the demo have reviewed some of their stays, and its hotels have answered some of them. */
export async function seedReviews(ctx: SignedInContext): Promise<void> {
  const { reviews, answers, templates } = readDemo<Written>('reviews')
  const { userId } = ctx.actor
  const now = ctx.clock()
  const isNew = await withTime(ctx.sql, async (tx) => {
    if (!(await insertMark(tx, 'demo.reviews'))) return false
    await insertDemoReviews(tx, userId, reviews, { now, mostOfHotel })
    await answerDemoReviews(tx, userId, answers)
    await insertDemoReviewMails(tx, userId, now)
    await tellOffersOfOwner(tx, userId)
    return true
  })
  const [hotel] = isNew ? await selectHotelsByName(ctx.sql, userId, ['Villa Marenne']) : []
  if (hotel) await saveAnswerTemplates(ctx, hotel.id, { templates, version: 0 })
  if (isNew) await addDemoPhotos(ctx)
}

/** Some of the newest reviews have photos of what every hotel has. */
async function addDemoPhotos(ctx: SignedInContext): Promise<void> {
  for (const [index, reviewId] of (await selectNewestReviews(ctx.sql, ctx.actor.userId, 12)).entries()) {
    const scenes = index % 2 === 0 ? ['breakfast', 'lobby'] : ['breakfast']
    const photos = (await storeScenes(ctx, scenes)).map((photo) => ({ ...photo, caption: '' }))
    await ctx.sql.begin((tx) => keepPhotos(ctx, tx, { shelf: 'review', ownerId: reviewId }, photos))
  }
}

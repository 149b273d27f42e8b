import { reviews } from '@roomlark/contract/bookings/reviews'
import { readRoute, route } from '../../http/route.ts'
import {
  answerReview,
  decideReview,
  getAnswerTemplates,
  listReviews,
  reportReview,
  saveAnswerTemplates,
} from './reviews.service.ts'
import { getTrends } from './scores.service.ts'
import { getReviewLink } from './writing.service.ts'

export const reviewsRoutes = [
  readRoute(reviews.list, (ctx, { query }) => listReviews(ctx, query)),
  readRoute(reviews.trends, (ctx, { params }) => getTrends(ctx, params.hotelId)),
  route(reviews.answer, (ctx, { params, body }) => answerReview(ctx, params.id, body)),
  route(reviews.report, (ctx, { params, body }) => reportReview(ctx, params.id, body)),
  route(reviews.decide, (ctx, { params, body }) => decideReview(ctx, params.id, body)),
  route(reviews.templates, (ctx, { params }) => getAnswerTemplates(ctx, params.hotelId)),
  route(reviews.saveTemplates, (ctx, { params, body }) => saveAnswerTemplates(ctx, params.hotelId, body)),
  route(reviews.link, (ctx, { params }) => getReviewLink(ctx, params.id)),
]

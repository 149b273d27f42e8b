import type {
  AnswerTemplates,
  RemovalReason,
  Review,
  ReviewMeta,
  ReviewQuery,
} from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell, tellOffers } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { photosByOwner, removePhotos } from '../../platform/images/albums.service.ts'
import { listActiveAdmins, notify, notifyDesk } from '../../platform/notifications/notify.service.ts'
import { upsertAnswerMail } from './answer-mail.queries.ts'
import {
  lockReviewRow,
  type ReviewRow,
  selectAnswerTemplates,
  selectIsReached,
  selectReview,
  selectReviewCounts,
  selectReviewPage,
  updateAnswer,
  updateDecision,
  updateReport,
  upsertAnswerTemplates,
} from './reviews.queries.ts'
import { addToScores } from './scores.queries.ts'
import { readScopeScore } from './scores.service.ts'

export async function listReviews(
  ctx: SignedInContext,
  query: ReviewQuery,
): Promise<{ data: Review[]; meta: ReviewMeta }> {
  const scope = getHotelScope(ctx.actor)
  const [{ rows, total }, counts, score] = await Promise.all([
    selectReviewPage(ctx.sql, scope, query),
    selectReviewCounts(ctx.sql, scope),
    readScopeScore(ctx.sql, scope),
  ])
  const { page, limit } = query
  const data = await withPhotos(ctx, ctx.sql, rows)
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit, score, ...counts } }
}

/** An empty text takes the answer back. */
export async function answerReview(
  ctx: SignedInContext,
  id: string,
  { text, version }: { text: string; version: number },
): Promise<Review> {
  return changeReview(ctx, id, version, async (tx, review) => {
    if (review.report?.decision?.kind === 'removed') {
      throw new AppError('conflict', say('The text of this review was removed, so it cannot be answered.'))
    }
    await updateAnswer(tx, id, text === '' ? null : text, by(ctx))
    if (review.answer === null && text !== '') await queueAnswerMail(ctx, tx, id)
    await recordAudit(ctx, tx, {
      action: 'review.answered',
      target: `hotel:${review.hotel.id}`,
      after: { review: id, isAnswered: text !== '' },
    })
  })
}

/** A guest is told of the first answer; whoever changes an answer tells nobody. */
async function queueAnswerMail(
  ctx: Pick<ServiceContext, 'jobs' | 'clock'>,
  tx: Transaction,
  reviewId: string,
): Promise<void> {
  if (!(await upsertAnswerMail(tx, reviewId, ctx.clock()))) return
  await ctx.jobs.enqueue(tx, 'mail.review-answer', { reviewId })
}

/** A hotel cannot remove a review; it tells the administrators what is wrong with it, once for each text. */
export async function reportReview(
  ctx: SignedInContext,
  id: string,
  { version, ...report }: { reason: RemovalReason; note: string; version: number },
): Promise<Review> {
  return changeReview(ctx, id, version, async (tx, review) => {
    if (review.report) throw new AppError('conflict', say('This review was reported before.'))
    await updateReport(tx, id, report, by(ctx))
    await recordAudit(ctx, tx, {
      action: 'review.reported',
      target: `hotel:${review.hotel.id}`,
      after: { review: id, reason: report.reason },
    })
    await notify(ctx, tx, await listActiveAdmins(tx), {
      event: 'review',
      params: { step: 'reported', score: review.score },
      link: '/bookings/reviews?state=reported',
      hotelId: review.hotel.id,
      occasion: `review-report:${id}:${review.version}`,
    })
  })
}

type ReviewDecision = {
  removeFor: RemovalReason | null
  removesPhotos: boolean
  note: string
  version: number
}

/**
 * Removing takes the text away and leaves the score, unless no guest gave it. Photos go for good, since whoever has their
 * address could still see them.
 */
export async function decideReview(
  ctx: SignedInContext,
  id: string,
  { version, removesPhotos, ...decision }: ReviewDecision,
): Promise<Review> {
  return changeReview(ctx, id, version, async (tx, review) => {
    await addToScores(tx, id, '-')
    await updateDecision(tx, id, decision, by(ctx))
    await addToScores(tx, id, '+')
    const losesPhotos = (removesPhotos || decision.removeFor !== null) && review.photos.length > 0
    if (losesPhotos) await removePhotos(ctx, tx, { shelf: 'review', ownerId: id })
    const kind = decision.removeFor === null ? 'kept' : 'removed'
    await recordAudit(ctx, tx, {
      action: 'review.decided',
      target: `hotel:${review.hotel.id}`,
      after: {
        review: id,
        decision: kind,
        reason: decision.removeFor,
        ...(losesPhotos && { photos: review.photos.length }),
      },
    })
    await tellOffers(tx, review.hotel.id, 'no night')
    await notifyDesk(ctx, tx, review.hotel.id, ctx.actor.userId, {
      event: 'review',
      params: { step: kind, score: review.score },
      link: `/bookings/reviews?hotel=${review.hotel.id}`,
      occasion: `review-decision:${id}:${review.version}`,
    })
  })
}

async function changeReview(
  ctx: SignedInContext,
  id: string,
  version: number,
  change: (tx: Transaction, review: Review) => Promise<void>,
): Promise<Review> {
  return ctx.sql.begin(async (tx) => {
    await lockReviewRow(tx, id)
    const before = await getReview(tx, ctx, id)
    if (before.version !== version) throw changedByOthers('this review')
    await change(tx, before)
    await tellOfReview(tx, { id, hotelId: before.hotel.id, happened: 'changed' })
    return getReview(tx, ctx, id)
  })
}

/** Tells the pages of the hotel and of administrators, and addresses that listen. */
export async function tellOfReview(
  tx: Transaction,
  { id, hotelId, happened }: { id: string; hotelId: string; happened: 'published' | 'changed' },
): Promise<void> {
  await tell(tx, { type: 'review', reviewId: id, hotelId, happened }, { hotelIds: [hotelId], admins: true })
}

async function getReview(
  sql: Sql,
  ctx: Pick<SignedInContext, 'actor' | 'images'>,
  id: string,
): Promise<Review> {
  const row = await selectReview(sql, id, getHotelScope(ctx.actor))
  const [review] = row ? await withPhotos(ctx, sql, [row]) : []
  if (!review) throw notFound('review')
  return review
}

async function withPhotos(
  ctx: Pick<ServiceContext, 'images'>,
  sql: Sql,
  rows: ReviewRow[],
): Promise<Review[]> {
  const ids = rows.map(({ id }) => id)
  const photos = await photosByOwner(ctx, sql, 'review', ids)
  return rows.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] }))
}

export async function getAnswerTemplates(ctx: SignedInContext, hotelId: string): Promise<AnswerTemplates> {
  await requireHotel(ctx, hotelId)
  return (await selectAnswerTemplates(ctx.sql, hotelId)) ?? { templates: [], version: 0 }
}

export async function saveAnswerTemplates(
  ctx: SignedInContext,
  hotelId: string,
  input: AnswerTemplates,
): Promise<AnswerTemplates> {
  await requireHotel(ctx, hotelId)
  await ctx.sql.begin(async (tx) => {
    if (!(await upsertAnswerTemplates(tx, hotelId, input, by(ctx)))) throw changedByOthers('these templates')
    const names = input.templates.map(({ name }) => name).join(', ')
    await recordAudit(ctx, tx, {
      action: 'hotel.answer-templates',
      target: `hotel:${hotelId}`,
      after: { templates: names },
    })
  })
  return getAnswerTemplates(ctx, hotelId)
}

async function requireHotel(ctx: SignedInContext, hotelId: string): Promise<void> {
  if (!(await selectIsReached(ctx.sql, hotelId, getHotelScope(ctx.actor)))) throw notFound('hotel')
}

function by({ actor, clock }: Pick<SignedInContext, 'actor'> & Pick<ServiceContext, 'clock'>) {
  return { byId: actor.userId, now: clock() }
}

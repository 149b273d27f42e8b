import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import type { ServiceContext } from '../../context.ts'
import { reviewAnswerMail } from '../../mail/review-mails.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { makeGuestLink } from '../bookings/mail/guest-link.service.ts'
import { wantsNoLetters } from '../guests/letters-wish.service.ts'
import { selectQueuedAnswer, updateAnswerMailSent } from './answer-mail.queries.ts'
import { selectPublicHotelId } from './public-reviews.queries.ts'
import { canBeMailed, openReview } from './writing.service.ts'

/** Reads the review again, which may have changed since the job was queued; a second run finds the email sent. */
export async function mailReviewAnswer(ctx: ServiceContext, reviewId: string): Promise<void> {
  const queued = await selectQueuedAnswer(ctx.sql, reviewId)
  const opened = queued && (await openReview(ctx, queued.bookingId))
  if (!opened || !(await isLaunched(ctx, ['guestSite'], () => ctx.sql))) return
  const { stay } = opened
  if (stay.isGone || stay.email === null || !canBeMailed(stay)) return
  if (await wantsNoLetters(ctx, queued.bookingId)) return
  // The page that the email leads to is there only while guests see the hotel.
  if ((await selectPublicHotelId(ctx.sql, stay.slug)) === undefined) return
  const lang = toGuestLanguage(stay.language)
  const words = new URLSearchParams({ review: reviewId, lang })
  await ctx.mailer.send({
    ...reviewAnswerMail({
      to: stay.email,
      language: lang,
      hotelName: stay.hotelName,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      answer: queued.answer,
      link: `${ctx.publicUrl}/stays/${stay.slug}/reviews?${words}#review-${reviewId}`,
      stopLink: `${makeGuestLink(ctx, stay)}/letters?lang=${lang}`,
    }),
    id: `review-answer.${reviewId}`,
  })
  await updateAnswerMailSent(ctx.sql, reviewId, ctx.clock())
}

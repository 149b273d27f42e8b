import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { ReviewList } from './review-list.tsx'
import { ScoreLine } from './score-badge.tsx'
import { ScoreSummary } from './score-summary.tsx'

/** The score at the top of the page, which leads to the reviews below. */
export function ReviewsLink({ page: { visit, reviews } }: { page: GuestPageOf<'hotel'> }) {
  const { score, reviews: count } = reviews.scores
  if (!score) return null
  return (
    <a href="#reviews" className="rounded-sm font-medium text-text hover:underline">
      <ScoreLine language={visit.language} score={{ average: score, reviews: count }} />
    </a>
  )
}

/** The newest reviews on the page of a hotel; all of them have a page of their own. */
export function HotelReviews({ page: { visit, hotel, reviews: found } }: { page: GuestPageOf<'hotel'> }) {
  const { language } = visit
  const words = textsIn(language).reviews.list
  const { scores, reviews, hasMore } = found
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3.5 scroll-mt-6">
        {words.heading}
      </h2>
      {scores.reviews === 0 && reviews.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <ScoreSummary visit={visit} scores={scores} />
          <div className="mt-5">
            <ReviewList language={language} reviews={reviews} />
          </div>
          {hasMore ? (
            <a
              href={makeAddress(visit, `/stays/${hotel.slug}/reviews`)}
              className={cx(buttonClass({ variant: 'secondary' }), 'mt-4')}
            >
              {words.all}
            </a>
          ) : null}
        </>
      )}
    </section>
  )
}

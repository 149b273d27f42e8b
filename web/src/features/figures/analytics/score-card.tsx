import type { ReviewMeta } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useReviewPage } from '../../../data/reviews.ts'
import { averageText } from '../../../lib/format-number.ts'
import { useUser } from '../../../session/session-context.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArrowRight } from '../../../ui/icons/arrow-right.ts'

/** The scores of the hotels and the reviews that wait for somebody; nothing until there is a review. */
export function ScoreCard() {
  const { platform } = usePlatform()
  const { userType } = useUser()
  const isAsked = userType !== 'affiliate' && platform?.switches.guestSite === 'open'
  return isAsked ? <Asked /> : null
}

function Asked() {
  const meta = useReviewPage({ page: 1 }).data?.meta
  if (!meta || meta.total === 0) return null
  return (
    <Card aria-label={say('Guest score')} className="mt-3.5 md:mt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {meta.score ? (
          <span className="inline-grid h-12 min-w-14 place-items-center rounded-[12px] bg-primary px-3 font-display text-xl text-on-primary tabular-nums">
            {averageText(meta.score.average)}
          </span>
        ) : null}
        <p className="min-w-0 grow">
          <b className="block">{say('Guest score')}</b>
          <span className="text-[14px] text-muted">{countWords(meta)}</span>
        </p>
        <ButtonLink to="/bookings/reviews" variant="quiet" size="sm">
          {say('Reviews')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </div>
    </Card>
  )
}

function countWords({ total, unanswered, reported }: ReviewMeta): string {
  return [
    say('{total, plural, one {# review} other {# reviews}}', { total }),
    ...(unanswered > 0 ? [say('{count} not answered', { count: unanswered })] : []),
    ...(reported > 0 ? [say('{count} reported', { count: reported })] : []),
  ].join(' · ')
}

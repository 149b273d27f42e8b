import { type HotelScores, reviewParts } from '@roomlark/contract/bookings/reviews'
import { scoreIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { ScoreBadge } from './score-badge.tsx'

type SummaryProps = { visit: GuestVisit; scores: HotelScores }

/** The average, how the scores are spread and the parts; without an average while there are too few reviews. */
export function ScoreSummary({ visit, scores }: SummaryProps) {
  const { language } = visit
  const texts = textsIn(language).reviews
  const words = texts.list
  const { score, reviews, distribution } = scores
  const most = Math.max(...distribution, 1)
  const parts = reviewParts.flatMap((part) => {
    const average = scores[part]
    return average === null ? [] : [{ part, average }]
  })
  return (
    <div className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] md:gap-10">
      <div className="flex items-center gap-3.5 md:flex-col md:items-start">
        {score === null ? null : <ScoreBadge language={language} score={score} isLarge />}
        <div>
          <p className="font-strong">{sayCount(language, words.count, reviews)}</p>
          {score === null && reviews > 0 ? <p className="text-sm text-muted">{words.tooFew}</p> : null}
          <p className="text-sm text-muted">
            {words.verified}{' '}
            <a href={makeAddress(visit, '/stays/reviews')} className="link">
              {texts.rules.title}
            </a>
          </p>
        </div>
      </div>
      {score === null ? null : (
        <ol className="grid content-start gap-1.5 text-sm tabular-nums">
          {[5, 4, 3, 2, 1].map((value) => {
            const count = distribution[value - 1] ?? 0
            return (
              <li key={value} className="grid grid-cols-[14px_minmax(0,1fr)_32px] items-center gap-2.5">
                <span className="sr-only">{fill(words.share, { score: value, count })}</span>
                <span aria-hidden="true">{value}</span>
                <Bar share={count / most} />
                <span aria-hidden="true" className="text-right text-muted">
                  {count}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {parts.length === 0 ? null : (
        <dl className="grid content-start gap-1.5 text-sm">
          {parts.map(({ part, average }) => (
            <div
              key={part}
              className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_32px] items-center gap-2.5"
            >
              <dt>{texts.parts[part]}</dt>
              <Bar share={average / 5} />
              <dd className="text-right font-strong tabular-nums">{scoreIn(language, average)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
      <span className="block h-full bg-primary" style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}

import { type ReviewPart, type ReviewTrends, reviewParts } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { averageText } from '../../../../lib/format-number.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Sparkline } from '../../../../ui/sparkline.tsx'
import { partNames, topicNames } from './review-words.ts'

/** Trends of a hotel's scores, and the topics of its reviews. */
export function TrendsCard({ trends }: { trends: ReviewTrends }) {
  if (trends.scores.reviews === 0) return null
  return (
    <Card className="mb-5">
      <CardHead
        title={say('Scores and topics')}
        subtitle={say('The last twelve months, and the averages that guests see')}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Scores trends={trends} />
        <Topics trends={trends} />
      </div>
    </Card>
  )
}

const rows = ['score', ...reviewParts] as const

function Scores({ trends }: { trends: ReviewTrends }) {
  const { scores, months } = trends
  const name = (row: 'score' | ReviewPart) => (row === 'score' ? say('The whole stay') : partNames[row])
  return (
    <div>
      <table className="w-full text-[14px]">
        <caption className="sr-only">{say('Scores and topics')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say('Part of the stay')}</th>
            <th scope="col">{say('Trend')}</th>
            <th scope="col">{say('Average')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const values = months.flatMap((month) => month[row] ?? [])
            const average = scores[row]
            return (
              <tr key={row} className="border-t border-border first:border-t-0">
                <th scope="row" className="py-2 text-left font-normal">
                  {name(row)}
                </th>
                <td className="py-2">
                  <Sparkline values={values} className="text-primary" />
                  <span className="sr-only">{trendWords(values)}</span>
                </td>
                <td className="py-2 text-right font-strong tabular-nums">
                  {average === null ? '–' : averageText(average)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {scores.score === null ? (
        <p className="mt-2 text-sm text-muted">{say('The average is shown from five reviews on.')}</p>
      ) : null}
    </div>
  )
}

function trendWords(values: readonly number[]): string {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return ''
  return say('from {first} to {last}', { first: averageText(first), last: averageText(last) })
}

function Topics({ trends: { topics, searched } }: { trends: ReviewTrends }) {
  if (topics.length === 0) return null
  return (
    <div>
      <table className="w-full text-[14px]">
        <caption className="mb-1 text-left font-strong">{say('What guests mention')}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {say('Topic')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {say('Good##in a review')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {say('Could be better')}
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.slice(0, 6).map(({ topic, good, better }) => (
            <tr key={topic} className="border-t border-border">
              <th scope="row" className="py-1.5 text-left font-normal">
                {topicNames[topic]}
              </th>
              <td className="py-1.5 text-right text-success-text tabular-nums">{good}</td>
              <td className="py-1.5 text-right text-warning-text tabular-nums">{better}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">
        {say(
          '{count, plural, one {Counted in # review} other {Counted in # reviews}}: how many have a word about it, whatever they say with it.',
          { count: searched },
        )}
      </p>
    </div>
  )
}

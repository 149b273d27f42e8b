import { say } from '@roomlark/contract/say'
import type { PayoutRun } from '@roomlark/contract/settlement/payouts'
import { monthWords } from '../../../../lib/day-words.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Link } from '../../../../ui/link.tsx'
import { runPath } from './payouts-address.ts'
import { stateBadges, usd } from './run-words.ts'

/** Other months. */
export function RunsCard({ runs, shown }: { runs: readonly PayoutRun[]; shown: PayoutRun }) {
  const others = runs.filter(({ id }) => id !== shown.id)
  if (others.length === 0) return null
  return (
    <Card>
      <h2 className="mb-2">{say('Other runs')}</h2>
      <ul className="divide-y divide-border">
        {others.map(({ id, month, state, pays }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            <Link to={runPath(month)} className="link">
              {monthWords(month)}
            </Link>
            <span className="ml-auto tabular-nums">{usd(pays.cents)}</span>
            <Badge tone={stateBadges[state].tone}>{stateBadges[state].word}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

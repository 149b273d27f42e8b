import { say } from '@roomlark/contract/say'
import type { EarningsLine, EarningsStatement } from '@roomlark/contract/settlement/earnings'
import { conversionWords } from '@roomlark/contract/settlement/payout-accounts'
import type { ReactNode } from 'react'
import { useEarningsLines } from '../../../data/earnings.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { Link } from '../../../ui/link.tsx'
import { staysWords } from './earnings-words.ts'

/** Sum of the stays, corrections and carried-over amounts that gives the amount paid. */
export function StatementSum({ statement }: { statement: EarningsStatement }) {
  const { summary, corrections } = statement
  const { id, stays, earnedUsdCents, correctionsUsdCents, carriedUsdCents } = summary
  const lines = useEarningsLines(id, { kind: 'correction' }, corrections > 0)
  const rows = lines.data?.pages.flatMap(({ data }) => data) ?? []
  // Many corrections, or those that did not load, stand in one line.
  const isListed = rows.length === corrections && corrections <= 5
  const isPaid = summary.decision === 'pay'
  return (
    <dl className="mx-[18px] border-t border-border pt-3.5 pb-[26px] tabular-nums md:mr-[34px] md:ml-[44%] md:border-t-0">
      <Row name={staysWords(stays)} usdCents={earnedUsdCents} />
      {corrections > 0 && !isListed ? (
        <Row
          name={say('Corrections of {stays, plural, one {# stay} other {# stays}}', { stays: corrections })}
          usdCents={correctionsUsdCents}
        />
      ) : null}
      {isListed
        ? rows.map((line) => (
            <Row key={line.bookingId} name={<Correction line={line} />} usdCents={line.netUsdCents} />
          ))
        : null}
      {carriedUsdCents === 0 ? null : (
        <Row name={say('Carried over from before')} usdCents={carriedUsdCents} />
      )}
      <Row name={say('Transfer fee')} usdCents={0} />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-text pt-3">
        <dt className="font-strong">{isPaid ? say('Paid out') : say('Carried over')}</dt>
        <dd className="font-display text-[26px] leading-8 font-[540] tracking-[-0.02em]">
          {usd(isPaid ? summary.payoutUsdCents : summary.totalUsdCents)}
        </dd>
      </div>
      {summary.conversion ? (
        <div className="mt-1.5 text-sm text-muted">
          <dt className="sr-only">{say('In your currency')}</dt>
          <dd>{conversionWords(summary.conversion)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function Row({ name, usdCents }: { name: ReactNode; usdCents: number }) {
  return (
    <div className="flex justify-between gap-4 py-[3px]">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd>{usd(usdCents)}</dd>
    </div>
  )
}

function Correction({ line: { reference, hotel, corrects } }: { line: EarningsLine }) {
  if (!corrects) return say('{booking} at {hotel}', { booking: reference, hotel: hotel.name })
  return sayRich('{booking} at {hotel}, corrects <link>{statement}</link>', {
    booking: reference,
    hotel: hotel.name,
    link: (text) => (
      <Link to={`/performance/earnings/statements/${corrects.id}`} className="link">
        {text}
      </Link>
    ),
    statement: corrects.number,
  })
}

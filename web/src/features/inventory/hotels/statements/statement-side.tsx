import { daysBetween } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import {
  endOfMonth,
  type HotelStatement,
  type StatementSum,
} from '@roomlark/contract/settlement/hotel-statements'
import { longDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Timeline } from '../../../../ui/timeline.tsx'
import { PayOnline } from './pay-online.tsx'
import { describeStanding, leftWords, statementSteps } from './statement-words.ts'

/** Total of the statement, and the steps until it is paid. */
export function StatementSide({ statement }: { statement: HotelStatement }) {
  const { platform } = usePlatform()
  return (
    <aside className="grid gap-3.5 md:gap-5">
      <TotalCard statement={statement} />
      {statement.state === 'nothing' ? null : (
        <Card aria-labelledby="until-paid">
          <h2 id="until-paid" className="mb-3.5">
            {say('Until it is paid')}
          </h2>
          <Timeline items={statementSteps(statement)} />
          {platform?.switches.payouts === 'closed' ? (
            <p className="mt-4 border-t border-border pt-3.5 text-[14px] text-muted">
              {say('Payments are not open yet. Nothing has to be paid before we announce it.')}
            </p>
          ) : null}
        </Card>
      )}
    </aside>
  )
}

function TotalCard({ statement }: { statement: HotelStatement }) {
  const { number, state, totalCents, currency, paid } = statement
  const { tone, name } = describeStanding(statement)
  const left = leftWords(paid, currency)
  return (
    <Card aria-label={say('Total')}>
      <div className="flex items-center justify-between gap-3">
        {number === null ? (
          <span className="text-sm text-muted">{say('Numbered when it closes')}</span>
        ) : (
          <span className="keytag">{number}</span>
        )}
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="mt-4 text-[14px] text-muted">{state === 'open' ? say('Total so far') : say('Total')}</p>
      <p className="font-display text-[34px] leading-[42px] tracking-[-0.02em] tabular-nums wrap-anywhere">
        {moneyText(totalCents, currency)}
      </p>
      {left ? <p className="text-sm text-muted">{left}</p> : null}
      <PayOnline statement={statement} />
      {state === 'open' ? <MonthBar statement={statement} /> : null}
      <Sums statement={statement} />
    </Card>
  )
}

/** Elapsed part of the month. */
function MonthBar({ statement: { month, today } }: { statement: HotelStatement }) {
  const first = `${month}-01`
  const days = daysBetween(first, endOfMonth(first)) + 1
  const day = Math.min(days, daysBetween(first, today) + 1)
  const isOver = today > endOfMonth(first)
  const words = isOver
    ? say('All {days} days have passed', { days })
    : say('Day {day} of {days}', { day, days })
  return (
    <>
      <div aria-hidden="true" className="mt-2 mb-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <i className="block h-full rounded-full bg-primary" style={{ width: `${(day / days) * 100}%` }} />
      </div>
      <p className="text-sm text-muted">{words}</p>
    </>
  )
}

function Sums({ statement }: { statement: HotelStatement }) {
  const { state, currency, month, counted: sum, asked, disputed, held, toCome } = statement
  const expected = sum.grossCents + toCome.grossCents
  return (
    <dl className="mt-3.5 grid gap-2 tabular-nums">
      <Sum
        words={
          state === 'open'
            ? say('Counted, {lines, plural, one {# line} other {# lines}}', { lines: sum.lines })
            : say('Billed, {lines, plural, one {# line} other {# lines}}', { lines: sum.lines })
        }
        sum={sum}
        currency={currency}
      />
      <Waiting status={say('Disputed')} sum={disputed} currency={currency} />
      <Waiting status={say('Asked##state')} sum={asked} currency={currency} />
      <Waiting status={say('On hold')} sum={held} currency={currency} />
      {state === 'open' && toCome.lines > 0 ? (
        <div className="mt-1 flex justify-between gap-4 border-t border-border pt-3 font-strong">
          <dt>
            {say('Expected by {day}', { day: longDay(endOfMonth(`${month}-01`)) })}
            <span className="block text-sm font-normal text-muted">
              {say('{stays, plural, one {# stay} other {# stays}} still to end', { stays: toCome.lines })}
            </span>
          </dt>
          <dd>{moneyText(expected, currency)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

type SumProps = { words: string; sum: StatementSum; currency: string; isMuted?: boolean }

function Sum({ words, sum, currency, isMuted = false }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${isMuted ? 'text-muted' : ''}`}>
      <dt>{words}</dt>
      <dd>{moneyText(sum.grossCents, currency)}</dd>
    </div>
  )
}

function Waiting({ status, sum, currency }: { status: string; sum: StatementSum; currency: string }) {
  if (sum.lines === 0) return null
  return (
    <Sum
      words={say('{status}, {lines, plural, one {# line} other {# lines}}, not counted', {
        status,
        lines: sum.lines,
      })}
      sum={sum}
      currency={currency}
      isMuted
    />
  )
}

import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { NextPayout } from '@roomlark/contract/settlement/earnings'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { fullDay, longDay } from '../../../lib/day-words.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Clock } from '../../../ui/icons/clock.ts'
import { Info } from '../../../ui/icons/info.ts'
import { Link } from '../../../ui/link.tsx'
import { Note } from '../../../ui/note.tsx'
import { obstacleWords, staysWords, waitWords } from './earnings-words.ts'
import { staysPath } from './stays-address.ts'

type Props = { next: NextPayout; className?: string }

/** The next payout as a sum, and the obstacles to it. */
export function NextPayoutCard({ next, className }: Props) {
  const { statementOn, payOn, ready, becoming, corrections, carriedUsdCents, totalUsdCents, obstacles } = next
  const stays = ready.stays + becoming.stays + corrections.stays
  const isClosed = obstacles.some(({ kind }) => kind === 'closed')
  const lastDay = longDay(addDays(statementOn, -1))
  return (
    <Card aria-labelledby="next-payout" {...(className && { className })}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2
            id="next-payout"
            className="font-sans text-base leading-[22px] font-[400] tracking-normal text-muted"
          >
            {isClosed ? say('Next payout') : say('Next payout, {day}', { day: fullDay(payOn) })}
          </h2>
          <p className="mt-0.5 font-display text-[38px] leading-[46px] font-[500] tracking-[-0.02em] tabular-nums">
            {usd(Math.max(0, totalUsdCents))}
          </p>
        </div>
        {stays > 0 ? (
          <ButtonLink to={staysPath('next')} variant="secondary">
            {say('See the {stays, plural, one {# stay} other {# stays}}', { stays })}
          </ButtonLink>
        ) : null}
      </div>
      <dl className="mt-3.5 tabular-nums">
        <Row
          name={say('Payable now, {stays, plural, one {# stay} other {# stays}}', { stays: ready.stays })}
          usdCents={ready.usdCents}
        >
          {next.isAdvance ? null : say('What hotels have paid for')}
        </Row>
        {becoming.stays > 0 ? (
          <Row
            name={say('Payable by {day}, {stays, plural, one {# stay} other {# stays}}', {
              day: lastDay,
              stays: becoming.stays,
            })}
            usdCents={becoming.usdCents}
          >
            {say('Their holding period ends in time for the statement of {day}', {
              day: longDay(statementOn),
            })}
          </Row>
        ) : null}
        {carriedUsdCents !== 0 ? (
          <Row name={say('Carried over from earlier statements')} usdCents={carriedUsdCents} />
        ) : null}
        {corrections.stays > 0 ? (
          <Row
            name={say('Corrections, {stays, plural, one {# stay} other {# stays}}', {
              stays: corrections.stays,
            })}
            usdCents={corrections.usdCents}
          >
            {say('Paid before, and worth less since')}
          </Row>
        ) : null}
        <Row isResult name={resultWords(next, isClosed)} usdCents={totalUsdCents} />
      </dl>
      <div className="mt-4 grid gap-2.5 empty:hidden">
        {obstacles
          // With nothing to pay, only what concerns everybody is worth saying.
          .filter(({ kind }) => totalUsdCents !== 0 || kind === 'closed')
          .map((obstacle) => (
            <Note key={obstacle.kind} tone="warning" icon={<Info />}>
              {obstacleWords(obstacle, next)}
              {obstacle.kind === 'no-details' || obstacle.kind === 'refused-account' ? (
                <>
                  {' '}
                  <Link to="/performance/earnings/details" className="link">
                    {say('Payout details')}
                  </Link>
                </>
              ) : null}
            </Note>
          ))}
      </div>
    </Card>
  )
}

function resultWords({ payOn, obstacles }: NextPayout, isClosed: boolean): string {
  if (isClosed) return say('Kept until payouts are open')
  return obstacles.length === 0 ? say('Paid on {day}', { day: longDay(payOn) }) : say('Together')
}

type RowProps = { name: string; usdCents: number; isResult?: boolean; children?: ReactNode }

function Row({ name, usdCents, isResult = false, children }: RowProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-[5px]',
        isResult && 'mt-1.5 border-t border-border pt-[11px] font-strong',
      )}
    >
      <dt>
        {name}
        {children ? <span className="block text-sm leading-[18px] text-muted">{children}</span> : null}
      </dt>
      <dd className="text-right">{usd(usdCents)}</dd>
    </div>
  )
}

/** Earnings that are not in the next payout: why, and until when. */
export function WaitingCard({ next, className }: Props) {
  const { waits, otherWaits } = next
  const usdCents = waits.reduce((sum, wait) => sum + wait.usdCents, otherWaits.usdCents)
  const stays = waits.reduce((sum, wait) => sum + wait.stays, otherWaits.stays)
  if (stays === 0) return null
  return (
    <Card aria-labelledby="waiting" {...(className && { className })}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="waiting">{say('Pending')}</h2>
        <Link to={staysPath('waiting')} className="link text-[14px] tabular-nums">
          {staysWords(stays)}, {usd(usdCents)}
        </Link>
      </div>
      <ul className="tabular-nums">
        {waits.map((wait) => {
          const { why, until } = waitWords(wait, next)
          return (
            <li
              key={`${wait.reason} ${wait.hotel?.id} ${wait.month} ${wait.untilOn}`}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-border py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <Clock
                aria-hidden="true"
                className={cx('mt-0.5 size-[18px]', wait.isOverdue ? 'text-error-text' : 'text-muted')}
              />
              <span className="min-w-0">
                <span className="block wrap-anywhere">{why}</span>
                <span className={cx('block text-sm', wait.isOverdue ? 'text-error-text' : 'text-muted')}>
                  {until}
                </span>
              </span>
              <span className="text-right">
                {usd(wait.usdCents)}
                <span className="block text-sm text-muted">{staysWords(wait.stays)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {otherWaits.stays > 0 ? (
        <p className="mt-3 text-sm text-muted">
          {say('And {amount} for {stays, plural, one {# stay} other {# stays}} more.', {
            amount: usd(otherWaits.usdCents),
            stays: otherWaits.stays,
          })}
        </p>
      ) : null}
    </Card>
  )
}

import { say } from '@roomlark/contract/say'
import type { StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card } from '../../../../ui/card.tsx'
import { Timeline, type TimelineItem } from '../../../../ui/timeline.tsx'

/** Unpaid balance with its parts, and the days of the statement. */
export function StatementSum({ statement }: { statement: StatementAccount }) {
  const { currency, openCents, totalCents, paidCents, writtenOffCents, shareCents } = statement
  const money = (cents: number) => moneyText(cents, currency)
  /** Formats a deduction, without a sign before 0. */
  const less = (cents: number) => money(cents === 0 ? 0 : -cents)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card aria-label={say('Sum')}>
        <p className="text-[14px] text-muted">{openCents < 0 ? say('Credit') : say('Left to pay')}</p>
        <p className="font-display text-[38px] leading-[48px] tabular-nums max-md:text-[28px] max-md:leading-9">
          {money(Math.abs(openCents))}
        </p>
        {openCents < 0 ? (
          <p className="text-[14px] text-muted">{say('The next statement in this currency takes it.')}</p>
        ) : null}
        <dl className="mt-4 grid gap-2.5 text-[14px]">
          <Line term={say('Statement')}>{money(totalCents)}</Line>
          <Line term={say('Paid')}>{less(paidCents)}</Line>
          {writtenOffCents === 0 ? null : <Line term={say('Written off')}>{less(writtenOffCents)}</Line>}
          <Line term={openCents < 0 ? say('Credit') : say('Left to pay')} isTotal>
            {money(Math.abs(openCents))}
          </Line>
          <Line term={say('Of the statement, Roomlark’s share')}>{money(shareCents)}</Line>
        </dl>
      </Card>
      <Days statement={statement} />
    </div>
  )
}

type LineProps = { term: string; isTotal?: boolean; children: ReactNode }

function Line({ term, isTotal = false, children }: LineProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-3',
        isTotal ? 'border-t-2 border-text pt-2.5 font-strong' : 'last:text-muted',
      )}
    >
      <dt>{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function listTimelineItems(statement: StatementAccount): TimelineItem[] {
  const { closedAt, dueOn, standing, pausesOn, pausedAt, settledAt } = statement
  const isOverdue = standing === 'overdue'
  return [
    {
      key: 'closed',
      mark: 'done',
      title: say('Closed {day}', { day: longDate(new Date(closedAt)) }),
      detail: say('Its lines are final'),
    },
    {
      key: 'due',
      mark: standing === 'due' ? 'now' : 'done',
      title: say('Due {day}', { day: fullDay(dueOn) }),
      detail: dueDetail(statement),
    },
    ...pauseItems(pausesOn, pausedAt),
    settledAt === null
      ? {
          key: 'settled',
          mark: isOverdue ? 'now' : 'next',
          title: say('Settled'),
          detail: say('When everything is paid or written off'),
        }
      : {
          key: 'settled',
          mark: 'done',
          title: say('Settled {day}', { day: longDate(new Date(settledAt)) }),
          detail: say('Nothing is left to pay'),
        },
  ]
}

function dueDetail({ standing, daysOverdue, remindedAt }: StatementAccount): string {
  const isOverdue = standing === 'overdue'
  if (remindedAt === null) {
    return isOverdue
      ? say('Overdue for {days, plural, one {# day} other {# days}}', { days: daysOverdue })
      : say('Payment by bank transfer')
  }
  const day = longDate(new Date(remindedAt))
  return isOverdue
    ? say('Overdue for {days, plural, one {# day} other {# days}}. The hotel was reminded on {day}', {
        days: daysOverdue,
        day,
      })
    : say('Payment by bank transfer. The hotel was reminded on {day}', { day })
}

function pauseItems(pausesOn: string | null, pausedAt: string | null): TimelineItem[] {
  if (pausedAt !== null) {
    const detail = say('Since {day}', { day: longDate(new Date(pausedAt)) })
    return [{ key: 'pause', mark: 'done', title: say('Bookings are paused'), detail }]
  }
  if (pausesOn === null) return []
  const title = say('Bookings pause {day}', { day: fullDay(pausesOn) })
  return [{ key: 'pause', mark: 'next', title, detail: say('As announced to the hotel') }]
}

function Days({ statement }: { statement: StatementAccount }) {
  return (
    <Card aria-label={say('Until it is settled')}>
      <h2 className="mb-4">{say('Until it is settled')}</h2>
      <Timeline items={listTimelineItems(statement)} />
    </Card>
  )
}

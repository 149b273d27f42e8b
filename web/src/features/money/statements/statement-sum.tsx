import type { StatementAccount } from '@roomlark/contract/statement-payments'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'
import { fullDay } from '../../../lib/day-words.ts'
import { longDate } from '../../../lib/format-date.ts'
import { counted } from '../../../lib/format-number.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Card } from '../../../ui/card.tsx'

/** What is left to pay, how it comes about, and the days of the statement. */
export function StatementSum({ statement }: { statement: StatementAccount }) {
  const { currency, openCents, totalCents, paidCents, writtenOffCents, shareCents } = statement
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card aria-label="Sum">
        <p className="text-[14px] text-muted">{openCents < 0 ? 'Credit' : 'Left to pay'}</p>
        <p className="font-display text-[38px] leading-[48px] tabular-nums max-md:text-[28px] max-md:leading-9">
          {money(Math.abs(openCents))}
        </p>
        {openCents < 0 ? (
          <p className="text-[14px] text-muted">The next statement in this currency takes it.</p>
        ) : null}
        <dl className="mt-4 grid gap-2.5 text-[14px]">
          <Line term="Statement">{money(totalCents)}</Line>
          <Line term="Paid">{money(-paidCents)}</Line>
          {writtenOffCents === 0 ? null : <Line term="Written off">{money(-writtenOffCents)}</Line>}
          <Line term={openCents < 0 ? 'Credit' : 'Left to pay'} isTotal>
            {money(Math.abs(openCents))}
          </Line>
          <Line term="Of the statement, Roomlark’s share">{money(shareCents)}</Line>
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

type Day = { title: string; text: string; mark: 'done' | 'now' | 'next' }

function daysOf(statement: StatementAccount): Day[] {
  const { closedAt, dueOn, standing, daysOverdue, remindedAt, pausesOn, pausedAt, settledAt } = statement
  const isOpen = settledAt === null
  const reminded = remindedAt === null ? [] : [`The hotel was reminded on ${longDate(new Date(remindedAt))}`]
  const due: Day = {
    title: `Due ${fullDay(dueOn)}`,
    text: standing === 'overdue' ? `Overdue for ${counted(daysOverdue, 'day')}` : 'Payment by bank transfer',
    mark: isOpen ? (standing === 'overdue' ? 'done' : 'now') : 'done',
  }
  const pause: Day[] =
    pausesOn === null
      ? []
      : [
          {
            title: pausedAt === null ? `Bookings pause ${fullDay(pausesOn)}` : 'Bookings are paused',
            text: pausedAt === null ? 'As announced to the hotel' : `Since ${longDate(new Date(pausedAt))}`,
            mark: pausedAt === null ? 'next' : 'done',
          },
        ]
  return [
    { title: `Closed ${longDate(new Date(closedAt))}`, text: 'Numbered, its lines stand', mark: 'done' },
    { ...due, text: [due.text, ...reminded].join('. ') },
    ...pause,
    {
      title: isOpen ? 'Settled' : `Settled ${longDate(new Date(settledAt))}`,
      text: isOpen ? 'When everything is paid or written off' : 'Nothing is left to pay',
      mark: isOpen ? (standing === 'overdue' ? 'now' : 'next') : 'done',
    },
  ]
}

const marks = {
  done: 'border-primary bg-primary',
  now: 'border-accent bg-surface',
  next: 'border-control bg-surface',
} as const

function Days({ statement }: { statement: StatementAccount }) {
  return (
    <Card aria-label="Until it is settled">
      <h2 className="mb-4">Until it is settled</h2>
      <ol className="grid gap-4">
        {daysOf(statement).map(({ title, text, mark }) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className={cx('mt-1 size-4 shrink-0 rounded-full border-2', marks[mark])}
            />
            <span className="min-w-0">
              <strong className="block font-strong">{title}</strong>
              <span className="block text-[14px] text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

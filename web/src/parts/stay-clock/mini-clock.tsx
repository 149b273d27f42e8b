import { stayClock } from '@roomlark/contract/partners/stay-clock'
import type { ClockMark, StayClockFacts } from '@roomlark/contract/partners/stay-clock-facts'
import { cx } from '../../lib/cx.ts'
import { clockDay } from './clock-day.ts'

const pipClass: Record<ClockMark, string> = {
  done: 'bg-primary',
  now: 'bg-accent',
  next: 'bg-control/25',
  paused: 'bg-warning',
  stopped: 'bg-error',
}

/** The stay clock in a row of a list: five pips, the word and what comes next. */
export function MiniClock({ facts, now = new Date() }: { facts: StayClockFacts; now?: Date }) {
  const { title, next, moments } = stayClock(facts, now, { day: clockDay })
  return (
    <span className="flex items-center gap-3 text-[14px] leading-5">
      <span aria-hidden="true" className="flex w-[82px] shrink-0 gap-[3px]">
        {moments.map(({ mark, word }) => (
          <i key={word} className={cx('h-1.5 w-3.5 rounded-xs', pipClass[mark])} />
        ))}
      </span>
      <span className="min-w-0">
        <b className="font-[560]">{title}</b> <span className="text-muted">{next}</span>
      </span>
    </span>
  )
}

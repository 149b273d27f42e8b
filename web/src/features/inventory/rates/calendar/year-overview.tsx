import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { say } from '@roomlark/contract/say'
import { monthWords } from '../../../../lib/day-words.ts'
import { wholePercent } from '../../../../lib/format-number.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { CalendarRange } from '../../../../ui/icons/calendar-range.ts'
import { type MonthFacts, monthFacts, takenPercent } from './month-facts.ts'

type YearOverviewProps = {
  calendar: Calendar
  /** Opens a month, at the row of a room type. */
  onMonth: (month: string, row: number) => void
  onNights: () => void
}

/** Twelve months of every room type at a glance: the range of prices, and the share that is taken. */
export function YearOverview({ calendar, onMonth, onNights }: YearOverviewProps) {
  const { roomTypes, currency } = calendar
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[14px] text-muted">{say('Choose a month to change its nights.')}</p>
        <Button variant="quiet" size="sm" className="max-md:hidden" onClick={onNights}>
          <CalendarRange aria-hidden="true" className="size-4" />
          {say('Show every night')}
        </Button>
      </div>
      <div className="grid gap-5">
        {roomTypes.map(({ id, name, units, nights }, row) => (
          <section key={id} aria-label={name}>
            <h3 className="mb-2 wrap-anywhere">
              {name}{' '}
              <span className="text-sm font-normal text-muted">
                {say('{units, plural, one {# room} other {# rooms}}', { units })}
              </span>
            </h3>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 desk:grid-cols-6">
              {monthFacts(nights).map((month) => (
                <li key={month.month}>
                  <Month facts={month} currency={currency} onOpen={() => onMonth(month.month, row)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

type MonthProps = { facts: MonthFacts; currency: string; onOpen: () => void }

function Month({ facts, currency, onOpen }: MonthProps) {
  const { month, lowestCents, highestCents, fullNights, closedNights } = facts
  const lowest = amountText(lowestCents, currency)
  const highest = amountText(highestCents, currency)
  const notes = [
    fullNights > 0
      ? say('{count, plural, one {# night full} other {# nights full}}', { count: fullNights })
      : '',
    closedNights > 0
      ? say('{count, plural, one {# night closed} other {# nights closed}}', { count: closedNights })
      : '',
  ].filter(Boolean)
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid size-full content-start rounded-md border border-border px-3 py-2.5 text-left leading-5 hover:bg-sunken"
    >
      <span className="text-sm text-muted">{monthWords(month)}</span>
      <span className="font-[580] tabular-nums wrap-anywhere">
        {lowest === highest ? lowest : `${lowest} – ${highest}`}
      </span>
      <TakenBar facts={facts} />
      <span className="text-xs text-muted">
        {[say('{percent} taken', { percent: wholePercent(takenPercent(facts)) }), ...notes].join(', ')}
      </span>
    </button>
  )
}

/** Taken, closed and left must contrast with each other and with the card. */
function TakenBar({ facts: { taken, closed, left } }: { facts: MonthFacts }) {
  return (
    <span
      aria-hidden="true"
      data-bar=""
      className="my-1.5 flex h-2 overflow-hidden rounded-full bg-surface [box-shadow:inset_0_0_0_1px_var(--color-control)]"
    >
      <i style={{ flexGrow: taken }} className="bg-primary" />
      <i style={{ flexGrow: closed }} className="bg-control" />
      <i style={{ flexGrow: left }} />
    </span>
  )
}

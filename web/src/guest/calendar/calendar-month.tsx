import { addDays, addMonths, daysBetween, getWeekday } from '@roomlark/contract/dates'
import { dayWords, weekdayNames, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import type { ChosenDates, StayDatesProps } from './stay-dates-props.ts'

type MonthProps = Pick<StayDatesProps, 'language' | 'words' | 'today'> & {
  stay: ChosenDates
  /** The first day of the month. */
  first: string
  byNight: ReadonlyMap<string, PricedNight>
  /** The day that the keyboard stands on. */
  seen: string
  currency: string
  onChoose: (date: string) => void
  onSee: (date: string) => void
}

export function CalendarMonth(props: MonthProps) {
  const { language, words, today, stay, first, byNight, seen, currency, onChoose, onSee } = props
  const days = Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, day) =>
    addDays(first, day),
  )
  const prices = days.flatMap((day) => byNight.get(day)?.priceCents ?? [])
  // The lowest price is marked only if prices differ.
  const lowest = new Set(prices).size > 1 ? Math.min(...prices) : undefined
  const blanks = (getWeekday(first) + 6) % 7
  return (
    <div className="grid grid-cols-7 text-center">
      {weekdayNames(language).map((name) => (
        <abbr key={name} title={name} className="py-1.5 text-xs text-muted no-underline">
          {name.slice(0, 2)}
        </abbr>
      ))}
      {days.map((day, index) => {
        const night = byNight.get(day)
        const isFull = night !== undefined && night.priceCents === null
        const isEnd = day === stay.from || day === stay.until
        const isWithin = stay.from < day && day < stay.until && stay.from !== ''
        // A night without rooms is no arrival; it may be a day to leave on.
        const isLeaving = stay.from !== '' && stay.until === '' && day > stay.from
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            tabIndex={day === seen ? 0 : -1}
            disabled={day < today || (isFull && !isLeaving)}
            aria-pressed={isEnd}
            aria-label={dayLabel(props, day, night)}
            onClick={() => onChoose(day)}
            onFocus={() => onSee(day)}
            onMouseEnter={() => onSee(day)}
            style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
            className={cx(
              'h-13 rounded-sm text-[15px] leading-5 font-medium disabled:text-disabled md:h-[54px]',
              isFull && 'hatched line-through',
              isWithin && 'bg-primary-soft text-primary-text',
              isEnd ? 'bg-primary text-on-primary' : 'enabled-hover:bg-sunken',
            )}
          >
            {Number(day.slice(8))}
            <span
              className={cx(
                'block h-4 truncate text-xs leading-4 font-normal',
                !isEnd &&
                  (night && night.priceCents === lowest ? 'font-strong text-success-text' : 'text-muted'),
              )}
            >
              {night?.priceCents
                ? wholeMoneyIn(language, night.priceCents, currency)
                : isFull
                  ? words.full
                  : ''}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function dayLabel(
  { language, words, currency }: MonthProps,
  day: string,
  night: PricedNight | undefined,
): string {
  const name = dayWords(language, day)
  if (!night) return name
  if (night.priceCents === null) return `${name}: ${words.noRooms}`
  return fill(words.fromPrice, { day: name, price: wholeMoneyIn(language, night.priceCents, currency) })
}

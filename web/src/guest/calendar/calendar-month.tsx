import { addDays, addMonths, daysBetween, getWeekday } from '@roomlark/contract/dates'
import { dayWords, weekdayNames, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { cellPrice, findLowPrice } from './cell-price.ts'
import type { ChosenDates, StayDatesProps } from './stay-dates-props.ts'

type MonthProps = Pick<StayDatesProps, 'language' | 'words' | 'today'> & {
  stay: ChosenDates
  booked: ChosenDates | undefined
  /** The next click chooses the check-out. */
  choosesEnd: boolean
  /** The first day of the month. */
  first: string
  byNight: ReadonlyMap<string, PricedNight>
  /** The day that the keyboard stands on. */
  seen: string
  currency: string
  /** The day that is marked as today: that of the hotel, or of the guest where there is none. */
  marked: string
  /** Room is left for prices that are still on their way. */
  hasPrices: boolean
  skipsPast: boolean
  onChoose: (date: string) => void
  onSee: (date: string) => void
}

function mondayIndex(date: string): number {
  return (getWeekday(date) + 6) % 7
}

export function WeekdayNames({ language }: Pick<StayDatesProps, 'language'>) {
  return (
    <div className="grid grid-cols-7 text-center">
      {weekdayNames(language).map((name) => (
        <abbr key={name} title={name} className="py-1.5 text-xs text-muted no-underline">
          {name.slice(0, 2)}
        </abbr>
      ))}
    </div>
  )
}

export function CalendarMonth(props: MonthProps) {
  const {
    language,
    words,
    today,
    stay,
    booked,
    choosesEnd,
    first,
    byNight,
    seen,
    currency,
    marked,
    hasPrices,
    skipsPast,
    onChoose,
    onSee,
  } = props
  const days = Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, day) =>
    addDays(first, day),
  )
  const lowest = findLowPrice(days.flatMap((day) => byNight.get(day) ?? []))
  // On a phone the weeks that have passed are left out.
  const weekOfToday = addDays(today, -mondayIndex(today))
  const shown = skipsPast ? days.filter((day) => day >= weekOfToday) : days
  const blanks = mondayIndex(shown[0] ?? first)
  return (
    <div className="grid grid-cols-7 text-center">
      {shown.map((day, index) => {
        const night = byNight.get(day)
        const isFull = night !== undefined && night.priceCents === null
        const isEnd = day === stay.from || day === stay.until
        const isWithin = stay.from < day && day < stay.until && stay.from !== ''
        // A night without rooms is no arrival; it may be a day to leave on.
        const isLeaving = choosesEnd && day > stay.from
        const isBooked = booked !== undefined && booked.from <= day && day <= booked.until
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            tabIndex={day === seen ? 0 : -1}
            disabled={day < today || (isFull && !isLeaving)}
            aria-pressed={isEnd}
            aria-current={day === marked ? 'date' : undefined}
            aria-label={dayLabel(props, day, night)}
            onClick={() => onChoose(day)}
            onFocus={() => onSee(day)}
            onMouseEnter={() => onSee(day)}
            style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
            className={cx(
              day === marked && !isEnd && 'inset-ring-1 inset-ring-control',
              'h-13 rounded-sm text-[15px] leading-5 font-medium disabled:text-disabled md:h-[54px]',
              isBooked && !isEnd && 'border border-dashed border-control',
              isFull && 'hatched line-through',
              isWithin && 'bg-primary-soft text-primary-text',
              isEnd ? 'bg-primary text-on-primary' : 'enabled-hover:bg-sunken',
            )}
          >
            {Number(day.slice(8))}
            {hasPrices ? (
              <span
                className={cx(
                  'block h-4 truncate text-xs leading-4 font-normal',
                  !isEnd &&
                    (night && night.priceCents === lowest ? 'font-strong text-success-text' : 'text-muted'),
                )}
              >
                {night?.priceCents
                  ? cellPrice(language, night.priceCents, currency)
                  : isFull
                    ? words.full
                    : ''}
              </span>
            ) : null}
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

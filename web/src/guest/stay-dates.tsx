import { addDays, daysBetween, weekdayOf } from '@roomlark/contract/dates'
import type { PricedNight, PricedNights } from '@roomlark/contract/guest'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { buttonClass } from '../ui/button-class.ts'
import { dayWords, monthWords, shortDay, weekdayNames, wholeMoneyIn } from './formats.ts'
import { say, sayCount } from './say.ts'
import type { Plural, Texts } from './texts/texts.ts'

type StayDatesProps = {
  language: GuestLanguage
  today: string
  checkInOn: string | null
  checkOutOn: string | null
  adults: number
  childAges: string
  /** The hotel whose prices stand in the calendar; null on the search, which has none. */
  slug: string | null
  words: Texts['calendar'] & { checkIn: string; checkOut: string }
  nights: Plural
}

export const fieldClass =
  'block min-h-[54px] min-w-0 flex-1 rounded-md px-3.5 py-1.5 text-left text-sm text-muted focus-within:outline-2 focus-within:outline-ring'
const value = 'block w-full truncate font-display text-md font-medium text-text'

/** Two date fields of the browser; with script, on a hotel's page, a calendar with prices. */
export function StayDates(props: StayDatesProps) {
  const { checkInOn, checkOutOn, slug, words, today } = props
  const [isEnhanced, setEnhanced] = useState(false)
  const [stay, setStay] = useState({ from: checkInOn ?? '', until: checkOutOn ?? '' })
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useEffect(() => setEnhanced(slug !== null), [slug])
  const fields = [
    { name: 'checkInOn', label: words.checkIn, date: stay.from, min: today },
    { name: 'checkOutOn', label: words.checkOut, date: stay.until, min: addDays(stay.from || today, 1) },
  ]
  return (
    <div className="relative flex gap-1">
      {fields.map(({ name, label, date, min }, index) =>
        isEnhanced ? (
          <button
            key={name}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={cx(fieldClass, 'hover:bg-sunken')}
          >
            {label}
            <span className={value}>{date ? shortDay(props.language, date) : '–'}</span>
            <input type="hidden" name={name} value={date} />
          </button>
        ) : (
          <label key={name} className={fieldClass}>
            {label}
            <input
              type="date"
              name={name}
              defaultValue={date}
              min={min}
              className={cx(value, 'bg-transparent text-[15px]! outline-none')}
              onChange={({ target }) => setStay({ ...stay, [index === 0 ? 'from' : 'until']: target.value })}
            />
          </label>
        ),
      )}
      {isEnhanced && isOpen ? (
        <Calendar {...props} id={id} stay={stay} onChange={setStay} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

type Stay = { from: string; until: string }
type CalendarProps = StayDatesProps & {
  id: string
  stay: Stay
  onChange: (stay: Stay) => void
  onClose: () => void
}

function Calendar(props: CalendarProps) {
  const { language, today, words, stay, onChange, onClose, id } = props
  const { priced, failed } = usePrices(props)
  const [month, setMonth] = useState(`${(stay.from || today).slice(0, 7)}-01`)
  const [seen, setSeen] = useState(stay.from || today)
  const box = useRef<HTMLFieldSetElement>(null)
  const byNight = new Map(priced?.nights.map((night) => [night.night, night]))
  useEffect(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])
  const focusDay = (date: string) => {
    if (date < today) return
    setSeen(date)
    if (date.slice(0, 7) < month.slice(0, 7) || date >= nextMonth(nextMonth(month)))
      setMonth(`${date.slice(0, 7)}-01`)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus())
  }
  const choose = (date: string) => {
    const begins = stay.from === '' || stay.until !== '' || date <= stay.from
    onChange(begins ? { from: date, until: '' } : { from: stay.from, until: date })
  }
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  return (
    <fieldset
      ref={box}
      id={id}
      aria-label={words.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') return onClose()
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        focusDay(addDays(seen, step))
      }}
      className="absolute top-full left-0 z-40 min-w-0 mt-2.5 w-[min(92vw,44rem)] rounded-xl border border-border bg-raised p-4 [box-shadow:var(--shadow-lg)] md:p-6"
    >
      <div className="flex gap-8">
        {[month, nextMonth(month)].map((first, index) => (
          <section key={first} className={cx('min-w-0 flex-1', index === 1 && 'max-md:hidden')}>
            <div className="mb-2 flex items-center justify-between">
              <Turn
                show={index === 0}
                label={words.previous}
                sign="‹"
                disabled={first.slice(0, 7) <= today.slice(0, 7)}
                onClick={() => setMonth(nextMonth(month, -1))}
              />
              <h3 className="font-display text-md font-medium">{monthWords(language, first)}</h3>
              <Turn
                show={index === 1}
                label={words.next}
                sign="›"
                onClick={() => setMonth(nextMonth(month))}
              />
              {index === 0 ? (
                <span className="md:hidden">
                  <Turn show label={words.next} sign="›" onClick={() => setMonth(nextMonth(month))} />
                </span>
              ) : null}
            </div>
            <Month
              {...{ props, first, byNight, seen, currency: priced?.currency ?? '' }}
              onChoose={choose}
              onSee={setSeen}
            />
          </section>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3.5">
        <p aria-live="polite" className="min-w-0 text-[14px]">
          {footerWords(props, byNight.get(seen), priced?.currency, failed)}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            className={buttonClass({ variant: 'quiet' })}
            onClick={() => onChange({ from: '', until: '' })}
          >
            {words.clear}
          </button>
          <button type="submit" className={buttonClass()} disabled={stay.until === ''}>
            {words.show}
          </button>
        </div>
      </div>
    </fieldset>
  )
}

type TurnProps = { show: boolean; label: string; sign: string; disabled?: boolean; onClick: () => void }

function Turn({ show, label, sign, disabled = false, onClick }: TurnProps) {
  if (!show) return <span className="size-10" />
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="size-10 rounded-md text-[22px] leading-none text-primary-text hover:bg-sunken disabled:text-disabled"
    >
      {sign}
    </button>
  )
}

type MonthProps = {
  props: CalendarProps
  first: string
  byNight: ReadonlyMap<string, PricedNight>
  seen: string
  currency: string
  onChoose: (date: string) => void
  onSee: (date: string) => void
}

function Month({ props, first, byNight, seen, currency, onChoose, onSee }: MonthProps) {
  const { language, words, stay, today } = props
  const days = Array.from({ length: daysBetween(first, nextMonth(first)) }, (_, day) => addDays(first, day))
  const prices = days.flatMap((day) => byNight.get(day)?.priceCents ?? [])
  // Where all nights cost the same, none is worth pointing at.
  const lowest = new Set(prices).size > 1 ? Math.min(...prices) : undefined
  const blanks = (weekdayOf(first) + 6) % 7
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
            aria-label={dayLabel(props, day, night, currency)}
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
  { language, words }: CalendarProps,
  day: string,
  night: PricedNight | undefined,
  currency: string,
) {
  const name = dayWords(language, day)
  if (!night) return name
  if (night.priceCents === null) return `${name}: ${words.noRooms}`
  return say(words.fromPrice, { day: name, price: wholeMoneyIn(language, night.priceCents, currency) })
}

function footerWords(
  { language, words, nights, stay }: CalendarProps,
  night: PricedNight | undefined,
  currency: string | undefined,
  failed: boolean,
): string {
  if (failed) return words.failed
  if (!currency) return words.loading
  if (stay.from && !stay.until) return words.chooseOut
  if (!night) return ''
  const day = dayWords(language, night.night)
  if (night.priceCents === null) return `${day}: ${words.noRooms}`
  if (!night.arrivals) return say(words.noArrival, { day })
  const from = say(words.fromPrice, { day, price: wholeMoneyIn(language, night.priceCents, currency) })
  const least = say(words.minStay, { nights: sayCount(language, nights, night.minStay) })
  return night.minStay > 1 ? `${from}, ${least}` : from
}

/** Thirteen months in one call, made when the calendar is first opened. */
function usePrices({ slug, adults, childAges }: CalendarProps): {
  priced: PricedNights | null
  failed: boolean
} {
  const [answer, setAnswer] = useState<{ priced: PricedNights | null; failed: boolean }>({
    priced: null,
    failed: false,
  })
  useEffect(() => {
    const leaving = new AbortController()
    const query = new URLSearchParams({ adults: String(adults), childAges })
    fetch(`/api/v1/guest/hotels/${slug}/nights?${query}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then(({ data }: { data: PricedNights }) => setAnswer({ priced: data, failed: false }))
      .catch(() => leaving.signal.aborted || setAnswer({ priced: null, failed: true }))
    return () => leaving.abort()
  }, [slug, adults, childAges])
  return answer
}

function nextMonth(first: string, by = 1): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

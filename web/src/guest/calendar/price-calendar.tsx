import { addDays, addMonths } from '@roomlark/contract/dates'
import { dayWords, monthWords, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'
import { fill, sayCount } from '@roomlark/contract/say'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarMonth } from './calendar-month.tsx'
import type { ChosenDates, StayDatesProps } from './stay-dates-props.ts'
import { usePrices } from './use-prices.ts'

type CalendarProps = StayDatesProps & {
  id: string
  stay: ChosenDates
  onChange: (stay: ChosenDates) => void
}

export function PriceCalendar(props: CalendarProps) {
  const { language, today, words, stay, onChange, id } = props
  const { priced, failed } = usePrices(props)
  const [month, setMonth] = useState(`${(stay.from || today).slice(0, 7)}-01`)
  const [seen, setSeen] = useState(stay.from || today)
  const box = useRef<HTMLFieldSetElement>(null)
  const byNight = new Map(priced?.nights.map((night) => [night.night, night]))
  useEffect(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])
  const focusDay = (date: string) => {
    if (date < today) return
    setSeen(date)
    if (date.slice(0, 7) < month.slice(0, 7) || date >= addMonths(month, 2))
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
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        focusDay(addDays(seen, step))
      }}
      className="absolute top-full left-0 z-40 min-w-0 mt-2.5 w-[min(92vw,44rem)] rounded-xl border border-border bg-raised p-4 [box-shadow:var(--shadow-lg)] md:p-6"
    >
      <div className="flex gap-8">
        {[month, addMonths(month, 1)].map((first, index) => (
          <section key={first} className={cx('min-w-0 flex-1', index === 1 && 'max-md:hidden')}>
            <div className="mb-2 flex items-center justify-between">
              <Turn
                show={index === 0}
                label={words.previous}
                sign="‹"
                disabled={first.slice(0, 7) <= today.slice(0, 7)}
                onClick={() => setMonth(addMonths(month, -1))}
              />
              <h3 className="font-display text-md font-medium">{monthWords(language, first)}</h3>
              <Turn
                show={index === 1}
                label={words.next}
                sign="›"
                onClick={() => setMonth(addMonths(month, 1))}
              />
              {index === 0 ? (
                <span className="md:hidden">
                  <Turn show label={words.next} sign="›" onClick={() => setMonth(addMonths(month, 1))} />
                </span>
              ) : null}
            </div>
            <CalendarMonth
              {...{ language, words, today, stay, first, byNight, seen, currency: priced?.currency ?? '' }}
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
  if (!night.arrivals) return fill(words.noArrival, { day })
  const from = fill(words.fromPrice, { day, price: wholeMoneyIn(language, night.priceCents, currency) })
  const least = fill(words.minStay, { nights: sayCount(language, nights, night.minStay) })
  return night.minStay > 1 ? `${from}, ${least}` : from
}

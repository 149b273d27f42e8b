import { addDays, addMonths, dateIn } from '@roomlark/contract/dates'
import { monthWords } from '@roomlark/contract/guest-formats'
import { pricedMonths } from '@roomlark/contract/guest-site/guest-hotels'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { X } from '../../ui/icons/x.ts'
import { CalendarFooter } from './calendar-footer.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { CalendarMonth, WeekdayNames } from './calendar-month.tsx'
import { findLowPrice, isCurrencyNamed } from './cell-price.ts'
import { ChosenFields } from './chosen-fields.tsx'
import type { CalendarProps } from './stay-dates-props.ts'
import { usePrices } from './use-prices.ts'

const look = {
  box: 'absolute top-full left-0 z-40 mt-2.5 w-[min(92vw,44rem)] scroll-my-5 rounded-xl border border-border bg-raised p-4 [box-shadow:var(--shadow-lg)] md:p-6',
  sheet: 'fixed inset-x-0 bottom-0 z-60 flex max-h-[calc(100dvh-36px)] flex-col rounded-t-[22px] bg-raised',
}

/** Two months below the fields; on a phone a sheet in which all months scroll. */
export function PriceCalendar(props: CalendarProps) {
  const { language, today, words, stay, side, onChange, onClose, id, isInFrame, booked } = props
  const { data: priced, failed } = usePrices(props)
  const [isSheet] = useState(() => !isInFrame && matchMedia('(width < 48rem)').matches)
  const [month, setMonth] = useState(`${(stay.from || today).slice(0, 7)}-01`)
  const [seen, setSeen] = useState(stay.from || today)
  const box = useRef<HTMLFieldSetElement>(null)
  const byNight = new Map(priced?.nights.map((night) => [night.night, night]))
  useEffect(() => {
    const day = box.current?.querySelector<HTMLElement>('[tabindex="0"]')
    day?.focus({ preventScroll: true })
    // Scrolling within a frame would move the site around it.
    if (!isSheet && !isInFrame) box.current?.scrollIntoView({ block: 'nearest' })
    if (!isSheet) return
    day?.scrollIntoView({ block: 'center' })
    // The page behind stays where it is.
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [isSheet, isInFrame])
  const focusDay = (date: string) => {
    if (date < today) return
    setSeen(date)
    if (date.slice(0, 7) < month.slice(0, 7) || date >= addMonths(month, 2))
      setMonth(`${date.slice(0, 7)}-01`)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus())
  }
  const choosesEnd = side === 'until' && stay.from !== ''
  const choose = (date: string) => {
    onChange(choosesEnd && date > stay.from ? { from: stay.from, until: date } : { from: date, until: '' })
  }
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const { slug } = props
  const marked = slug === null ? dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()) : today
  const drawn = {
    marked,
    hasPrices: slug !== null || priced !== null,
    language,
    words,
    today,
    stay,
    booked,
    choosesEnd,
    byNight,
    seen,
    currency: priced?.currency ?? '',
  }
  const months = isSheet ? listMonths(today) : [month, addMonths(month, 1)]
  const shownNights = (priced?.nights ?? []).filter(({ night }) => months.includes(`${night.slice(0, 7)}-01`))
  const hasFull = shownNights.some(({ priceCents }) => priceCents === null)
  const hasLow = months.some(
    (first) =>
      findLowPrice(shownNights.filter(({ night }) => night >= first && night < addMonths(first, 1))) !==
      undefined,
  )
  return (
    <>
      {isSheet ? (
        // Whoever uses a keyboard closes it by Escape or the button.
        // biome-ignore lint/a11y/noStaticElementInteractions: only a place to tap
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div data-sheet="" className="fixed inset-0 z-60 bg-(--color-overlay)" onClick={onClose} />
      ) : null}
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
        className={cx('min-w-0', isSheet ? look.sheet : look.box)}
      >
        {isSheet ? (
          <div className="border-b border-border px-[18px] pt-4">
            <div className="mb-3 flex items-center justify-between gap-3">
              <h2 className="text-lg">{words.title}</h2>
              <Close label={words.close} onClick={onClose} />
            </div>
            <ChosenFields {...props} />
            <WeekdayNames language={language} />
          </div>
        ) : null}
        <div className={isSheet ? 'grow overflow-y-auto overscroll-contain px-[18px]' : 'flex gap-8'}>
          {months.map((first, index) => (
            <section
              key={first}
              className={cx('min-w-0 flex-1', isSheet ? 'pt-4' : index === 1 && 'max-md:hidden')}
            >
              {isSheet ? (
                <h3 className="mb-2 font-display text-md font-medium">{monthWords(language, first)}</h3>
              ) : (
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
              )}
              {isSheet ? null : <WeekdayNames language={language} />}
              <CalendarMonth {...drawn} first={first} skipsPast={isSheet} onChoose={choose} onSee={setSeen} />
            </section>
          ))}
        </div>
        <div
          className={isSheet ? 'border-t border-border px-[18px] py-3' : 'mt-4 border-t border-border pt-3.5'}
        >
          {slug === null && !booked ? null : (
            <CalendarLegend
              words={words}
              hasLow={hasLow}
              hasFull={hasFull}
              currency={priced && isCurrencyNamed(language, priced.currency) ? priced.currency : null}
              isBooked={booked !== undefined}
            />
          )}
          <CalendarFooter
            {...props}
            night={byNight.get(seen)}
            priced={priced}
            failed={failed}
            isSheet={isSheet}
          />
        </div>
      </fieldset>
    </>
  )
}

function listMonths(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: pricedMonths }, (_, index) => addMonths(first, index))
}

function Close({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-mr-2.5 grid size-11 place-items-center rounded-md hover:bg-sunken"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
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

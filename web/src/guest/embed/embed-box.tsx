import { partyLimits } from '@roomlark/contract/booking-input'
import type { EmbedShape } from '@roomlark/contract/guest-embed-page'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { CalendarCheck2, ChevronDown } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Lark } from '../../ui/lark.tsx'
import { Stars } from '../../ui/stars.tsx'
import { StayDates } from '../stay-dates.tsx'
import type { EmbedTexts } from '../texts/embed/texts.ts'
import type { Plural, Texts } from '../texts/texts.ts'

export type EmbedBoxProps = {
  language: GuestLanguage
  shape: EmbedShape
  today: string
  hotel: { name: string; slug: string; city: string; starRating: number }
  stars: string
  form: {
    checkInOn: string | null
    checkOutOn: string | null
    adults: number
    childAges: string
    rooms: number
  }
  guests: string
  /** Where the box leads: the hotel's page, or the link of an affiliate to it. */
  action: string
  hidden: [string, string][]
  /** The address of the box itself, and what it needs to look the same again. */
  path: string
  own: [string, string][]
  fault: string | null
  price: { from: string; total: string; isFreeToCancel: boolean } | null
  isFull: boolean
  nearbyFrom: string | null
  nearby: { href: string; dates: string }[]
  recommendedBy: { before: string; name: string; after: string } | null
  words: EmbedTexts
  searchWords: Texts['search']
  calendar: Texts['calendar']
  taxesIncluded: string
  nights: Plural
}

/** A plain form that opens the hotel's page with the dates. With script it also shows the price of other dates. */
export function EmbedBox(props: EmbedBoxProps) {
  const { shape, words, searchWords, form, action, hidden } = props
  const box = useRef<HTMLFormElement>(null)
  useReportedHeight(box)
  const isBar = shape === 'bar'
  const askAgain = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.nativeEvent.submitter?.hasAttribute('data-go')) return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && name !== 'via' && name !== 'lang') query.set(name, value)
    }
    for (const [name, value] of props.own) query.set(name, value)
    // The page around the frame keeps its own history.
    location.replace(`${props.path}?${query}`)
  }
  return (
    <form
      ref={box}
      action={action}
      target="_top"
      aria-label={words.stay}
      onSubmit={askAgain}
      className={cx(
        '@container rounded-lg border bg-surface',
        isBar ? 'border-control' : 'border-border p-4',
      )}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isBar ? <h1 className="sr-only">{props.hotel.name}</h1> : <Name {...props} />}
      <div
        className={isBar ? 'flex flex-col @min-[620px]:flex-row @min-[620px]:items-center' : 'grid gap-2.5'}
      >
        <div
          data-embed-dates=""
          className={cx(isBar ? 'min-w-0 @min-[620px]:flex-2' : 'rounded-md border border-control')}
        >
          <StayDates
            {...{ language: props.language, today: props.today, nights: props.nights }}
            {...{ checkInOn: form.checkInOn, checkOutOn: form.checkOutOn }}
            {...{
              adults: form.adults,
              childAges: form.childAges.replaceAll(' ', ''),
              slug: props.hotel.slug,
            }}
            words={{
              ...props.calendar,
              show: words.update,
              checkIn: searchWords.checkIn,
              checkOut: searchWords.checkOut,
            }}
          />
        </div>
        <div
          className={cx(
            isBar
              ? 'border-border max-[619px]:border-t @min-[620px]:flex-1'
              : 'rounded-md border border-control',
          )}
        >
          <Party {...props} />
        </div>
        {props.fault ? (
          <p role="alert" className="px-3.5 py-1 text-[14px] font-medium text-error-text">
            {props.fault}
          </p>
        ) : null}
        <div className={isBar ? 'px-3.5 py-1.5' : ''}>
          <Price {...props} />
        </div>
        <div className={isBar ? 'p-1.5' : ''}>
          <button
            type="submit"
            data-go=""
            className={buttonClass({
              block: true,
              size: 'lg',
              variant: props.isFull ? 'secondary' : 'primary',
            })}
          >
            {props.isFull ? words.otherDates : words.seeRooms}
          </button>
        </div>
      </div>
      <Byline {...props} isBar={isBar} />
    </form>
  )
}

function Name({ hotel, stars }: EmbedBoxProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
      <h1 className="font-display text-lg font-medium wrap-anywhere">{hotel.name}</h1>
      <p className="inline-flex items-center gap-2 text-sm text-muted">
        <Stars count={hotel.starRating} />
        <span className="sr-only">{stars}, </span>
        <bdi className="wrap-anywhere">{hotel.city}</bdi>
      </p>
    </div>
  )
}

const number = 'h-10 w-full rounded-md border border-control bg-surface px-3 text-text'

function Party({ form, guests, searchWords, words }: EmbedBoxProps) {
  return (
    <details className="group">
      <summary className="flex min-h-[54px] items-center justify-between gap-2 rounded-md px-3.5 py-1.5 text-sm text-muted hover:bg-sunken">
        <span>
          {searchWords.guests}
          <b className="block font-display text-md font-medium text-text">{guests}</b>
        </span>
        <ChevronDown aria-hidden="true" className="size-[18px] shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3.5 pt-1 pb-3.5">
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.adults}
          <input
            {...{ type: 'number', name: 'adults', min: 1, max: partyLimits.adults, required: true }}
            defaultValue={form.adults}
            className={number}
          />
        </label>
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.childAges}
          <input
            {...{ name: 'childAges', inputMode: 'numeric', maxLength: 120, autoComplete: 'off' }}
            defaultValue={form.childAges}
            placeholder={searchWords.childAgesHint}
            className={cx(number, 'placeholder:text-muted')}
          />
        </label>
        <label className="grid gap-1 text-sm text-muted">
          {searchWords.rooms}
          <input
            {...{ type: 'number', name: 'rooms', min: 1, max: 8, required: true }}
            defaultValue={form.rooms}
            className={number}
          />
        </label>
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {words.update}
        </button>
      </div>
    </details>
  )
}

function Price({ price, isFull, words, taxesIncluded, nearbyFrom, nearby, shape }: EmbedBoxProps) {
  if (price) {
    return (
      <p className={cx('flex items-end justify-between gap-3', shape === 'box' && 'px-0.5 pt-1')}>
        <span className="text-sm text-muted">
          {price.from}
          {price.isFreeToCancel && shape === 'box' ? (
            <span className="flex items-center gap-1.5 text-success-text">
              <CalendarCheck2 aria-hidden="true" className="size-[15px] shrink-0" />
              {words.freeCancellation}
            </span>
          ) : null}
        </span>
        <span className="text-right">
          <b
            className={cx(
              'block font-display font-medium',
              shape === 'box' ? 'text-[22px] leading-7' : 'text-md',
            )}
          >
            {price.total}
          </b>
          <span className={cx('text-sm text-muted', shape === 'bar' && 'sr-only')}>{taxesIncluded}</span>
        </span>
      </p>
    )
  }
  if (!isFull) return <p className="px-0.5 text-sm text-muted">{words.chooseDates}</p>
  return (
    <div className="rounded-md bg-sunken p-3.5 text-sm">
      <b>{words.noRooms}</b>
      <p className="text-muted">{nearbyFrom ?? words.noRoomsNear}</p>
      {nearby.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {nearby.map(({ href, dates }) => (
            <li key={href}>
              <a
                href={href}
                className={cx(buttonClass({ variant: 'secondary' }), 'font-display font-medium!')}
              >
                {dates}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** A commission is always said, as the law asks. */
function Byline({ recommendedBy, words, isBar }: EmbedBoxProps & { isBar: boolean }) {
  return (
    <p
      className={cx(
        'flex items-center justify-center gap-2 text-center text-xs text-muted',
        isBar ? 'border-t border-border py-2' : 'mt-3',
      )}
    >
      <Lark size={16} />
      <span>
        {recommendedBy ? (
          <>
            {recommendedBy.before}
            <b className="text-text">
              <bdi>{recommendedBy.name}</bdi>
            </b>
            {recommendedBy.after}
          </>
        ) : (
          words.byline
        )}
      </span>
    </p>
  )
}

/** Tells the page around the frame how high the box is. A height is no secret, so any page may hear it. */
function useReportedHeight(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = box.current
    if (!element || parent === window) return
    const observer = new ResizeObserver(() => {
      parent.postMessage({ roomlarkHeight: element.getBoundingClientRect().height }, '*')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}

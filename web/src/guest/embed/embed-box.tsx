import { type SubmitEvent, useEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Lark } from '../../ui/lark.tsx'
import { Stars } from '../../ui/stars.tsx'
import { StayDates } from '../stay-dates.tsx'
import { EmbedParty } from './embed-party.tsx'
import { EmbedPrice } from './embed-price.tsx'
import type { EmbedBoxProps } from './embed-props.ts'

/** A plain form that opens the hotel's page with the dates. With script it also shows the price of other dates. */
export function EmbedBox(props: EmbedBoxProps) {
  const { shape, words, searchWords, form, action, hidden } = props
  const box = useRef<HTMLFormElement>(null)
  useReportedHeight(box)
  const isBar = shape === 'bar'
  const askAgain = (event: SubmitEvent<HTMLFormElement>) => {
    const isGoing = event.nativeEvent.submitter?.hasAttribute('data-go')
    if (isGoing && (!props.frameKey || parent === window)) return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value !== 'string') continue
      if (isGoing || (name !== 'via' && name !== 'lang')) query.append(name, value)
    }
    if (isGoing && props.frameKey) {
      query.set('frame', props.frameKey)
      const roomlarkBook = { path: `${action}?${query}`, title: props.hotel.name, close: words.close }
      parent.postMessage({ roomlarkBook }, '*')
      return
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
            language={props.language}
            today={props.today}
            nights={props.nights}
            checkInOn={form.checkInOn}
            checkOutOn={form.checkOutOn}
            adults={form.adults}
            childAges={form.childAges}
            slug={props.hotel.slug}
            rooms={1}
            isInFrame
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
          <EmbedParty {...props} />
        </div>
        {props.fault ? (
          <p role="alert" className="px-3.5 py-1 text-[14px] font-medium text-error-text">
            {props.fault}
          </p>
        ) : null}
        <div className={isBar ? 'px-3.5 py-1.5' : ''}>
          <EmbedPrice {...props} />
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

function Name({ hotel, stars, score }: EmbedBoxProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
      <h1 className="font-display text-lg font-medium wrap-anywhere">{hotel.name}</h1>
      <p className="inline-flex items-center gap-2 text-sm text-muted">
        <Stars count={hotel.starRating} />
        <span className="sr-only">{stars}, </span>
        <bdi className="wrap-anywhere">{hotel.city}</bdi>
      </p>
      {score ? (
        <p className="w-full text-sm">
          <b className="text-primary-text">{score.shown}</b>
          <span className="text-muted"> · {score.reviews}</span>
        </p>
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

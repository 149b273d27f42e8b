import type { Offer } from '@roomlark/contract/bookings/offers'
import { dayRange, moneyIn, shortDay } from '@roomlark/contract/guest-formats'
import type { CheckoutStop } from '@roomlark/contract/guest-site/guest-checkout-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ArrowLeftRight } from '../../ui/icons/arrow-left-right.ts'
import { ArrowRight } from '../../ui/icons/arrow-right.ts'
import { DoorClosed } from '../../ui/icons/door-closed.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { listReasons } from '../reasons.ts'
import { textsIn } from '../texts/texts.ts'
import { changedNights } from './changed-nights.ts'
import { StopNote } from './stop-note.tsx'

type StopCardProps = { page: GuestPageOf<'checkout'>; stop: CheckoutStop; back: string }

const ofForm = { type: 'submit', form: 'checkout' } as const
/** Long labels take two lines on a phone rather than make the page wider than its screen. */
const fitting =
  'max-w-full max-md:h-auto! max-md:min-h-(--control-h) max-md:py-2 max-md:leading-5 max-md:whitespace-normal!'

/** Explains what happened, what is kept, and how to go on. Its buttons send the form, so that nothing typed is lost. */
export function StopCard({ page, stop, back }: StopCardProps) {
  const { language } = page.visit
  const words = textsIn(language).checkout
  const others = (
    <a href={back} className={cx(buttonClass({ variant: 'secondary' }), fitting)}>
      {words.seeOthers}
    </a>
  )
  switch (stop.kind) {
    case 'price': {
      const { quote, wasCents } = stop
      const agreed = page.promo.kind === 'applied' ? page.promo.nights : page.quote.nights
      const money = (cents: number) => moneyIn(language, cents, quote.currency)
      const change = quote.totalCents - wasCents
      const total = money(quote.totalCents)
      return (
        <StopNote
          tint="bg-warning-soft"
          Icon={ArrowLeftRight}
          title={fill(words.priceTitle, { total })}
          text={words.priceText}
        >
          <dl className="mb-4 grid w-fit gap-x-6 gap-y-1.5 text-[14px] sm:grid-cols-[auto_auto]">
            {changedNights(agreed, quote.nights).map(({ from, last, nights, wasCents, nowCents }) => (
              <div key={from} className="contents">
                <dt>{nights === 1 ? shortDay(language, from) : dayRange(language, from, last)}</dt>
                <dd>
                  <s className="mr-2 text-muted">{money(wasCents)}</s> <b>{money(nowCents)}</b> {words.aNight}
                </dd>
              </div>
            ))}
            <div className="contents">
              <dt>{words.priceStay}</dt>
              <dd>
                <s className="mr-2 text-muted">{money(wasCents)}</s> <b>{total}</b>,{' '}
                {fill(change > 0 ? words.more : words.less, { amount: money(Math.abs(change)) })}
              </dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-2.5">
            {page.hold ? (
              <button {...ofForm} name="act" value="book" className={cx(buttonClass(), fitting)}>
                {fill(words.book, { total })}
              </button>
            ) : (
              <button {...ofForm} name="act" value="hold" className={cx(buttonClass(), fitting)}>
                <KeyRound aria-hidden="true" className="size-[17px] shrink-0" />
                {fill(words.holdFor, { total })}
              </button>
            )}
            {others}
          </div>
        </StopNote>
      )
    }
    case 'lapsed':
      return (
        <StopNote tint="bg-accent-soft" Icon={Hourglass} title={words.lapsedTitle} text={words.lapsedText}>
          <div className="flex flex-wrap gap-2.5">
            <button {...ofForm} name="act" value="hold" className={cx(buttonClass(), fitting)}>
              <KeyRound aria-hidden="true" className="size-[17px] shrink-0" />
              {words.holdAgain}
            </button>
            {others}
          </div>
        </StopNote>
      )
    case 'cancelled':
      return (
        <StopNote
          tint="bg-warning-soft"
          Icon={DoorClosed}
          title={words.cancelledTitle}
          text={
            page.returnedCents === null && !page.isPaymentOpen ? words.cancelledText : words.cancelledPaid
          }
        >
          {others}
        </StopNote>
      )
    case 'gone':
      return (
        <>
          <StopNote tint="bg-error-soft" Icon={DoorClosed} title={words.goneTitle} text={words.goneText}>
            <ul className="text-[14px] text-muted">
              {listReasons(language, stop.why).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </StopNote>
          <StillFree {...{ page, back }} offers={stop.others} />
        </>
      )
    case 'limit':
      return (
        <StopNote tint="bg-warning-soft" Icon={Hourglass} title={words.limitTitle} text={words.limitText}>
          {others}
        </StopNote>
      )
    case 'wait':
      return (
        <StopNote
          tint="bg-warning-soft"
          Icon={Hourglass}
          title={words.waitTitle}
          text={fill(words.waitText, { minutes: stop.minutes })}
        />
      )
  }
}

function StillFree({ page, offers, back }: { page: GuestPageOf<'checkout'>; offers: Offer[]; back: string }) {
  const { visit, hotel, quote } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.checkout
  return (
    <section className="rounded-lg border border-border bg-surface">
      <h2 className="px-[18px] pt-5 pb-2 text-lg wrap-anywhere md:px-6">
        {fill(words.stillFree, { hotel: hotel.name })}
      </h2>
      {offers.length === 0 ? <p className="px-[18px] pb-4 text-muted md:px-6">{words.nothingFree}</p> : null}
      <ul>
        {offers.map((offer, index) => {
          const price = moneyIn(language, offer.totalCents, offer.currency)
          const change = offer.totalCents - quote.totalCents
          const names = { room: offer.roomTypeName, plan: offer.ratePlanName, price }
          return (
            <li
              key={`${offer.ratePlanId} ${offer.roomTypeId}`}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-[18px] py-4 md:px-6"
            >
              <p className="min-w-0 flex-1 basis-52">
                <b className="block wrap-anywhere">
                  {offer.roomTypeName}, {offer.ratePlanName}
                </b>
                <span className="text-sm text-muted">{texts.meals[offer.mealPlan]}</span>
              </p>
              <p className="text-right">
                <b className="block font-display text-md font-medium tabular-nums">{price}</b>
                {change === 0 ? null : (
                  <span className="text-sm text-muted">
                    {fill(change > 0 ? words.more : words.less, {
                      amount: moneyIn(language, Math.abs(change), offer.currency),
                    })}
                  </span>
                )}
              </p>
              <button
                {...ofForm}
                name="room"
                value={`${offer.ratePlanId}.${offer.roomTypeId}.${offer.totalCents}`}
                aria-label={fill(words.holdThisRoom, names)}
                className={cx(buttonClass({ variant: index === 0 ? 'primary' : 'secondary' }), fitting)}
              >
                {words.holdThis}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="py-3.5 text-center">
        <a href={back} className="inline-flex items-center gap-2 text-[14px] font-medium text-primary-text">
          <span className="wrap-anywhere">{fill(words.allRooms, { hotel: hotel.name })}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </p>
    </section>
  )
}

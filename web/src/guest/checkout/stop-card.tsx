import { dayRange, moneyIn, shortDay } from '@roomlark/contract/guest-formats'
import type { CheckoutStop } from '@roomlark/contract/guest-site/guest-checkout-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ArrowLeftRight } from '../../ui/icons/arrow-left-right.ts'
import { DoorClosed } from '../../ui/icons/door-closed.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { KeyRound } from '../../ui/icons/key-round.ts'
import { listReasons } from '../reasons.ts'
import { textsIn } from '../texts/texts.ts'
import { changedNights } from './changed-nights.ts'
import { StillFree } from './still-free.tsx'
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
          <StillFree
            visit={page.visit}
            hotel={page.hotel}
            wasCents={stop.wasCents}
            back={back}
            offers={stop.others}
          >
            {(offer, label, variant) => (
              <button
                {...ofForm}
                name="room"
                value={`${offer.ratePlanId}.${offer.roomTypeId}.${offer.totalCents}`}
                aria-label={label}
                className={cx(buttonClass({ variant }), fitting)}
              >
                {words.holdThis}
              </button>
            )}
          </StillFree>
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

import { holdMinutes } from '@roomlark/contract/booking-states'
import {
  guestPaymentWordsIn,
  paymentLine,
  paymentNotes,
} from '@roomlark/contract/bookings/guest-payment-words'
import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { ArrowLeft } from '../../ui/icons/arrow-left.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { Undo2 } from '../../ui/icons/undo-2.ts'
import { listCountries } from '../country-list.ts'
import { extraRows } from '../extras/extra-rows.tsx'
import { toFeeSteps } from '../fee-bar.tsx'
import { Island } from '../island.tsx'
import { nightTotals } from '../night-totals.ts'
import { carriedWords, choiceWords, makeAddress, stayWords } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import type { CheckoutExtrasProps } from './checkout-extras.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { HoldTimer, type HoldTimerProps } from './hold-timer.tsx'
import { StopCard } from './stop-card.tsx'
import { StopNote } from './stop-note.tsx'
import { SummaryCard } from './summary-card.tsx'

/** From held rooms to a booking on one page; it works without script, and nothing typed in it is lost. */
export function CheckoutPage({ page }: { page: GuestPageOf<'checkout'> }) {
  const { visit, token, hotel, stay, choice, quote, hold, stop } = page
  const { language } = visit
  const words = textsIn(language).checkout
  const back = makeAddress(visit, `/stays/${hotel.slug}`, [...stayWords(stay), ...choiceWords(choice)])
  const timer: Omit<HoldTimerProps, 'tellsEnd'> = {
    language,
    token,
    words: timerWords(words),
    minutesLeft: words.minutesLeft,
    secondsLeft: hold?.secondsLeft ?? 0,
    canExtend: hold?.canExtend ?? false,
    // A hold for a guest of the waiting list lasts longer.
    wholeSeconds: Math.max(holdMinutes * 60, hold?.secondsLeft ?? 0),
  }
  const isGone = stop?.kind === 'gone' || stop?.kind === 'cancelled'
  return (
    <SiteLayout visit={visit} className={`${column} pb-12`}>
      {hold ? (
        // Enter in a field presses the first button of a form, which would be another one otherwise.
        <button
          type="submit"
          form="checkout"
          name="act"
          value="book"
          tabIndex={-1}
          hidden
          aria-hidden="true"
        />
      ) : null}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr] lg:gap-x-9">
        <header className="pb-5">
          <a href={back} className="inline-flex items-center gap-2 text-[14px] font-medium text-primary-text">
            <ArrowLeft aria-hidden="true" className="size-4" />
            <span className="wrap-anywhere">{fill(words.back, { hotel: hotel.name })}</span>
          </a>
          <h1 className="mt-2 text-2xl">{isGone ? words.goneHeading : words.heading}</h1>
          <p className="text-muted">
            {isGone ? words.goneLead : hold && !stop ? words.lead : words.leadKept}
          </p>
        </header>
        {isGone ? null : (
          <Island
            name="hold"
            of={HoldTimer}
            props={{ ...timer, tellsEnd: hold !== null }}
            className="sticky top-0 z-20 -mx-[18px] mb-[18px] border-y border-border md:-mx-6 lg:hidden"
          />
        )}
        <SummaryCard page={page} className="max-lg:mb-[18px] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isGone ? null : (
            <Island
              name="hold"
              of={HoldTimer}
              props={{ ...timer, tellsEnd: false }}
              className="border-b border-border max-lg:hidden"
            />
          )}
        </SummaryCard>
        <div className="grid content-start gap-[18px]">
          {page.returnedCents === null ? null : (
            <StopNote
              tint="bg-warning-soft"
              Icon={Undo2}
              title={textsIn(language).pay.returnedTitle}
              text={fill(textsIn(language).pay.returned, {
                amount: moneyIn(language, page.returnedCents, quote.currency),
              })}
            />
          )}
          {page.isPaymentOpen ? (
            <StopNote
              tint="bg-warning-soft"
              Icon={Hourglass}
              title={textsIn(language).pay.states.checking.title}
              text={textsIn(language).pay.askingText}
            >
              <a
                href={makeAddress(visit, `/stays/checkout/${token}`, [['back', '1']])}
                className={buttonClass()}
              >
                {textsIn(language).pay.look}
              </a>
            </StopNote>
          ) : null}
          {stop ? <StopCard page={page} stop={stop} back={back} /> : null}
          <Island
            name="checkout"
            of={CheckoutForm}
            props={{
              language,
              token,
              words,
              values: page.values,
              errors: page.errors,
              needsCode: page.needsCode,
              isInert: hold === null,
              slug: hotel.slug,
              carried: carriedWords(visit.carried),
              totalCents: stop?.kind === 'price' ? stop.quote.totalCents : quote.totalCents,
              extrasCents: sumCents(page.extras),
              extras: extrasProps(page),
              bookLabel: bookLabel(page),
              hasHouseRules: hotel.hasHouseRules,
              countries: listCountries(language),
              pay: payWords(page),
              arrivalHint: fill(words.arrivalHint, { city: hotel.city }),
              fees: toFeeSteps({
                language,
                currency: quote.currency,
                city: hotel.city,
                now: page.hotelTime,
                policy: quote.cancellationPolicy,
                arrival: { checkInOn: stay.checkInOn, checkInTime: page.checkInTime },
                nightlyCents: nightTotals(quote.nights).map(({ cents }) => cents),
                payment: quote.payment,
              }),
            }}
          />
        </div>
      </div>
    </SiteLayout>
  )
}

/** The button says what it costs to press it. */
function bookLabel({ visit: { language }, quote, extras }: GuestPageOf<'checkout'>): string {
  const words = textsIn(language).checkout
  const money = (cents: number) => moneyIn(language, cents, quote.currency)
  const { nowCents, keepsCard } = quote.payment
  if (nowCents > 0) return fill(words.bookAndPay, { amount: money(nowCents) })
  return keepsCard
    ? words.bookWithCard
    : fill(words.book, { total: money(quote.totalCents + sumCents(extras)) })
}

function extrasProps(page: GuestPageOf<'checkout'>): CheckoutExtrasProps | null {
  const { visit, offers, extras, extrasNews: news, quote } = page
  const { language } = visit
  if (offers.length === 0) return null
  const words = textsIn(language).extras
  const money = (cents: number) => moneyIn(language, cents, quote.currency)
  const extrasCents = sumCents(extras)
  const { heading, lead, add, update, faults } = words
  const saved = fill(words.saved, { total: money(quote.totalCents + extrasCents) })
  return {
    rows: extraRows(language, offers, quote.currency, { showsUntil: false }),
    heading,
    lead,
    inTotal: extras.length > 0 ? fill(words.inTotal, { amount: money(extrasCents) }) : null,
    button: extras.length > 0 ? update : add,
    told: news && { text: news === 'saved' ? saved : faults[news], isGood: news === 'saved' },
  }
}

function sumCents(extras: GuestPageOf<'checkout'>['extras']): number {
  return extras.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

function payWords({ visit: { language }, quote, hotel }: GuestPageOf<'checkout'>) {
  const words = textsIn(language).checkout
  const online = guestPaymentWordsIn(language)
  if (!isPaidOnline(quote.payment)) {
    return { heading: words.pay, texts: [fill(words.payText, { hotel: hotel.name })], isOnline: false }
  }
  const line = paymentLine(language, quote, 'offered')
  const texts = [
    `${line}.`,
    fill(online.onItsPage, { hotel: hotel.name }),
    ...paymentNotes(language, quote.payment),
  ]
  return { heading: online.heading, texts, isOnline: true }
}

function timerWords(words: HoldTimerProps['words']): HoldTimerProps['words'] {
  const { held, heldUntil, heldText, nearly, longer, extend, ended, endedText, timer, noScript } = words
  return { held, heldUntil, heldText, nearly, longer, extend, ended, endedText, timer, noScript }
}

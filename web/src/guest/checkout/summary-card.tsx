import { extraLine } from '@roomlark/contract/bookings/guest-extra-words'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange, moneyIn, percentIn, shortDay } from '@roomlark/contract/guest-formats'
import type { CheckoutPromo } from '@roomlark/contract/guest-site/guest-checkout-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { aboutWords } from '../about-words.ts'
import { chargeLines, includedIn, mealLines } from '../charge-lines.ts'
import { type NightTotal, nightTotals } from '../night-totals.ts'
import { PaymentRows } from '../payment-rows.tsx'
import { Picture } from '../picture.tsx'
import { textsIn } from '../texts/texts.ts'
import { PromoCode } from './promo-code.tsx'

type SummaryCardProps = { page: GuestPageOf<'checkout'>; className: string; children: ReactNode }

/** Summary of the hold: the stay, its nights and taxes, and when its price is paid. */
export function SummaryCard({ page, className, children }: SummaryCardProps) {
  const { visit, hotel, stay, rooms, quote, stop, promo } = page
  const { language } = visit
  const extrasCents = page.extras.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const about = aboutWords(visit, { ...quote, extrasCents })
  const texts = textsIn(language)
  const words = texts.checkout
  const money = (cents: number) => moneyIn(language, cents, quote.currency)
  const isGone = stop?.kind === 'gone' || stop?.kind === 'cancelled'
  const lines: { term: string; cents: number; isOff?: boolean }[] = [
    ...groupNights(nightTotals(promo.kind === 'applied' ? promo.nights : quote.nights)).map((run) => ({
      term: runWords(run),
      cents: run.cents * run.nights,
    })),
    ...(promo.kind === 'applied' && promo.discountPercent > 0 ? [promoLine(promo)] : []),
    ...mealLines(language, { ...quote, ...stay }),
    ...chargeLines(quote, texts),
    ...page.extras.map((extra) => ({ term: extraLine(language, extra), cents: extra.totalCents })),
  ]
  function promoLine({ discountPercent, nights }: Extract<CheckoutPromo, { kind: 'applied' }>) {
    const fullCents = nights.reduce((sum, { priceCents }) => sum + priceCents, 0)
    const term = fill(words.promoOff, { percent: percentIn(language, discountPercent) })
    return { term, cents: quote.roomCents - fullCents, isOff: true }
  }
  function runWords({ from, last, cents, nights }: Run): string {
    const days = nights === 1 ? shortDay(language, from) : dayRange(language, from, last)
    return nights === 1 ? days : fill(words.nightsEach, { days, price: money(cents) })
  }
  return (
    <aside
      aria-label={words.summary}
      className={cx('self-start overflow-hidden rounded-lg border border-border bg-surface', className)}
    >
      {children}
      {hotel.photo ? (
        <div className={cx('aspect-[2.83] max-lg:hidden', isGone && 'grayscale')}>
          <Picture photo={hotel.photo} sizes="392px" />
        </div>
      ) : null}
      <div className="p-[18px] lg:p-6">
        <h2 className="text-lg wrap-anywhere">{hotel.name}</h2>
        <p className="text-sm wrap-anywhere text-muted">
          {rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')},{' '}
          {page.ratePlanName}, {texts.meals[quote.mealPlan]}
        </p>
        <dl className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 rounded-md bg-sunken p-4 text-sm">
          <div>
            <dt className="text-muted">{texts.search.checkIn}</dt>
            <dd>
              <b className="block font-display text-md font-medium">{shortDay(language, stay.checkInOn)}</b>
              {fill(texts.hotel.checkInFrom, { time: page.checkInTime })}
            </dd>
          </div>
          <div className="text-center text-muted">
            <dt className="sr-only">{texts.search.guests}</dt>
            <dd>
              {sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn))}
              <span className="block">
                {sayCount(language, texts.count.guests, stay.adults + stay.childAges.length)}
              </span>
            </dd>
          </div>
          <div className="text-right">
            <dt className="text-muted">{texts.search.checkOut}</dt>
            <dd>
              <b className="block font-display text-md font-medium">{shortDay(language, stay.checkOutOn)}</b>
              {fill(texts.hotel.checkOutUntil, { time: page.checkOutTime })}
            </dd>
          </div>
        </dl>
        {isGone ? (
          <p className="mt-4 text-sm text-muted">{words.notBooked}</p>
        ) : (
          <>
            <dl className="mt-4 grid gap-2 text-[14px] max-lg:hidden">
              {lines.map(({ term, cents, isOff }) => (
                <div key={term} className={cx('flex justify-between gap-4', isOff && 'text-success-text')}>
                  <dt className={cx(!isOff && 'text-muted')}>{term}</dt>
                  <dd className="tabular-nums">{money(cents)}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-4 flex items-baseline justify-between gap-4 lg:border-t lg:border-border lg:pt-4">
              <b>{texts.hotel.total}</b>
              <b className="font-display text-xl font-medium tabular-nums">
                {money(quote.totalCents + extrasCents)}
              </b>
            </div>
            <p className="text-right text-sm text-muted">
              {isPaidOnline(quote.payment) ? texts.hotel[includedIn(quote)] : words.toPay}
              {about === null ? '' : `, ${fill(texts.hotel.about, { amount: about })}`}
            </p>
            <PaymentRows language={language} priced={quote} time="offered" />
            {page.hold && !stop ? <PromoCode promo={promo} language={language} words={words} /> : null}
          </>
        )}
      </div>
    </aside>
  )
}

type Run = { from: string; last: string; cents: number; nights: number }

/** Nights in a row that cost the same are one line, without meals that have a line of their own. */
function groupNights(nights: NightTotal[]): Run[] {
  const runs: Run[] = []
  for (const { night, cents: priceCents, mealCents } of nights) {
    const cents = priceCents - mealCents
    const before = runs.at(-1)
    if (before?.cents === cents) {
      before.last = night
      before.nights += 1
    } else runs.push({ from: night, last: night, cents, nights: 1 })
  }
  return runs
}

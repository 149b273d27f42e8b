import type { ChosenStay, StayQuery } from '@roomlark/contract/bookings/offers'
import { dayRange, dayWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { chargeLines, mealLines } from '../charge-lines.ts'
import { FeeBar } from '../fee-bar.tsx'
import { nightTotals } from '../night-totals.ts'
import { PaymentRows } from '../payment-rows.tsx'
import { textsIn } from '../texts/texts.ts'

type ChosenDetailsProps = { page: GuestPageOf<'hotel'>; stay: StayQuery; chosen: ChosenStay }

/** The nights of the choice, its taxes and its total, and what cancelling it costs. */
export function ChosenDetails({ page: { visit, hotel, hotelTime }, stay, chosen }: ChosenDetailsProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.hotel
  const { quote } = chosen
  const nights = nightTotals(quote.nights)
  const money = (cents: number) => moneyIn(language, cents, quote.currency)
  const lines = [
    ...nights.map(({ night, cents, mealCents, rooms }) => ({
      term: fill(words.each, {
        day: dayWords(language, night),
        rooms: sayCount(language, texts.count.rooms, rooms),
      }),
      cents: cents - mealCents,
    })),
    ...mealLines(language, { ...quote, ...stay }),
    ...chargeLines(quote, texts),
  ]
  return (
    <div className="mx-5 grid gap-x-9 gap-y-6 border-t border-border pt-4 pb-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <b className="text-[14px]">{dayRange(language, stay.checkInOn, stay.checkOutOn)}</b>
        <dl className="mt-2 grid gap-1 text-[14px]">
          {lines.map(({ term, cents }) => (
            <div key={term} className="flex justify-between gap-4">
              <dt className="text-muted">{term}</dt>
              <dd className="tabular-nums">{money(cents)}</dd>
            </div>
          ))}
          <div className="mt-1 flex justify-between gap-4 border-t-2 border-text pt-1.5">
            <dt>
              <b>{words.total}</b>
              {quote.vatIncluded && quote.vatCents > 0 ? (
                <span className="block text-sm text-muted">
                  {fill(words.vatIncluded, { amount: money(quote.vatCents) })}
                </span>
              ) : null}
            </dt>
            <dd className="font-strong tabular-nums">{money(quote.totalCents)}</dd>
          </div>
        </dl>
        <PaymentRows language={language} priced={quote} time="offered" />
      </div>
      <FeeBar
        language={language}
        currency={quote.currency}
        city={hotel.city}
        now={hotelTime}
        policy={quote.cancellationPolicy}
        arrival={{ checkInOn: stay.checkInOn, checkInTime: hotel.checkInTime }}
        nightlyCents={nights.map(({ cents }) => cents)}
        payment={quote.payment}
      />
    </div>
  )
}

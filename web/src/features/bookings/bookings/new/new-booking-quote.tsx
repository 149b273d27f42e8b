import type { Quote } from '@roomlark/contract/bookings/booking-input'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { useQuotes } from '../../../../data/booking-offers.ts'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { CalendarX2 } from '../../../../ui/icons/calendar-x-2.ts'
import { Note } from '../../../../ui/note.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { mealWords } from '../booking-words.ts'
import { Line, TaxLines, TotalLine } from '../money-lines.tsx'
import { policySentence } from '../policy-steps.ts'
import { QuoteFrame } from '../quote-frame.tsx'
import { ObstacleItem } from './override-reason.tsx'

type NewBookingQuoteProps = {
  quotes: ReturnType<typeof useQuotes>
  /** The names of the rate plans, in the order of their quotes; none until everything needed for a price is there. */
  planNames: readonly string[]
  isBusy: boolean
  hotel: Hotel
  checkInOn: string
}

export function NewBookingQuote({ quotes, planNames, isBusy, hotel, checkInOn }: NewBookingQuoteProps) {
  if (planNames.length === 0) {
    return <p className="text-muted">{say('Choose dates and a room, and the price appears here.')}</p>
  }
  return (
    <QuoteFrame quote={quotes} isBusy={isBusy} notLoaded={say('The price did not load.')}>
      {(priced) => (
        <>
          <Obstacles obstacles={priced.flatMap(({ obstacles }) => obstacles)} />
          {priced.map((quote, index) => (
            <section key={planNames[index] ?? index} className="grid gap-2">
              {priced.length > 1 ? (
                <h3>
                  <UserText>{planNames[index] ?? ''}</UserText>
                </h3>
              ) : null}
              <Priced quote={quote} hotel={hotel} checkInOn={checkInOn} />
            </section>
          ))}
          {priced.length > 1 ? <TogetherTotal quotes={priced} /> : null}
        </>
      )}
    </QuoteFrame>
  )
}

function Obstacles({ obstacles }: Pick<Quote, 'obstacles'>) {
  if (obstacles.length === 0) return null
  return (
    <Note tone="warning" icon={<CalendarX2 />} title={say('This cannot be booked yet')}>
      <ul>
        {obstacles.slice(0, 5).map((obstacle) => (
          <ObstacleItem key={JSON.stringify(obstacle)} obstacle={obstacle} />
        ))}
        {obstacles.length > 5 ? (
          <li>
            {say('{more, plural, one {And # more.} other {And # more.}}', { more: obstacles.length - 5 })}
          </li>
        ) : null}
      </ul>
    </Note>
  )
}

function TogetherTotal({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div>
      <dl>
        <TotalLine
          term={say('Together')}
          cents={quotes.reduce((sum, { totalCents }) => sum + totalCents, 0)}
          currency={quotes[0]?.currency ?? ''}
        />
      </dl>
      <p className="mt-2 text-sm text-muted">
        {say('Each rate plan becomes a booking of its own. The guest gets one confirmation of all of them.')}
      </p>
    </div>
  )
}

type PricedProps = { quote: Quote; hotel: Hotel; checkInOn: string }

function Priced({ quote, hotel, checkInOn }: PricedProps) {
  const { currency } = quote
  return (
    <>
      {quote.nights.length > 0 ? (
        <div>
          <dl className="max-h-60 overflow-y-auto overscroll-contain">
            {nightTotals(quote).map(({ night, cents }) => (
              <Line key={night} term={weekdayDay(night)} cents={cents} currency={currency} />
            ))}
          </dl>
          <dl className="mt-1.5 border-t border-border pt-1.5">
            <TaxLines bill={quote} />
            <TotalLine term={say('Total')} cents={quote.totalCents} currency={currency} />
            {currency === 'USD' ? null : (
              <Line
                term={say("In dollars, at today's rate")}
                cents={quote.totalUsdCents}
                currency="USD"
                isAside
              />
            )}
          </dl>
          <p className="mt-3 text-sm text-muted">
            {say('{meals}. Cancelling: {terms}', {
              meals: mealWords[quote.mealPlan],
              terms: policySentence(quote.cancellationPolicy, { ...hotel, checkInOn }, new Date()),
            })}
          </p>
        </div>
      ) : null}
    </>
  )
}

function nightTotals({ nights }: Quote): { night: string; cents: number }[] {
  return [...Map.groupBy(nights, ({ night }) => night)].map(([night, rooms]) => ({
    night,
    cents: rooms.reduce((sum, { priceCents }) => sum + priceCents, 0),
  }))
}

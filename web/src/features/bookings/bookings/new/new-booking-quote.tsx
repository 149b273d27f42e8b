import type { Quote } from '@roomlark/contract/bookings/booking-input'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { useQuote } from '../../../../data/bookings.ts'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { CalendarX2 } from '../../../../ui/icons/calendar-x-2.ts'
import { Note } from '../../../../ui/note.tsx'
import { mealWords } from '../booking-words.ts'
import { Line, TaxLines, TotalLine } from '../money-lines.tsx'
import { policySentence } from '../policy-steps.ts'
import { QuoteFrame } from '../quote-frame.tsx'
import { ObstacleItem } from './override-reason.tsx'

type NewBookingQuoteProps = {
  quote: ReturnType<typeof useQuote>
  /** True if everything needed for a price is there. */
  isAsked: boolean
  isBusy: boolean
  hotel: Hotel
  checkInOn: string
}

export function NewBookingQuote({ quote, isAsked, isBusy, hotel, checkInOn }: NewBookingQuoteProps) {
  if (!isAsked) {
    return (
      <p className="text-muted">{say('Choose dates and at least one room, and the price appears here.')}</p>
    )
  }
  return (
    <QuoteFrame quote={quote} isBusy={isBusy} notLoaded={say('The price did not load.')}>
      {(priced) => <Priced quote={priced} hotel={hotel} checkInOn={checkInOn} />}
    </QuoteFrame>
  )
}

type PricedProps = { quote: Quote; hotel: Hotel; checkInOn: string }

function Priced({ quote, hotel, checkInOn }: PricedProps) {
  const { currency, obstacles } = quote
  return (
    <>
      {obstacles.length > 0 ? (
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
      ) : null}
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

import type { Quote } from '@roomlark/contract/booking-input'
import type { Hotel } from '@roomlark/contract/hotels'
import { CalendarX2 } from 'lucide-react'
import type { useQuote } from '../../../data/bookings.ts'
import { cx } from '../../../lib/cx.ts'
import { weekdayDay } from '../../../lib/day-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { mealWords } from '../booking-words.ts'
import { Line } from '../panel/panel-money.tsx'
import { policySentence } from '../policy-steps.ts'
import { ObstacleItem } from './obstacle-item.tsx'

type NewBookingQuoteProps = {
  quote: ReturnType<typeof useQuote>
  /** Everything a price needs is there. */
  isAsked: boolean
  isBusy: boolean
  hotel: Hotel
  checkInOn: string
}

export function NewBookingQuote({ quote, isAsked, isBusy, hotel, checkInOn }: NewBookingQuoteProps) {
  if (!isAsked) {
    return <p className="text-muted">Choose dates and at least one room, and the price appears here.</p>
  }
  if (quote.isError) {
    return (
      <p role="alert" className="text-muted">
        The price did not load.{' '}
        <Button variant="quiet" size="sm" onClick={() => void quote.refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!quote.data) {
    return (
      <SkeletonArea className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-10" />
      </SkeletonArea>
    )
  }
  return (
    <div aria-live="polite" aria-busy={isBusy} className={cx('transition-opacity', isBusy && 'opacity-55')}>
      <Priced quote={quote.data} hotel={hotel} checkInOn={checkInOn} />
    </div>
  )
}

type PricedProps = { quote: Quote; hotel: Hotel; checkInOn: string }

function Priced({ quote, hotel, checkInOn }: PricedProps) {
  const { currency, obstacles } = quote
  return (
    <>
      {obstacles.length > 0 ? (
        <Note tone="warning" icon={<CalendarX2 />} title="This cannot be booked yet" className="mb-4">
          <ul>
            {obstacles.slice(0, 5).map((obstacle) => (
              <ObstacleItem key={JSON.stringify(obstacle)} obstacle={obstacle} />
            ))}
            {obstacles.length > 5 ? <li>And {obstacles.length - 5} more.</li> : null}
          </ul>
        </Note>
      ) : null}
      {quote.nights.length > 0 ? (
        <>
          <dl className="max-h-60 overflow-y-auto overscroll-contain">
            {nightTotals(quote).map(({ night, cents }) => (
              <Line key={night} term={weekdayDay(night)} cents={cents} currency={currency} />
            ))}
          </dl>
          <dl className="mt-1.5 border-t border-border pt-1.5">
            {quote.cityTaxCents > 0 ? (
              <Line term="City tax" cents={quote.cityTaxCents} currency={currency} />
            ) : null}
            {quote.vatCents > 0 ? (
              <Line
                term={quote.vatIncluded ? 'VAT, in the price' : 'VAT'}
                cents={quote.vatCents}
                currency={currency}
                isAside={quote.vatIncluded}
              />
            ) : null}
            <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-border pt-3">
              <dt className="font-strong">Total</dt>
              <dd className="font-display text-[24px] leading-[30px] font-[540] tabular-nums">
                {moneyText(quote.totalCents, currency)}
              </dd>
            </div>
            {currency === 'USD' ? null : (
              <Line term="In dollars, at today's rate" cents={quote.totalUsdCents} currency="USD" isAside />
            )}
          </dl>
          <p className="mt-3 text-sm text-muted">
            {mealWords[quote.mealPlan]}. Cancelling:{' '}
            {policySentence(quote.cancellationPolicy, { ...hotel, checkInOn }, new Date())}
          </p>
        </>
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

import type { Booking } from '@roomlark/contract/booking'
import { useState } from 'react'
import { cx } from '../../../lib/cx.ts'
import { nightsWords } from '../../../lib/day-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Button } from '../../../ui/button.tsx'
import { type NightLine, nightLines } from './night-lines.ts'

const shownAtFirst = 7

/** Night by night, then the taxes, then the total in both currencies. */
export function PanelMoney({ booking }: { booking: Booking }) {
  const { currency, usdRate, vatIncluded } = booking
  return (
    <>
      <Nights lines={nightLines(booking.stays)} currency={currency} />
      <dl className="mt-1.5 border-t border-border pt-1.5">
        <Line term="Rooms" cents={booking.roomCents} currency={currency} />
        {booking.cityTaxCents > 0 ? (
          <Line term="City tax" cents={booking.cityTaxCents} currency={currency} />
        ) : null}
        {booking.vatCents > 0 ? (
          <Line
            term={vatIncluded ? 'VAT, in the price' : 'VAT'}
            cents={booking.vatCents}
            currency={currency}
            isAside={vatIncluded}
          />
        ) : null}
        <Line term="Total" cents={booking.totalCents} currency={currency} isTotal />
        {currency === 'USD' ? null : (
          <Line
            term={`In dollars, at ${usdRate} for 1 ${currency}`}
            cents={booking.totalUsdCents}
            currency="USD"
            isAside
          />
        )}
        {booking.feeCents === null ? null : (
          <Line
            term={booking.state === 'no-show' ? 'Owed for not arriving' : 'Owed for cancelling'}
            cents={booking.feeCents}
            currency={currency}
            isTotal
          />
        )}
      </dl>
    </>
  )
}

function Nights({ lines, currency }: { lines: readonly NightLine[]; currency: string }) {
  const [showsAll, setShowsAll] = useState(lines.length <= shownAtFirst)
  return (
    <>
      <dl>
        {(showsAll ? lines : lines.slice(0, shownAtFirst - 2)).map((line) => (
          <Line
            key={line.key}
            term={line.words}
            note={line.isReleased ? 'freed' : undefined}
            cents={line.cents}
            currency={currency}
          />
        ))}
      </dl>
      {showsAll ? null : (
        <Button variant="quiet" size="sm" className="-ml-2 print:hidden" onClick={() => setShowsAll(true)}>
          Show {nightsWords(lines.length - shownAtFirst + 2)} more
        </Button>
      )}
    </>
  )
}

type LineProps = {
  term: string
  note?: string | undefined
  cents: number
  currency: string
  isTotal?: boolean
  /** For information only, not part of the sum. */
  isAside?: boolean
}

export function Line({ term, note, cents, currency, isTotal = false, isAside = false }: LineProps) {
  return (
    <div
      className={cx(
        'flex justify-between gap-4 py-[3px]',
        isTotal && 'font-strong',
        isAside && 'text-sm text-muted',
      )}
    >
      <dt className={cx(!isTotal && 'text-muted')}>
        {term}
        {note ? <span className="ml-1.5 text-sm">({note})</span> : null}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{moneyText(cents, currency)}</dd>
    </div>
  )
}

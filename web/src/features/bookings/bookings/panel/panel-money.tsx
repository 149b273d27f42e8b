import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { PriceDialog } from '../changes/price-dialog.tsx'
import { Line, TaxLines } from '../money-lines.tsx'

const shownAtFirst = 7

/** Night by night, then the taxes, then the total in both currencies. */
export function PanelMoney({ booking }: { booking: Booking }) {
  const { currency, usdRate } = booking
  const [night, setNight] = useState<string | null>(null)
  const mayPrice = useMay('work-desk', booking.hotelId) && isChangeable(booking)
  return (
    <>
      <Nights
        lines={nightLines(booking.stays)}
        currency={currency}
        onPrice={mayPrice ? setNight : undefined}
      />
      {night === null ? null : <PriceDialog booking={booking} night={night} onClose={() => setNight(null)} />}
      <dl className="mt-1.5 border-t border-border pt-1.5">
        <Line
          term={say('Rooms')}
          note={booking.promoCode ? promoCodeWords(booking.promoCode) : undefined}
          cents={booking.roomCents}
          currency={currency}
        />
        <TaxLines bill={booking} />
        {booking.droppedFeeCents > 0 ? (
          <Line term={say('Fee for a room given up')} cents={booking.droppedFeeCents} currency={currency} />
        ) : null}
        <Line
          term={say('Total')}
          note={booking.extras.length > 0 ? say('extras are on the folio') : undefined}
          cents={booking.totalCents}
          currency={currency}
          isTotal
        />
        {currency === 'USD' ? null : (
          <Line
            term={say('In dollars, at {rate} for 1 {currency}', { rate: usdRate, currency })}
            cents={booking.totalUsdCents}
            currency="USD"
            isAside
          />
        )}
        {booking.feeCents === null ? <PaymentLines booking={booking} /> : null}
        {booking.feeCents === null ? null : (
          <Line
            term={booking.state === 'no-show' ? say('No-show fee') : say('Cancellation fee')}
            note={booking.feeCents > 0 ? say('Posted to the folio') : undefined}
            cents={booking.feeCents}
            currency={currency}
            isTotal
          />
        )}
      </dl>
    </>
  )
}

/** Payment terms agreed with the guest; hidden for a stay that is paid at the hotel. */
function PaymentLines({ booking: { payment, currency } }: { booking: Booking }) {
  const { nowCents, laterCents, laterOn, atHotelCents, keepsCard } = payment
  if (!isPaidOnline(payment)) return null
  const isGuarantee = keepsCard && laterOn === null
  const lines = [
    { term: say('Due when booking'), cents: nowCents },
    {
      term: laterOn === null ? '' : say('Charged to the card on {day}', { day: weekdayDay(laterOn) }),
      cents: laterCents,
    },
    {
      term: say('Due at the hotel'),
      cents: atHotelCents,
      note: isGuarantee ? say('a card as a guarantee') : undefined,
    },
  ]
  return lines
    .filter(({ cents }) => cents > 0)
    .map((line) => <Line key={line.term} {...line} currency={currency} isAside />)
}

/** `SUMMER-10, 10% off` */
function promoCodeWords({ code, discountPercent }: NonNullable<Booking['promoCode']>): string {
  return discountPercent > 0
    ? say('{code}, {percent} off', { code, percent: percentText(discountPercent) })
    : code
}

type NightsProps = {
  lines: readonly NightLine[]
  currency: string
  /** Asks for another price of a night, where that can change. */
  onPrice: ((night: string) => void) | undefined
}

function Nights({ lines, currency, onPrice }: NightsProps) {
  const [showsAll, setShowsAll] = useState(lines.length <= shownAtFirst)
  return (
    <>
      <dl>
        {(showsAll ? lines : lines.slice(0, shownAtFirst - 2)).map((line) => (
          <Line
            key={line.key}
            term={line.words}
            note={line.isReleased ? say('freed') : undefined}
            cents={line.cents}
            currency={currency}
            action={
              onPrice ? (
                <IconButton
                  label={say('Change the price of {night}', { night: line.words })}
                  className="-my-1.5 size-8 print:hidden"
                  onClick={() => onPrice(line.key)}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </IconButton>
              ) : undefined
            }
          />
        ))}
      </dl>
      {showsAll ? null : (
        <Button variant="quiet" size="sm" className="-ml-2 print:hidden" onClick={() => setShowsAll(true)}>
          {say('Show {count, plural, one {# night} other {# nights}} more', {
            count: lines.length - shownAtFirst + 2,
          })}
        </Button>
      )}
    </>
  )
}

type NightLine = { key: string; words: string; cents: number; isReleased: boolean }

/** One line a night over all rooms; how many rooms is said where there are several. */
function nightLines(stays: Booking['stays']): NightLine[] {
  const nights = Map.groupBy(
    stays.flatMap((stay) => stay.nightlyCents),
    ({ night }) => night,
  )
  return [...nights]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([night, rooms]) => ({
      key: night,
      words:
        rooms.length === 1
          ? weekdayDay(night)
          : say('{night}, {count, plural, one {# room} other {# rooms}}', {
              night: weekdayDay(night),
              count: rooms.length,
            }),
      cents: rooms.reduce((sum, { priceCents }) => sum + priceCents, 0),
      isReleased: rooms.every(({ released }) => released),
    }))
}

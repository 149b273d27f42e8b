import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { folioGroups } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { nightsWords, weekdayDay } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card } from '../../../../ui/card.tsx'
import { chargeGroups, payerName } from './folio-shapes.ts'

/** The stay and what is left to pay of it, over all folios. */
export function BalanceCard({ booking, folio }: { booking: Booking; folio: BookingFolio }) {
  const { currency, balanceCents } = folio
  const lines = folio.folios.flatMap((one) => one.lines)
  const groups = new Map(chargeGroups(lines, true).map(({ group, cents }) => [group, cents]))
  return (
    <Card>
      <Stay booking={booking} />
      <p className="text-[14px] text-muted">{balanceWords(booking, balanceCents)}</p>
      <p className="font-display text-[38px] leading-[46px] font-[520] tracking-[-0.02em] tabular-nums">
        {moneyText(Math.abs(balanceCents), currency)}
      </p>
      <dl className="mt-2.5 tabular-nums">
        {folioGroups.map((group) => {
          const cents = groups.get(group)
          return cents === undefined ? null : (
            <Row key={group} term={folioGroupNames[group]} cents={cents} currency={currency} />
          )
        })}
        <Row term={say('Charges')} cents={folio.chargesCents} currency={currency} weight="subtotal" />
        <Row term={say('Payments recorded')} cents={0 - folio.paidCents} currency={currency} />
        <Row term={say('Balance')} cents={balanceCents} currency={currency} weight="result" />
      </dl>
      {folio.folios.length > 1 ? <Folios folio={folio} /> : null}
      <Taxes folio={folio} />
    </Card>
  )
}

function Stay({ booking }: { booking: Booking }) {
  const { checkInOn, checkOutOn, checkOutTime, nights, rooms } = booking
  const numbers = rooms.flatMap(({ number }) => number ?? [])
  return (
    <dl className="mb-[18px] flex items-center justify-between gap-3 rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <div>
        <dt className="text-sm text-muted">{say('Check-in')}</dt>
        <dd className="font-display text-md font-[540] whitespace-nowrap desk:text-[17px]">
          {weekdayDay(checkInOn)}
        </dd>
        <dd className="text-sm text-muted">
          {numbers.length === 0 ? say('No room yet') : roomWords(numbers)}
        </dd>
      </div>
      <div className="text-sm whitespace-nowrap text-muted">
        <dt className="sr-only">{say('Nights')}</dt>
        <dd>{nightsWords(nights)}</dd>
      </div>
      <div className="text-right">
        <dt className="text-sm text-muted">{say('Check-out')}</dt>
        <dd className="font-display text-md font-[540] whitespace-nowrap desk:text-[17px]">
          {weekdayDay(checkOutOn)}
        </dd>
        <dd className="text-sm text-muted">{say('by {time}', { time: checkOutTime })}</dd>
      </div>
    </dl>
  )
}

function roomWords(numbers: string[]): string {
  return say('{count, plural, one {Room {rooms}} other {Rooms {rooms}}}', {
    count: numbers.length,
    rooms: numbers.slice(0, 3).join(', '),
  })
}

function balanceWords({ state }: Booking, balanceCents: number): string {
  if (balanceCents < 0) return say('Paid too much, to be given back')
  if (balanceCents === 0) return say('Balance, everything is paid')
  return state === 'confirmed' || state === 'checked-in'
    ? say('Balance, due at check-out')
    : say('Balance, still open')
}

type RowProps = { term: string; cents: number; currency: string; weight?: 'subtotal' | 'result' }

function Row({ term, cents, currency, weight }: RowProps) {
  const isResult = weight === 'result'
  return (
    <div
      className={cx(
        'flex justify-between gap-4 py-[5px]',
        weight === 'subtotal' && 'mt-1.5 border-t border-border pt-2.5 font-strong',
        isResult && 'mt-2.5 items-baseline border-t-2 border-text pt-3 font-strong',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className={cx('shrink-0', isResult && 'font-display text-[21px] leading-[26px] font-[540]')}>
        {moneyText(cents, currency)}
      </dd>
    </div>
  )
}

function Folios({ folio }: { folio: BookingFolio }) {
  return (
    <div className="mt-4 border-t border-border pt-3.5">
      <h3 className="mb-1">{say('By folio')}</h3>
      <dl className="tabular-nums">
        {folio.folios.map((one) => (
          <Row
            key={one.position}
            term={`${one.position}. ${payerName(one)}`}
            cents={one.balanceCents}
            currency={folio.currency}
          />
        ))}
      </dl>
    </div>
  )
}

/** VAT by rate: inside the prices it is told, but no part of the sum. */
function Taxes({ folio: { taxes, vatIncluded, currency } }: { folio: BookingFolio }) {
  const rates = taxes.filter(({ vatPercent }) => vatPercent > 0)
  if (rates.length === 0) return null
  const amounts = rates
    .map(({ vatPercent, vatCents }) => `${moneyText(vatCents, currency)} (${percentText(vatPercent)})`)
    .join(', ')
  return (
    <p className="mt-3 text-sm text-muted">
      {vatIncluded ? say('VAT in the price: {amounts}', { amounts }) : say('VAT: {amounts}', { amounts })}
    </p>
  )
}

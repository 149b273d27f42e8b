import { daysBetween } from '@roomlark/contract/dates'
import { moneyIn, shortDay } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CalendarX2 } from '../../ui/icons/calendar-x-2.ts'
import { aboutWords } from '../about-words.ts'
import { chargeLines } from '../charge-lines.ts'
import { makeAddress } from '../page-address.ts'
import { listReasons } from '../reasons.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { roomWords } from './booking-words.ts'

type PageProps = { page: GuestPageOf<'booking-change'> }

/** Compares the booking before and after the change, with the button that makes it. */
export function ChangeQuote({ page }: PageProps) {
  const { visit, token, quote } = page
  const words = textsIn(visit.language).bookings.change
  return (
    <section
      aria-labelledby="quote"
      className="rounded-lg border border-border bg-surface p-[18px] md:p-6 lg:sticky lg:top-5"
    >
      <h2 id="quote" className="text-lg">
        {quote && quote.why.length > 0 ? words.notPossible : words.newStay}
      </h2>
      {quote && quote.why.length > 0 ? <WhyNot page={page} /> : <Comparison page={page} />}
      <a
        href={makeAddress(visit, makeBookingPath(token))}
        className={cx(buttonClass({ variant: 'quiet', block: true }), 'mt-1.5')}
      >
        {words.keep}
      </a>
    </section>
  )
}

function WhyNot({ page: { visit, quote } }: PageProps) {
  const words = textsIn(visit.language).bookings.change
  return (
    <div role="alert" className="mt-2">
      <ul className="grid gap-1.5">
        {listReasons(visit.language, quote?.why ?? []).map((reason) => (
          <li key={reason} className="flex items-center gap-2">
            <CalendarX2 aria-hidden="true" className="size-4 shrink-0" />
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[14px] text-muted">{words.notPossibleText}</p>
    </div>
  )
}

function Comparison({ page }: PageProps) {
  const { visit, booking, token, types, wish, quote } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.change
  if (!quote) return <p className="mt-2 text-muted">{words.nothing}</p>
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const newRooms = wish.rooms.map(({ roomTypeId, quantity }) => ({
    roomTypeId,
    quantity,
    name: types.find(({ id }) => id === roomTypeId)?.name ?? '',
  }))
  const guests = (party: { adults: number; childAges: number[] }) =>
    String(party.adults + party.childAges.length)
  const before = chargeLines(booking, texts)
  const after = chargeLines(quote, texts)
  const charges = [...new Set([...before, ...after].map(({ term }) => term))]
  const getCents = (lines: typeof before, term: string) =>
    lines.find((line) => line.term === term)?.cents ?? 0
  const rows: [string, string, string][] = [
    [texts.search.checkIn, shortDay(language, booking.checkInOn), shortDay(language, wish.checkInOn)],
    [texts.search.checkOut, shortDay(language, booking.checkOutOn), shortDay(language, wish.checkOutOn)],
    [
      words.nights,
      String(daysBetween(booking.checkInOn, booking.checkOutOn)),
      String(daysBetween(wish.checkInOn, wish.checkOutOn)),
    ],
    [words.guests, guests(booking), guests(wish)],
    [words.rooms, roomWords(booking), roomWords({ rooms: newRooms })],
    [texts.meals[booking.mealPlan], money(booking.roomCents), money(quote.roomCents)],
    ...charges.map((term): [string, string, string] => [
      ...([term, money(getCents(before, term)), money(getCents(after, term))] as const),
    ]),
    ...(booking.extras.length > 0
      ? [
          [texts.extras.yours, money(booking.extrasCents), money(quote.extrasCents)] as [
            string,
            string,
            string,
          ],
        ]
      : []),
  ]
  const total = {
    before: booking.totalCents + booking.extrasCents,
    after: quote.totalCents + quote.extrasCents,
  }
  const difference = total.after - total.before
  // The booking's page explains how the rest is paid if a part is paid online.
  const moreWords = isPaidOnline(booking.payment) ? texts.checkout.more : words.more
  const about = aboutWords(visit, { ...quote, currency: booking.currency })
  return (
    <>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="sr-only">
              {words.newStay}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {words.now}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {words.new}
            </th>
          </tr>
        </thead>
        <tbody className="text-[14.5px]">
          {rows.map(([term, before, after]) => (
            <tr key={term}>
              <th scope="row" className="py-1.5 pr-2 text-left font-normal text-muted">
                {term}
              </th>
              <td className="py-1.5 pl-2 text-right text-muted wrap-anywhere">{before}</td>
              <td className={cx('py-1.5 pl-2 text-right wrap-anywhere', before !== after && 'font-strong')}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-border align-baseline">
            <th scope="row" className="pt-3 text-left font-strong">
              {texts.hotel.total}
            </th>
            <td className="pt-3 pl-2 text-right text-[14.5px] text-muted">{money(total.before)}</td>
            <td className="pt-3 pl-2 text-right font-display text-lg font-[540]">{money(total.after)}</td>
          </tr>
        </tfoot>
      </table>
      {about ? (
        <p className="text-right text-sm text-muted">{fill(texts.hotel.about, { amount: about })}</p>
      ) : null}
      <p
        className={cx(
          'mt-3 rounded-[12px] px-4 py-3 font-medium',
          difference > 0 ? 'bg-accent-soft text-accent-text' : 'bg-success-soft text-success-text',
        )}
      >
        {differenceWords({ ...words, more: moreWords }, money, difference)}
      </p>
      <form method="post" action={makeAddress(visit, makeBookingPath(token, 'change'))} className="mt-4">
        <input type="hidden" name="checkInOn" value={wish.checkInOn} />
        <input type="hidden" name="checkOutOn" value={wish.checkOutOn} />
        <input type="hidden" name="adults" value={wish.adults} />
        <input type="hidden" name="childAges" value={wish.childAges.join(',')} />
        {wish.rooms.map(({ roomTypeId, quantity }) => (
          <input key={roomTypeId} type="hidden" name={`room.${roomTypeId}`} value={quantity} />
        ))}
        <input type="hidden" name="version" value={booking.version} />
        <input type="hidden" name="expectedTotalCents" value={quote.totalCents} />
        <button type="submit" className={buttonClass({ size: 'lg', block: true })}>
          {fill(words.confirm, { amount: money(total.after) })}
        </button>
      </form>
    </>
  )
}

function differenceWords(
  words: { more: string; less: string; same: string },
  money: (cents: number) => string,
  cents: number,
): string {
  if (cents === 0) return words.same
  return fill(cents > 0 ? words.more : words.less, { amount: money(Math.abs(cents)) })
}

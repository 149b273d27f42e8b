import { extraLine } from '@roomlark/contract/bookings/guest-extra-words'
import { paymentRows } from '@roomlark/contract/bookings/guest-payment-words'
import { guestFeeWords } from '@roomlark/contract/bookings/guest-words'
import { daysBetween } from '@roomlark/contract/dates'
import { countryIn, dayWords, longDay, momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { townLine } from '@roomlark/contract/postal-address'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Printer } from '../../ui/icons/printer.ts'
import { Lark } from '../../ui/lark.tsx'
import { aboutWords } from '../about-words.ts'
import { chargeLines, mealLines } from '../charge-lines.ts'
import type { Texts } from '../texts/texts.ts'
import { textsIn } from '../texts/texts.ts'
import { accountLines } from './account-lines.ts'
import { feePeriods, isFree, planRest, roomWords } from './booking-words.ts'

type PageProps = { page: GuestPageOf<'booking-print'> }

/** The booking on paper, light in both themes: what is agreed, and what cancelling costs. */
export function PrintPage({ page }: PageProps) {
  const { visit, booking } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings
  const { hotel } = booking
  const contact = [hotel.contactPhone, hotel.contactEmail].filter(Boolean).join(', ')
  const nights = sayCount(language, texts.count.nights, daysBetween(booking.checkInOn, booking.checkOutOn))
  const guests = sayCount(language, texts.count.guests, booking.adults + booking.childAges.length)
  return (
    <main id="main" className="paper min-h-dvh bg-sunken print:bg-surface">
      <div className="mx-auto max-w-[794px] bg-surface p-6 md:p-16 md:pt-14 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <span className="inline-flex items-center gap-2.5">
            <Lark />
            <span className="font-display text-[20px] leading-none font-[560]">Roomlark</span>
          </span>
          <span className="keytag keytag-lg">{booking.reference}</span>
        </div>
        <p className="mt-6 print:hidden">
          <button type="button" hidden data-print className={cx(buttonClass(), '[&[hidden]]:hidden')}>
            <Printer aria-hidden="true" className="size-[18px]" />
            {words.print.now}
          </button>
        </p>
        <h1 className="mt-8 text-2xl wrap-anywhere">{hotel.name}</h1>
        <p className="text-muted wrap-anywhere">
          {hotel.streetAddress}, {townLine(hotel)}, {countryIn(language, hotel.country)}. {contact}
        </p>
        <dl className="mt-5 grid gap-4 border-y border-t-text border-b-border py-4 sm:grid-cols-3">
          <Fact
            term={texts.search.checkIn}
            value={longDay(language, booking.checkInOn)}
            note={fill(words.key.from, { time: booking.checkInTime })}
          />
          <Fact
            term={texts.search.checkOut}
            value={longDay(language, booking.checkOutOn)}
            note={fill(words.key.until, { time: booking.checkOutTime })}
          />
          <Fact
            term={words.print.guest}
            value={booking.guest.name}
            note={`${guests}, ${nights}, ${words.states[booking.state]}`}
          />
        </dl>
        <PrintedPrice page={page} />
        {booking.state === 'confirmed' ? <PrintedFees page={page} /> : null}
        {hotel.houseRules ? (
          <>
            <h2 className="mt-6 text-lg">{texts.hotel.goodToKnow}</h2>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {hotel.houseRules}
            </p>
          </>
        ) : null}
        <p className="mt-12 border-t border-border pt-4 text-sm text-muted">
          {fill(words.print.printed, {
            day: longDay(language, booking.today),
            address: `${visit.publicUrl.replace(/^https?:\/\//, '')}/stays/bookings`,
          })}
        </p>
      </div>
    </main>
  )
}

function Fact({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <b className="block font-display text-[19px] leading-[26px] font-[540]">{value}</b>
        <span className="text-sm text-muted">{note}</span>
      </dd>
    </div>
  )
}

const cell = 'py-2.5 pl-3 text-right tabular-nums'

function PrintedPrice({ page: { visit, booking } }: PageProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.print
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const about = aboutWords(visit, booking)
  return (
    <table className="mt-5 w-full">
      <thead>
        <tr className="border-b border-border text-sm text-muted">
          <th scope="col" className="py-2.5 text-left font-medium">
            {words.what}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {words.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {booking.nights.map(({ night, cents, mealCents }) => (
          <tr key={night} className="border-b border-border">
            <th scope="row" className="py-2.5 text-left font-normal wrap-anywhere">
              {roomWords(booking)}, {booking.ratePlanName}, {texts.meals[booking.mealPlan]}
              <span className="block text-sm text-muted">{dayWords(language, night)}</span>
            </th>
            <td className={cell}>{money(cents - mealCents)}</td>
          </tr>
        ))}
        {[
          ...mealLines(language, booking),
          ...chargeLines(booking, texts),
          ...droppedLines(booking, texts),
          ...booking.extras.map((extra) => ({ term: extraLine(language, extra), cents: extra.totalCents })),
        ].map(({ term, cents }) => (
          <tr key={term} className="border-b border-border">
            <th scope="row" className="py-2.5 text-left font-normal">
              {term}
            </th>
            <td className={cell}>{money(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-4 text-left">
            {printedTotal(booking, texts)}
          </th>
          <td className="pt-4 text-right font-display text-[26px] font-[540]">
            {money(booking.feeCents ?? booking.totalCents + booking.extrasCents)}
            {about && booking.feeCents === null ? (
              <span className="block font-sans text-sm font-normal text-muted">
                {fill(texts.hotel.about, { amount: about })}
              </span>
            ) : null}
          </td>
        </tr>
        {[...accountLines(booking, language), ...restLines(language, booking)].map(
          ({ key, term, cents, isLeft }) => (
            <tr key={key} className="align-baseline">
              <th scope="row" className={`pt-2 text-left ${isLeft ? '' : 'font-normal'}`}>
                {term}
              </th>
              <td className="pt-2 text-right tabular-nums">{money(cents)}</td>
            </tr>
          ),
        )}
      </tfoot>
    </table>
  )
}

function printedTotal(
  { feeCents, payment }: PageProps['page']['booking'],
  { bookings, hotel }: Texts,
): string {
  if (feeCents !== null) return bookings.price.youOwe
  return isPaidOnline(payment) ? hotel.total : bookings.print.total
}

/** Due date of the rest, if a part of the booking is paid online. */
function restLines(language: GuestLanguage, booking: PageProps['page']['booking']) {
  const payment = booking.feeCents === null ? planRest(booking) : null
  const rows = payment ? paymentRows(language, { ...booking, payment }, 'booked') : []
  return rows.map((row) => ({ key: row.term, ...row, isLeft: false }))
}

function droppedLines({ droppedFeeCents: cents }: PageProps['page']['booking'], { bookings }: Texts) {
  return cents === 0 ? [] : [{ term: bookings.price.droppedRoom, cents }]
}

function PrintedFees({ page: { visit, booking } }: PageProps) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.print
  return (
    <>
      <h2 className="mt-6 text-lg">{texts.cancelling.heading}</h2>
      <dl className="mt-1 border-t border-border">
        {feePeriods(booking).map(({ fee, cents, from, until }) => (
          <div key={until ?? 'end'} className="flex justify-between gap-4 border-b border-border py-2.5">
            <dt className="first-letter:uppercase">
              {until
                ? fill(words.until, { moment: momentWords(language, until) })
                : from
                  ? words.after
                  : texts.cancelling.always}
            </dt>
            <dd className="text-right">
              {isFree(fee)
                ? texts.cancelling.free
                : `${moneyIn(language, cents, booking.currency)}, ${guestFeeWords(language, fee)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{fill(texts.cancelling.clock, { city: booking.hotel.city })}</p>
    </>
  )
}

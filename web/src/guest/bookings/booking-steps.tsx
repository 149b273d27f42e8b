import { guestPaymentWordsIn } from '@roomlark/contract/bookings/guest-payment-words'
import { dayWords, momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { Check } from '../../ui/icons/check.ts'
import { textsIn } from '../texts/texts.ts'
import { feePeriods, freeUntil, isFree, planRest } from './booking-words.ts'

type Step = { title: string; text: string; at: 'done' | 'now' | 'next' }

/** Shows the steps of the stay: done, now, next. */
export function BookingSteps({ language, booking }: { language: GuestLanguage; booking: GuestBooking }) {
  return (
    <ol className="mt-4">
      {listSteps(language, booking).map(({ title, text, at }) => (
        <li
          key={title}
          className={cx(
            'relative flex gap-3.5 pb-4 last:pb-0',
            'before:absolute before:top-6 before:bottom-0 before:left-[11px] before:w-0.5 last:before:hidden',
            at === 'done' ? 'before:bg-primary' : 'before:bg-border',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full border-2',
              at === 'done' && 'border-primary bg-primary text-on-primary',
              at === 'now' && 'border-accent',
              at === 'next' && 'border-border',
            )}
          >
            {at === 'done' ? <Check className="size-3.5" /> : null}
            {at === 'now' ? <span className="size-2.5 rounded-full bg-accent" /> : null}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <b className={cx('block text-[14.5px] leading-5', at === 'next' && 'font-medium text-muted')}>
              {title}
            </b>
            <span className="block text-sm text-muted">{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function listSteps(language: GuestLanguage, booking: GuestBooking): Step[] {
  const words = textsIn(language).bookings.steps
  const { state, hotel, guest, checkInOn, checkOutOn, checkInTime, checkOutTime } = booking
  const moment = momentWords(language, booking.bookedAt)
  const booked: Step = {
    title: words.booked,
    text: guest.email === null ? moment : fill(words.sentTo, { moment, email: guest.email }),
    at: 'done',
  }
  const since = booking.since ? momentWords(language, booking.since) : ''
  if (state === 'cancelled') {
    const title = booking.cancelledBy === 'hotel' ? words.cancelledByHotel : words.cancelledByYou
    return [booked, { title, text: since, at: 'done' }]
  }
  if (state === 'no-show') return [booked, { title: words.noShow, text: since, at: 'done' }]
  const isHere = state === 'checked-in' || state === 'checked-out'
  const free = freeStep(language, booking)
  return [
    booked,
    ...(isHere ? [] : [free]),
    ...(isHere ? [] : chargeSteps(language, booking)),
    {
      title: fill(words.checkIn, { day: dayWords(language, checkInOn), time: checkInTime }),
      text: `${hotel.streetAddress}, ${townLine(hotel)}`,
      at: isHere ? 'done' : free.at === 'done' ? 'now' : 'next',
    },
    {
      title: fill(words.checkOut, { day: dayWords(language, checkOutOn), time: checkOutTime }),
      text: isAllPaid(booking) ? words.paid : words.pay,
      at: state === 'checked-out' ? 'done' : isHere ? 'now' : 'next',
    },
  ]
}

/** The sum still to be charged to the guest's card before the arrival. */
function chargeSteps(language: GuestLanguage, booking: GuestBooking): Step[] {
  const { laterOn = null, laterCents = 0 } = planRest(booking) ?? {}
  if (laterOn === null) return []
  const words = guestPaymentWordsIn(language)
  const title = fill(words.dueLater, { day: dayWords(language, laterOn) })
  return [{ title, text: moneyIn(language, laterCents, booking.currency), at: 'next' }]
}

/** Tells whether nothing is left to pay at the desk, now or once the card has been charged. */
function isAllPaid(booking: GuestBooking): boolean {
  const rest = planRest(booking)
  return rest ? rest.atHotelCents === 0 : booking.account !== null && booking.account.leftCents <= 0
}

function freeStep(language: GuestLanguage, booking: GuestBooking): Step {
  const texts = textsIn(language)
  const words = texts.bookings.steps
  const periods = feePeriods(booking)
  const until = freeUntil(periods)
  const text = fill(texts.cancelling.clock, { city: booking.hotel.city })
  if (until === null) {
    const isAlways = periods.every(({ fee }) => isFree(fee))
    return { title: isAlways ? words.freeAlways : words.freeNever, text, at: isAlways ? 'now' : 'done' }
  }
  const moment = momentWords(language, until)
  return booking.hotelTime < until
    ? { title: fill(words.freeUntil, { moment }), text, at: 'now' }
    : { title: fill(words.freeEnded, { moment }), text, at: 'done' }
}

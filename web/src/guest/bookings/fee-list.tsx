import { backWords } from '@roomlark/contract/bookings/guest-payment-words'
import { guestFeeWords } from '@roomlark/contract/bookings/guest-words'
import { momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { textsIn } from '../texts/texts.ts'
import { type FeePeriod, feePeriods, isFree, paidOfBooking } from './booking-words.ts'

type FeeListProps = { language: GuestLanguage; booking: GuestBooking; heading: string }

/** Lists the cost of cancelling and until when, one below the other. */
export function FeeList({ language, booking, heading }: FeeListProps) {
  const words = textsIn(language).cancelling
  return (
    <div>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-[14px]">
        <b>{heading}</b>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">
          {fill(words.clock, { city: booking.hotel.city })}
        </span>
      </p>
      <ol>
        {feePeriods(booking).map((period) => (
          <li key={period.until ?? 'end'} className="relative pb-3 pl-[26px] text-sm last:pb-0">
            <span
              aria-hidden="true"
              className={cx('absolute top-1 -bottom-0.5 left-[5px] w-1.5 rounded-full', chooseTint(period))}
            >
              {period.isNow ? (
                <span className="absolute top-0.5 -left-[4.5px] size-[15px] rounded-full border-3 border-accent bg-surface" />
              ) : null}
            </span>
            <b className={cx('block', isFree(period.fee) && 'text-success-text')}>
              {isFree(period.fee) ? words.free : moneyIn(language, period.cents, booking.currency)}
            </b>
            <span className="block text-muted">
              {isFree(period.fee) ? '' : `${guestFeeWords(language, period.fee)}, `}
              {whenWords(language, period)}
            </span>
            <Back language={language} booking={booking} period={period} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The part of a payment that comes back; nothing where nothing was paid. */
function Back({ language, booking, period }: Omit<FeeListProps, 'heading'> & { period: FeePeriod }) {
  const paidCents = paidOfBooking(booking, period.until)
  const back = backWords(language, { paidCents, feeCents: period.cents, currency: booking.currency })
  return back === null ? null : <span className="block first-letter:uppercase">{back}</span>
}

function whenWords(language: GuestLanguage, { from, until }: FeePeriod): string {
  const words = textsIn(language).cancelling
  if (until) return fill(words.until, { moment: momentWords(language, until) })
  return from ? words.after : words.always
}

function chooseTint({ fee }: FeePeriod): string {
  if (isFree(fee)) return 'bg-success'
  return fee.kind === 'percent' && fee.percent === 100 ? 'bg-control' : 'bg-warning'
}

import { guestFeeWords } from '@roomlark/contract/bookings/guest-words'
import { momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import { guestCancelReasons } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Undo2 } from '../../ui/icons/undo-2.ts'
import { makeAddress } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { fieldClass, makeBookingPath } from './booking-form.ts'
import { OwedLines } from './booking-price.tsx'
import { feePeriods } from './booking-words.ts'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'
import { FeeList } from './fee-list.tsx'

type PageProps = { page: GuestPageOf<'booking-cancel'> }

/** The exact fee first; the button repeats it, and the server cancels for that amount or not at all. */
export function CancelPage({ page }: PageProps) {
  const { visit, booking, token, fault } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.cancel
  const fee = booking.cancelFeeCents
  const returned = booking.cancelReturnCents
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl wrap-anywhere">
          {fee === null ? words.closed : fill(words.heading, { hotel: booking.hotel.name })}
        </h1>
        {fault ? <Notice>{words.changed}</Notice> : null}
        {fee === null ? (
          <p className="mt-2 text-muted">{words.closedText}</p>
        ) : (
          <>
            <Fee page={page} fee={fee} />
            <form method="post" action={makeAddress(visit, makeBookingPath(token, 'cancel'))}>
              <input type="hidden" name="expectedFeeCents" value={fee} />
              <label className="block text-[14px] font-medium">
                {words.why} <span className="font-normal text-muted">{words.optional}</span>
                <select
                  name="reason"
                  defaultValue={page.reason || 'none'}
                  className={cx(fieldClass, 'mt-1.5')}
                >
                  {guestCancelReasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {words.reasons[reason]}
                    </option>
                  ))}
                </select>
              </label>
              <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
                <a
                  href={makeAddress(visit, makeBookingPath(token))}
                  className={buttonClass({ variant: 'secondary', block: true })}
                >
                  {words.keep}
                </a>
                <button type="submit" className={buttonClass({ variant: 'danger', block: true })}>
                  {returned > 0
                    ? fill(texts.pay.confirmReturn, { amount: money(returned) })
                    : fee === 0
                      ? words.confirmFree
                      : fill(words.confirmOwe, { amount: money(fee) })}
                </button>
              </div>
            </form>
          </>
        )}
      </DialogCard>
    </SiteLayout>
  )
}

function Fee({ page: { visit, booking }, fee }: PageProps & { fee: number }) {
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.cancel
  const price = texts.bookings.price
  const money = (cents: number) => moneyIn(language, cents, booking.currency)
  const bookedCents = booking.totalCents + booking.extrasCents
  const now = feePeriods(booking).find(({ isNow }) => isNow)
  const until = now?.until
    ? fill(fee === 0 ? words.freeText : words.staysUntil, {
        moment: momentWords(language, now.until),
        city: booking.hotel.city,
      })
    : ''
  return (
    <>
      <div
        className={cx(
          'mt-4 mb-3 rounded-lg px-5 pt-4 pb-[18px]',
          fee === 0 ? 'bg-success-soft' : 'bg-warning-soft',
        )}
      >
        <p className="text-[14.5px]">{fee === 0 ? words.free : words.owe}</p>
        <b className="block font-display text-2xl font-[540] tabular-nums">{money(fee)}</b>
        <p className="text-[14px] leading-5 wrap-anywhere first-letter:uppercase">
          {fee > 0 && now ? `${guestFeeWords(language, now.fee)}. ` : ''}
          {until}
        </p>
      </div>
      <OwedLines
        lines={[
          [price.booked, money(bookedCents)],
          [price.fallsAway, money(fee - bookedCents)],
        ]}
        total={[fee === 0 ? price.nothing : price.youOwe, money(fee)]}
      />
      {booking.cancelReturnCents > 0 ? (
        <p className="mt-3 flex gap-2.5 rounded-[12px] bg-success-soft px-4 py-3 text-[14px] leading-5">
          <Undo2 aria-hidden="true" className="mt-px size-[18px] shrink-0 text-success-text" />
          {fill(texts.pay.cancelReturns, { amount: money(booking.cancelReturnCents) })}
        </p>
      ) : null}
      <div className="my-[18px] border-t border-border pt-[18px]">
        <FeeList language={language} booking={booking} heading={words.grows} />
      </div>
    </>
  )
}

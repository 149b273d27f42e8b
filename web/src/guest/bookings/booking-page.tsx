import { dayWords, momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Search } from '../../ui/icons/search.ts'
import { UserText } from '../../ui/user-text.tsx'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { ArrivalSection } from './arrival-section.tsx'
import { BookingActions, WalletLinks } from './booking-actions.tsx'
import { BookingExtras } from './booking-extras.tsx'
import { makeBookingPath } from './booking-form.ts'
import { BookingMessages } from './booking-messages.tsx'
import { BookingPayments } from './booking-payments.tsx'
import { BookingPrice } from './booking-price.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { firstName } from './booking-words.ts'
import { CheckInSection } from './check-in-section.tsx'
import { FeeList } from './fee-list.tsx'
import { KeyCard } from './key-card.tsx'

type PageProps = { page: GuestPageOf<'booking'> }

/** A booking as its guest sees it, with all that can be done with it now. */
export function BookingPage({ page }: PageProps) {
  const { visit, booking, token } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings
  return (
    <SiteLayout visit={visit}>
      <div className="pointer-events-none absolute inset-x-0 top-15 h-[150px] bg-[linear-gradient(var(--sky-top),var(--sky-mid)_40%,transparent)] md:top-18 md:h-54" />
      <div className={`${column} relative pt-6 pb-14 md:pt-10`}>
        <KeyCard visit={visit} booking={booking} />
        <BookingActions page={page} />
        <WalletLinks page={page} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-5">
            <BookingHead page={page} />
            <CheckInSection page={page} />
            <ArrivalSection page={page} />
            <section
              aria-labelledby="steps"
              className="rounded-lg border border-border bg-surface p-[18px] md:p-6"
            >
              <h2 id="steps" className="text-lg">
                {words.steps.heading}
              </h2>
              <BookingSteps language={language} booking={booking} />
            </section>
            <BookingExtras page={page} />
          </div>
          <BookingPrice visit={visit} booking={booking}>
            <BookingPayments visit={visit} booking={booking} token={token} />
            {booking.state === 'confirmed' ? (
              <div className="mt-[18px] grid gap-[18px] border-t border-border pt-[18px]">
                <FeeList language={language} booking={booking} heading={texts.cancelling.heading} />
                {booking.cancelFeeCents === null ? null : (
                  <a
                    href={makeAddress(visit, makeBookingPath(token, 'cancel'))}
                    className={cx(buttonClass({ variant: 'danger-line', block: true }), 'print:hidden')}
                  >
                    {words.actions.cancel}
                  </a>
                )}
              </div>
            ) : null}
            <BookingFacts page={page} />
          </BookingPrice>
          <BookingMessages page={page} />
        </div>
        {booking.mayErase ? (
          <p className="mt-8 text-center print:hidden">
            <a href={makeAddress(visit, makeBookingPath(token, 'erase'))} className="link text-[14px]">
              {words.erase.open}
            </a>
          </p>
        ) : null}
      </div>
    </SiteLayout>
  )
}

/** Announces the news or the state of the booking; nothing where all is as it should be. */
function BookingHead({ page }: PageProps) {
  const { visit, booking } = page
  const { language } = visit
  const words = textsIn(language).bookings
  const told = findNewsWords(page)
  if (!told) return null
  const isOver = ['cancelled', 'no-show', 'checked-out', 'expired'].includes(booking.state)
  return (
    <section
      role="status"
      aria-labelledby="told"
      className={cx(
        'rounded-lg border p-[18px] md:p-6',
        told.isGood ? 'border-success bg-success-soft' : 'border-border bg-surface',
      )}
    >
      <h2 id="told" className="text-lg wrap-anywhere">
        {told.title}
      </h2>
      <p className="mt-1 max-w-[60ch] wrap-anywhere">{told.text}</p>
      {booking.state === 'checked-out' ? (
        <a
          href={makeAddress(visit, makeBookingPath(page.token, 'review'))}
          className={cx(buttonClass(), 'mt-4 mr-2.5 print:hidden')}
        >
          {textsIn(language).reviews.write}
        </a>
      ) : null}
      {isOver ? (
        <a
          href={makeAddress(visit, '/stays')}
          className={cx(
            buttonClass({ variant: booking.state === 'checked-out' ? 'secondary' : 'primary' }),
            'mt-4 print:hidden',
          )}
        >
          <Search aria-hidden="true" className="size-[18px]" />
          {words.over.another}
        </a>
      ) : null}
    </section>
  )
}

type Told = { title: string; text: string; isGood?: boolean }

function findNewsWords({ visit: { language }, booking, news }: GuestPageOf<'booking'>): Told | null {
  const { news: newsWords, over } = textsIn(language).bookings
  const { state, guest } = booking
  const moment = booking.since ? momentWords(language, booking.since) : ''
  const mailed = guest.email === null ? '' : ` ${fill(over.mailed, { email: guest.email })}`
  if (news === 'sent' || news === 'corrected' || news === 'asked' || news === 'again' || news === 'extras') {
    return { title: newsWords[news], text: newsWords[`${news}Text`], isGood: true }
  }
  if (news === 'paid') {
    const isOnItsWay = booking.payments.at(-1)?.state === 'processing'
    const { paidTitle: title, paidText: text, states } = textsIn(language).pay
    return { ...(isOnItsWay ? states.processing : { title, text }), isGood: true }
  }
  switch (state) {
    case 'confirmed':
      if (news === 'confirmed') {
        const sent =
          guest.email === null ? newsWords.bookedPlain : fill(newsWords.bookedText, { email: guest.email })
        const text = [...findPaidWords(language, booking), sent].join(' ')
        return { title: fill(newsWords.booked, { name: firstName(guest.name) }), text, isGood: true }
      }
      return news === 'changed'
        ? { title: newsWords.changed, text: newsWords.changedText, isGood: true }
        : null
    case 'cancelled': {
      const who = booking.cancelledBy === 'hotel' ? over.cancelledByHotel : over.cancelledByYou
      return {
        title: over.cancelled,
        text: fill(who, { moment }) + mailed + findReturnWords(language, booking),
      }
    }
    case 'no-show':
      return {
        title: over.noShow,
        text: fill(over.noShowText, { day: dayWords(language, booking.checkInOn) }),
      }
    case 'checked-in':
      return { title: over.here, text: over.hereText }
    case 'checked-out':
      return { title: over.left, text: over.leftText }
    case 'held':
      return { title: over.held, text: over.heldText }
    case 'expired':
      return { title: over.expired, text: over.expiredText }
  }
}

/** Says what was paid with the booking, if anything was to be paid online. */
function findPaidWords(language: GuestLanguage, { payments, currency }: GuestBooking): string[] {
  const words = textsIn(language).pay
  const payment = payments.find(({ state }) => state !== 'failed')
  if (!payment) return []
  const amount = moneyIn(language, payment.amountCents, currency)
  if (payment.amountCents === 0) return [words.bookedCard]
  return [fill(payment.state === 'processing' ? words.bookedProcessing : words.bookedPaid, { amount })]
}

/** Banks take days for what the payment service has returned already. */
function findReturnWords(language: GuestLanguage, { payments, currency }: GuestBooking): string {
  const cents = payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (cents === 0) return ''
  return ` ${fill(textsIn(language).pay.cancelReturned, { amount: moneyIn(language, cents, currency) })}`
}

function BookingFacts({ page: { visit, booking, token } }: PageProps) {
  const words = textsIn(visit.language).bookings
  const { hotel } = booking
  return (
    <dl className="mt-[18px] grid gap-3 border-t border-border pt-[18px] text-[14px]">
      <Detail term={words.details.heading}>
        <UserText>{booking.guest.name}</UserText>
        {booking.guest.email === null ? null : (
          <>
            <br />
            {booking.guest.email}
          </>
        )}
        {booking.mayCorrect ? (
          <>
            <br />
            <a href={makeAddress(visit, makeBookingPath(token, 'details'))} className="link print:hidden">
              {words.details.open}
            </a>
          </>
        ) : null}
      </Detail>
      <Detail term={words.price.plan}>
        <UserText>{booking.ratePlanName}</UserText>
      </Detail>
      {booking.specialRequests ? (
        <Detail term={words.price.wishes}>
          <span dir="auto" className="whitespace-pre-line">
            {booking.specialRequests}
          </span>
        </Detail>
      ) : null}
      <Detail term={hotel.name}>
        <UserText>
          {hotel.streetAddress}, {townLine(hotel)}
        </UserText>
        <br />
        <a href={`mailto:${hotel.contactEmail}`} className="link">
          {hotel.contactEmail}
        </a>
        {hotel.contactPhone ? (
          <>
            <br />
            <a href={`tel:${hotel.contactPhone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {hotel.contactPhone}
            </a>
          </>
        ) : null}
      </Detail>
    </dl>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

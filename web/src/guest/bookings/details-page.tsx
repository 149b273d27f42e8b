import type { CorrectionField } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CheckoutField } from '../checkout/checkout-field.tsx'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'

type PageProps = { page: GuestPageOf<'booking-details'> }

/** The details that the hotel has of its guest, for the guest to correct. */
export function DetailsPage({ page }: PageProps) {
  const { visit, booking, token, fault } = page
  const texts = textsIn(visit.language)
  const words = texts.bookings.details
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl">{words.heading}</h1>
        {fault === null ? null : <Notice>{words[fault]}</Notice>}
        {booking.mayCorrect ? (
          <>
            <CorrectionForm page={page} />
            <form
              method="post"
              action={makeAddress(visit, makeBookingPath(token, 'confirmation'))}
              className="mt-6 border-t border-border pt-5"
            >
              <h2 className="text-md">{words.again}</h2>
              <p className="mt-1 mb-3.5 text-[14px] text-muted wrap-anywhere">
                {fill(words.againText, { email: booking.guest.email ?? '' })}
              </p>
              <button type="submit" className={buttonClass({ variant: 'secondary', block: true })}>
                {words.sendAgain}
              </button>
            </form>
          </>
        ) : (
          <p className="mt-2 text-muted">{texts.bookings.cancel.closedText}</p>
        )}
      </DialogCard>
    </SiteLayout>
  )
}

function CorrectionForm({ page: { visit, booking, token, values, errors } }: PageProps) {
  const texts = textsIn(visit.language)
  const words = texts.checkout
  const error = (field: CorrectionField) => (errors.includes(field) ? words.errors[field] : undefined)
  const line = (field: Exclude<CorrectionField, 'specialRequests'>, input: ComponentProps<'input'>) =>
    function Line(given: ComponentProps<'input'>) {
      return (
        <input
          {...given}
          {...input}
          defaultValue={values[field]}
          className={cx(given.className, 'h-(--control-h)')}
        />
      )
    }
  return (
    <form
      method="post"
      action={makeAddress(visit, makeBookingPath(token, 'details'))}
      className="mt-5 grid gap-4"
    >
      <input type="hidden" name="version" value={booking.version} />
      <CheckoutField name="name" label={words.name} error={error('name')}>
        {line('name', { autoComplete: 'name', required: true, maxLength: 120 })}
      </CheckoutField>
      <CheckoutField
        name="email"
        label={words.email}
        hint={texts.bookings.details.emailHint}
        error={error('email')}
      >
        {line('email', { type: 'email', autoComplete: 'email', required: true, maxLength: 254 })}
      </CheckoutField>
      <CheckoutField name="phone" label={words.phone} optional={words.optional} error={error('phone')}>
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
      </CheckoutField>
      <CheckoutField
        name="arrivalTime"
        label={words.arrivalTime}
        optional={words.optional}
        hint={fill(words.arrivalHint, { city: booking.hotel.city })}
        error={error('arrivalTime')}
      >
        {line('arrivalTime', { type: 'time' })}
      </CheckoutField>
      <CheckoutField
        name="specialRequests"
        label={words.requests}
        optional={words.optional}
        error={error('specialRequests')}
      >
        {(input) => (
          <textarea
            {...input}
            rows={4}
            defaultValue={values.specialRequests}
            className={cx(input.className, 'py-2.5')}
          />
        )}
      </CheckoutField>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <a
          href={makeAddress(visit, makeBookingPath(token))}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          {texts.bookings.details.keep}
        </a>
        <button type="submit" className={buttonClass({ block: true })}>
          {texts.bookings.details.save}
        </button>
      </div>
    </form>
  )
}

/** Destination of the link mailed to a new address. */
export function EmailPage({ page: { visit, email } }: { page: GuestPageOf<'booking-email'> }) {
  const words = textsIn(visit.language).bookings.details
  return (
    <SiteLayout visit={visit} className={column}>
      <section className="m-auto max-w-[560px] py-20 text-center">
        <h1 className="text-2xl text-balance">{email === null ? words.emailEnded : words.emailAsk}</h1>
        <p className="mt-3 mb-7 text-md text-muted wrap-anywhere">
          {email === null ? words.emailEndedText : fill(words.emailText, { email })}
        </p>
        {email === null ? (
          <a href={makeAddress(visit, '/stays/bookings')} className={buttonClass({ size: 'lg' })}>
            {textsIn(visit.language).bookings.manage}
          </a>
        ) : (
          <form method="post">
            <button type="submit" className={buttonClass({ size: 'lg' })}>
              {words.emailConfirm}
            </button>
          </form>
        )}
      </section>
    </SiteLayout>
  )
}

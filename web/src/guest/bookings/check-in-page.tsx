import { registrationLaw } from '@roomlark/contract/bookings/registration-laws'
import { countryIn, dayWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { CheckoutField, FieldNote } from '../checkout/checkout-field.tsx'
import { listCountries } from '../country-list.ts'
import { Island } from '../island.tsx'
import { makeAddress } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { findFault } from './check-in-faults.ts'
import { GuestFields } from './check-in-guest.tsx'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'
import { SignatureField } from './signature-field.tsx'

type PageProps = { page: GuestPageOf<'booking-check-in'> }

/** The form that guests would otherwise fill in at the desk. */
export function CheckInPage({ page }: PageProps) {
  const { visit, booking, token, notice } = page
  const words = textsIn(visit.language).checkIn
  const { window, opensOn } = booking.checkIn
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl">{words.heading}</h1>
        {notice === 'saved' && window === 'open' ? (
          <p
            role="status"
            className="mt-4 rounded-[12px] bg-success-soft px-4 py-3 text-[14px] text-success-text"
          >
            {words.saved}
          </p>
        ) : null}
        {notice === 'meanwhile' ? <Notice>{words.meanwhile}</Notice> : null}
        {window === 'open' ? (
          <>
            <CheckInLead page={page} />
            <FaultList page={page} />
            <CheckInForm page={page} />
          </>
        ) : (
          <p className="mt-2 text-muted">
            {window === 'early' ? fill(words.early, { day: dayWords(visit.language, opensOn) }) : null}
            {window === 'over' ? words.over : null}
            {window === 'at-desk' ? words.atDesk : null}
          </p>
        )}
      </DialogCard>
    </SiteLayout>
  )
}

/** Says why the hotel asks, and for how long it keeps what it is told. */
function CheckInLead({ page: { visit, booking } }: PageProps) {
  const { language } = visit
  const words = textsIn(language).checkIn
  const { country } = booking.hotel
  const { rules, keptMonths } = registrationLaw(country)
  const why =
    rules.length > 0 ? fill(words.asked, { country: countryIn(language, country) }) : words.askedElsewhere
  const kept = keptMonths === 0 ? words.keptForStay : sayCount(language, words.kept, keptMonths)
  return (
    <>
      <p className="mt-1">{booking.checkIn.state === 'ready' ? words.readyText : words.lead}</p>
      <p className="mt-2 text-[14px] text-muted">
        {why} {kept}
      </p>
    </>
  )
}

/** Each fault leads to its field. */
function FaultList({ page }: PageProps) {
  const { visit, faults } = page
  const { checkIn: words, checkout } = textsIn(visit.language)
  const names = Object.keys(faults)
  if (names.length === 0) return null
  const label = (name: string) => {
    const [field = '', place] = name.split('-')
    const named = Object.entries(words.fields).find(([key]) => key === field)?.[1]
    if (named === undefined) return findFault(page, name)
    return `${fill(words.guest, { number: Number(place) + 1 })}: ${named}`
  }
  return (
    <section
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what went wrong is read first, as the design asks
      autoFocus
      aria-labelledby="faults"
      className="mt-5 flex gap-3 rounded-lg bg-error-soft p-4"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-error-text" />
      <div>
        <h2 id="faults" className="text-md">
          {sayCount(visit.language, checkout.errorsTitle, names.length)}
        </h2>
        <ul className="mt-1 grid gap-1">
          {names.map((name) => (
            <li key={name}>
              <a
                href={`#checkout-${name === 'signature' ? 'signedName' : name}`}
                className="font-medium text-error-text underline"
              >
                {label(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function CheckInForm({ page }: PageProps) {
  const { visit, booking, token, form } = page
  const { checkIn: words, checkout } = textsIn(visit.language)
  const isReady = booking.checkIn.state === 'ready'
  const countries = listCountries(visit.language)
  return (
    <form
      method="post"
      action={makeAddress(visit, makeBookingPath(token, 'check-in'))}
      className="mt-5 grid gap-5"
    >
      <input type="hidden" name="version" value={form.version} />
      <CheckoutField
        name="arrivalTime"
        label={checkout.arrivalTime}
        optional={checkout.optional}
        hint={fill(checkout.arrivalHint, { city: booking.hotel.city })}
        error={findFault(page, 'arrivalTime')}
      >
        {(input) => (
          <input
            {...input}
            type="time"
            defaultValue={form.arrivalTime}
            className={cx(input.className, 'h-(--control-h)')}
          />
        )}
      </CheckoutField>
      {form.guests.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by their place only
        <GuestFields key={place} page={page} place={place} countries={countries} />
      ))}
      {booking.hotel.houseRules === '' ? null : <HouseRules page={page} />}
      <section aria-labelledby="signing" className="border-t border-border pt-4">
        <h2 id="signing" className="font-sans text-md font-strong">
          {words.signature}
        </h2>
        <p className="mt-1 mb-3 text-[14px]">{words.confirm}</p>
        <Island
          name="signature"
          of={SignatureField}
          props={{
            drawn: form.signature,
            typed: form.signedName,
            error: findFault(page, 'signature'),
            words: {
              draw: words.draw,
              drawn: words.drawn,
              clear: words.clear,
              typeInstead: words.typeInstead,
            },
          }}
        />
      </section>
      <div className={cx('grid gap-2.5', !isReady && 'sm:grid-cols-2')}>
        <button type="submit" className={cx(buttonClass({ block: true }), 'sm:order-2')}>
          {isReady ? words.save : words.finish}
        </button>
        {isReady ? null : (
          <button
            type="submit"
            name="later"
            value="yes"
            className={buttonClass({ variant: 'secondary', block: true })}
          >
            {words.later}
          </button>
        )}
      </div>
    </form>
  )
}

function HouseRules({ page }: PageProps) {
  const { visit, booking, form } = page
  const words = textsIn(visit.language).checkIn
  const fault = findFault(page, 'rules')
  return (
    <section aria-labelledby="rules" className="border-t border-border pt-4">
      <h2 id="rules" className="font-sans text-md font-strong">
        {words.rules}
      </h2>
      <p
        dir="auto"
        className="mt-1 max-h-60 overflow-y-auto text-[14px] whitespace-pre-line text-muted wrap-anywhere"
      >
        {booking.hotel.houseRules}
      </p>
      <label className="mt-3 flex items-start gap-2.5">
        <input
          id="checkout-rules"
          type="checkbox"
          name="rules"
          value="yes"
          defaultChecked={form.hasAgreedToRules}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? 'rules-fault' : undefined}
          className="mt-1 size-4 shrink-0"
        />
        {words.agree}
      </label>
      {fault ? <FieldNote id="rules-fault" error={fault} /> : null}
    </section>
  )
}

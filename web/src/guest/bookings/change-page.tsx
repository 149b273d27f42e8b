import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { momentWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Island } from '../island.tsx'
import { carriedWords, makeAddress } from '../page-address.ts'
import { ChildAges } from '../party/child-ages.tsx'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { sleepsIn } from '../sleeps-words.ts'
import { StayDates } from '../stay-dates.tsx'
import { textsIn } from '../texts/texts.ts'
import { fieldClass, makeBookingPath } from './booking-form.ts'
import { feePeriods, freeUntil } from './booking-words.ts'
import { ChangeQuote } from './change-quote.tsx'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'

type PageProps = { page: GuestPageOf<'booking-change'> }

/** Two plain forms: the first asks what a change would cost, the second makes it. */
export function ChangePage({ page }: PageProps) {
  const { visit, booking, token, fault } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.bookings.change
  if (!booking.mayChange) {
    return (
      <SiteLayout visit={visit}>
        <DialogCard>
          <BackLink visit={visit} booking={booking} token={token} />
          <h1 className="mt-3 text-xl">{words.closed}</h1>
          <p className="mt-2 text-muted">{words.closedText}</p>
          <a
            href={`${makeAddress(visit, makeBookingPath(token))}#messages`}
            className={cx(buttonClass(), 'mt-5')}
          >
            {texts.bookings.actions.message}
          </a>
        </DialogCard>
      </SiteLayout>
    )
  }
  const until = freeUntil(feePeriods(booking))
  return (
    <SiteLayout visit={visit}>
      <div className={`${column} pb-14`}>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-2 text-2xl">{words.heading}</h1>
        <p className="mt-0.5 mb-5 text-muted">
          {until ? `${fill(texts.hotel.freeUntil, { moment: momentWords(language, until) })}. ` : ''}
          {words.lead}
        </p>
        {fault ? (
          <div className="mb-5">
            <Notice>{words.faults[fault]}</Notice>
          </div>
        ) : null}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_392px]">
          <WishForm page={page} />
          <ChangeQuote page={page} />
        </div>
      </div>
    </SiteLayout>
  )
}

function WishForm({ page: { visit, booking, token, types, wish, priced } }: PageProps) {
  const texts = textsIn(visit.language)
  const words = texts.bookings.change
  const most = Math.max(8, ...booking.rooms.map(({ quantity }) => quantity))
  return (
    <form action={`${makeBookingPath(token, 'change')}#quote`} className="grid gap-[18px]">
      {carriedWords(visit.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Part title={words.when}>
        <Island
          name="dates"
          of={StayDates}
          className="rounded-md border border-control sm:col-span-2"
          props={{
            language: visit.language,
            today: booking.today,
            checkInOn: wish.checkInOn,
            checkOutOn: wish.checkOutOn,
            adults: wish.adults,
            childAges: wish.childAges.join(','),
            rooms: 1,
            slug: null,
            priced,
            booked: { from: booking.checkInOn, until: booking.checkOutOn },
            words: { ...texts.calendar, checkIn: texts.search.checkIn, checkOut: texts.search.checkOut },
            nights: texts.count.nights,
          }}
        />
      </Part>
      <Part title={words.who}>
        <Field
          label={texts.search.adults}
          type="number"
          name="adults"
          min={1}
          max={partyLimits.adults}
          required
          defaultValue={wish.adults}
        />
        <Island
          name="ages"
          of={ChildAges}
          props={{ ages: wish.childAges.map(String), words: texts.search }}
        />
      </Part>
      <Part title={words.rooms}>
        {types.map(({ id, name, maxAdults, maxChildren }) => (
          <Field
            key={id}
            label={name}
            note={sleepsIn(visit.language, { maxAdults, maxChildren })}
            type="number"
            name={`room.${id}`}
            min={0}
            max={most}
            required
            defaultValue={wish.rooms.find(({ roomTypeId }) => roomTypeId === id)?.quantity ?? 0}
          />
        ))}
      </Part>
      <button
        type="submit"
        className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), 'md:justify-self-start')}
      >
        {words.show}
      </button>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-border bg-surface p-[18px] md:p-6">
      <legend className="float-left w-full font-display text-lg font-medium">{title}</legend>
      <div className="clear-both grid gap-3.5 pt-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type FieldProps = ComponentProps<'input'> & { label: string; note?: string }

function Field({ label, note, ...input }: FieldProps) {
  return (
    <label className="grid min-w-0 content-start gap-1.5 text-[14px] font-medium wrap-anywhere">
      <span>
        {label}
        {note ? <span className="font-normal text-muted"> {note}</span> : null}
      </span>
      <input {...input} className={cx(fieldClass, 'font-normal placeholder:text-muted')} />
    </label>
  )
}

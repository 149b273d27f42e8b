import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { ArrowLeft } from '../../ui/icons/arrow-left.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'

/** A question in the middle of the page. */
export function DialogCard({ children }: { children: ReactNode }) {
  return (
    <div className={`${column} pt-4 pb-14 md:pt-10`}>
      <section className="mx-auto max-w-[560px] rounded-xl border border-border bg-raised p-[18px] [box-shadow:var(--shadow-sm)] md:p-8">
        {children}
      </section>
    </div>
  )
}

type BackLinkProps = { visit: GuestVisit; booking: GuestBooking; token: string }

export function BackLink({ visit, booking, token }: BackLinkProps) {
  return (
    <a
      href={makeAddress(visit, makeBookingPath(token))}
      className="inline-flex items-center gap-1.5 rounded-sm text-[14px] font-medium text-primary-text wrap-anywhere hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {fill(textsIn(visit.language).bookings.actions.back, { hotel: booking.hotel.name })}
    </a>
  )
}

/** Tells the guest plainly what went wrong, above what can be done about it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mt-4 flex gap-2.5 rounded-[12px] bg-warning-soft px-4 py-3 text-[14px] leading-5 font-medium text-warning-text"
    >
      <CircleAlert aria-hidden="true" className="mt-px size-[18px] shrink-0" />
      <span>{children}</span>
    </p>
  )
}

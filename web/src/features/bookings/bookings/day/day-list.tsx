import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { useLocation } from 'react-router'
import { readBookingId } from '../booking-address.ts'
import type { Step } from '../booking-steps.ts'
import { DayRow } from './day-row.tsx'

type DayListProps = {
  title: string
  empty: string
  bookings: readonly (BookingSummary | DeskBooking)[]
  day: string
  today: string
  /** The steps of this list; none on a future day. */
  offers: readonly Step['to'][]
}

export function DayList({ title, empty, bookings, day, today, offers }: DayListProps) {
  const openId = readBookingId(useLocation().search)
  return (
    <section className="rounded-lg border border-border bg-surface">
      <h3 className="flex items-baseline justify-between px-[18px] pt-4 pb-3">
        {title}
        <span className="text-sm font-normal text-muted tabular-nums">{bookings.length}</span>
      </h3>
      {bookings.length === 0 ? (
        <p className="border-t border-border px-[18px] py-5 text-muted">{empty}</p>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <DayRow
              key={booking.id}
              booking={booking}
              isOpen={booking.id === openId}
              today={today}
              offers={day <= today ? offers : []}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

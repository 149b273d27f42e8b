import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { nightsWords, rangeWords } from '../../../../lib/day-words.ts'
import { RoomTag } from '../../../../parts/booking-marks/room-tag.tsx'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { BookingMoney } from '../booking-money.tsx'
import { GuestMarks, ListedBalance } from '../desk-facts.tsx'
import { OnlineCheckInMark } from '../registration/online-check-in.tsx'
import { BookingLink } from './booking-table.tsx'
import { HeldUntil } from './held-until.tsx'

type BookingRowsProps = { bookings: readonly DeskBooking[]; showsHotel: boolean }

/** Replaces the table on a phone. */
export function BookingRows({ bookings, showsHotel }: BookingRowsProps) {
  return (
    <ul aria-label={say('Bookings')} className="md:hidden">
      {bookings.map((booking) => (
        <li
          key={booking.id}
          className="relative flex items-center gap-3 border-t border-border px-4 py-3.5 leading-5 first:border-t-0"
        >
          <RoomTag numbers={booking.rooms.flatMap(({ number }) => (number === null ? [] : [number]))} />
          <div className="min-w-0 grow">
            <BookingLink booking={booking} isOpen={false} />
            <span className="block text-sm text-muted">
              {rangeWords(booking.checkInOn, booking.checkOutOn)}, {nightsWords(booking.nights)}
              {showsHotel ? <span className="block truncate">{booking.hotelName}</span> : null}
            </span>
            <OnlineCheckInMark booking={booking} />
            <GuestMarks booking={booking} />
          </div>
          <div className="grid shrink-0 justify-items-end gap-0.5">
            <StateBadge state={booking.state} />
            <HeldUntil booking={booking} />
            <span className="text-right text-sm tabular-nums">
              <BookingMoney booking={booking} />
            </span>
            <ListedBalance booking={booking} />
          </div>
        </li>
      ))}
    </ul>
  )
}

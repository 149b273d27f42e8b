import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { nightsWords, rangeWords } from '../../../../lib/day-words.ts'
import { RoomTag } from '../../../../parts/booking-marks/room-tag.tsx'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { withParts } from '../booking-address.ts'
import { BookingMoney } from '../booking-money.tsx'
import { originWords } from '../booking-words.ts'
import { GuestMarks, ListedBalance } from '../desk-facts.tsx'
import { OnlineCheckInMark } from '../registration/online-check-in.tsx'
import { HeldUntil } from './held-until.tsx'

type BookingTableProps = {
  bookings: readonly DeskBooking[]
  openId: string | undefined
  /** With several hotels, each row says which. */
  showsHotel: boolean
}

export function BookingTable({ bookings, openId, showsHotel }: BookingTableProps) {
  return (
    <table className="w-full border-collapse text-left max-md:hidden">
      <caption className="sr-only">{say('Bookings')}</caption>
      <thead className="text-sm text-muted [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            {say('Guest')}
          </th>
          <th scope="col">{say('Room')}</th>
          <th scope="col">{say('Stay')}</th>
          <th scope="col">{say('Status')}</th>
          <th scope="col" className="pr-6! text-right">
            {say('Total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} isOpen={booking.id === openId} showsHotel={showsHotel} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'border-t border-border px-2.5 py-[11px] align-middle'
const small = 'block text-sm text-muted'

type RowProps = { booking: DeskBooking; isOpen: boolean; showsHotel: boolean }

function Row({ booking, isOpen, showsHotel }: RowProps) {
  const { rooms } = booking
  const numbers = rooms.flatMap(({ number }) => (number === null ? [] : [number]))
  const types = [...new Set(rooms.map(({ name }) => name))].join(', ')
  return (
    <tr
      className={cx(
        'relative transition-colors',
        isOpen
          ? 'bg-[color-mix(in_srgb,var(--color-primary-soft)_42%,var(--color-surface))]'
          : 'hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]',
      )}
    >
      <th
        scope="row"
        className={cx(
          cell,
          'min-w-[172px] pl-6! font-normal',
          isOpen && '[box-shadow:inset_3px_0_0_var(--color-primary)]',
        )}
      >
        <BookingLink booking={booking} isOpen={isOpen} />
        <span className={cx(small, 'wrap-anywhere')}>
          {originWords({ ...booking, takenBy: null })},{' '}
          <span className="whitespace-nowrap">{booking.reference}</span>
        </span>
        <GuestMarks booking={booking} />
      </th>
      <td className={cell}>
        {numbers.length > 0 ? <RoomTag numbers={numbers} /> : <span className="wrap-anywhere">{types}</span>}
        {showsHotel ? <span className={cx(small, 'mt-0.5 wrap-anywhere')}>{booking.hotelName}</span> : null}
      </td>
      <td className={cx(cell, 'min-w-[104px]')}>
        {rangeWords(booking.checkInOn, booking.checkOutOn)}
        <span className={small}>{nightsWords(booking.nights)}</span>
      </td>
      <td className={cell}>
        <StateBadge state={booking.state} />
        <HeldUntil booking={booking} />
        <OnlineCheckInMark booking={booking} />
      </td>
      <td className={cx(cell, 'pr-6! text-right whitespace-nowrap tabular-nums')}>
        <BookingMoney booking={booking} />
        <ListedBalance booking={booking} />
      </td>
    </tr>
  )
}

/** Covers its whole row. */
export function BookingLink({ booking, isOpen }: { booking: BookingSummary; isOpen: boolean }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParts(search, { booking: booking.id }) }}
      data-booking={booking.id}
      aria-current={isOpen ? 'true' : undefined}
      className="rounded-sm font-strong wrap-anywhere after:absolute after:inset-0"
    >
      {booking.guestName}
    </Link>
  )
}

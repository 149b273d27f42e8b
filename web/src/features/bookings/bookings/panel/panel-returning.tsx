import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useGuestOfBooking } from '../../../../data/guests.ts'
import { useUser } from '../../../../session/session-context.ts'
import { Repeat2 } from '../../../../ui/icons/repeat-2.ts'
import { UserRound } from '../../../../ui/icons/user-round.ts'
import { Link } from '../../../../ui/link.tsx'
import { numberStay } from '../guests/guest-words.ts'

/** Introduces a returning guest: `3rd stay`, `High floor`. */
export function PanelReturning({ booking }: { booking: Booking }) {
  const isHotel = useUser().userType === 'hotel'
  const isBooked = booking.state !== 'held' && booking.state !== 'expired'
  const found = useGuestOfBooking(booking.id, isHotel && isBooked).data
  if (!found) return null
  const { guest, stayNumber } = found
  const isOver = booking.state === 'cancelled' || booking.state === 'no-show'
  const isReturning = !isOver && stayNumber > 1
  const Icon = isReturning ? Repeat2 : UserRound
  return (
    <p className="-mt-1 mb-4 flex items-start gap-2.5 rounded-[10px] bg-sunken px-3.5 py-2.5 text-[14px]">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 grow wrap-anywhere">
        {guest.isVip ? <strong className="font-strong text-accent-text">{say('VIP')}. </strong> : null}
        {isReturning ? <strong className="font-strong">{numberStay(stayNumber)} </strong> : null}
        {guest.preferences}
        {isReturning || guest.preferences ? ' ' : ''}
        <Link to={`/bookings/guests/${guest.id}`} className="link print:hidden">
          {say('Guest profile')}
        </Link>
      </span>
    </p>
  )
}

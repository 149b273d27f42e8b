import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { Clock } from '../../../../ui/icons/clock.ts'
import { DoorOpen } from '../../../../ui/icons/door-open.ts'
import { Mail } from '../../../../ui/icons/mail.ts'
import { Phone } from '../../../../ui/icons/phone.ts'
import { UserRound } from '../../../../ui/icons/user-round.ts'
import { formatInitials, fromWords, languageName, originWords, partyWords } from '../booking-words.ts'

export function PanelGuest({ booking }: { booking: Booking }) {
  const { guest, childAges } = booking
  const ages = childAges.length > 0 ? ` (${childAges.join(', ')})` : ''
  return (
    <div className="mt-3 mb-4">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-[17px] font-strong text-primary-text"
        >
          {formatInitials(guest.name)}
        </span>
        <div className="min-w-0 grow">
          <h2 className="wrap-anywhere">{guest.name}</h2>
          <p className="text-sm text-muted">
            {[
              `${partyWords(booking)}${ages}`,
              fromWords(guest.country),
              guest.language ? say('speaks {language}', { language: languageName(guest.language) }) : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <StateBadge state={booking.state} />
      </div>
      <ul className="mt-3 grid gap-1.5 text-[14px] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
        <li className="flex items-center gap-2">
          <Mail aria-hidden="true" />
          {guest.email ? (
            <a href={`mailto:${guest.email}`} className="link min-w-0 wrap-anywhere">
              {guest.email}
            </a>
          ) : (
            <span className="text-muted">{say('No email address')}</span>
          )}
        </li>
        {guest.phone ? (
          <li className="flex items-center gap-2">
            <Phone aria-hidden="true" />
            <a href={`tel:${guest.phone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {guest.phone}
            </a>
          </li>
        ) : null}
        {booking.stayingName ? (
          <li className="flex items-center gap-2">
            <UserRound aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              {say('Booked for {guest}', { guest: booking.stayingName })}
            </span>
          </li>
        ) : null}
        {booking.arrivalTime ? (
          <li className="flex items-center gap-2">
            <Clock aria-hidden="true" />
            {say('Arrives around {time}', { time: booking.arrivalTime })}
          </li>
        ) : null}
        <li className="flex items-center gap-2">
          <DoorOpen aria-hidden="true" />
          {originWords(booking)}
        </li>
      </ul>
    </div>
  )
}

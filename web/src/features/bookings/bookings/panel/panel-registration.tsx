import type { Booking } from '@roomlark/contract/bookings/booking'
import { type BookingRegistration, signatureBox } from '@roomlark/contract/bookings/registration'
import { say } from '@roomlark/contract/say'
import { useRegistration } from '../../../../data/registrations.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { OnlineCheckInMark } from '../registration/online-check-in.tsx'
import { RegisteredGuests } from '../registration/registered-guests.tsx'
import { momentWords } from '../stay-words.ts'
import { PanelSection } from './panel-section.tsx'

/** The online check-in of the guests, if they have begun. It is not printed, because the card is. */
export function PanelRegistration({ booking }: { booking: Booking }) {
  const { userType } = useUser()
  const mayRead = useMay('work-desk', booking.hotelId) && userType === 'hotel'
  const registration = useRegistration(booking.id, mayRead && booking.onlineCheckIn !== 'none').data
  if (!registration) return null
  const { guests, hasAgreedToRules, erasedOn } = registration
  return (
    <PanelSection title={say('Online check-in')} className="print:hidden">
      <OnlineCheckInMark booking={booking} />
      <div className="mt-2">
        <RegisteredGuests guests={guests} />
      </div>
      <Signed registration={registration} timeZone={booking.timeZone} />
      <p className="mt-2 text-sm text-muted">
        {hasAgreedToRules ? `${say('Agreed to the house rules.')} ` : ''}
        {say('Erased on {day}.', { day: dayText(erasedOn) })}
      </p>
    </PanelSection>
  )
}

type SignedProps = { registration: BookingRegistration; timeZone: string }

function Signed({ registration, timeZone }: SignedProps) {
  const { signedAt, drawnSignature, typedSignature } = registration
  if (signedAt === null) return null
  const when = momentWords(signedAt, timeZone)
  return (
    <div className="mt-3 text-[14px]">
      {drawnSignature === null ? (
        <p>
          {sayRich('Signed {when} as <name>{typed}</name>', {
            when,
            typed: typedSignature ?? '',
            name: (text) => <UserText>{text}</UserText>,
          })}
        </p>
      ) : (
        <>
          <p>{say('Signed on the screen {when}', { when })}</p>
          <svg
            viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
            role="img"
            aria-label={say('Signature')}
            className="mt-1.5 w-60 max-w-full rounded-md border border-border bg-surface"
          >
            <path
              d={drawnSignature}
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </>
      )}
    </div>
  )
}

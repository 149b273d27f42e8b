import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { Link } from '../../../../ui/link.tsx'
import { withParts } from '../booking-address.ts'

/** Leads to the bookings of the same stay that were made on other rate plans. */
export function PanelTogether({ booking }: { booking: Booking }) {
  const { pathname, search } = useLocation()
  const together = booking.events.flatMap(({ kind, params }) =>
    kind === 'created' ? (params?.together ?? []) : [],
  )
  if (together.length === 0) return null
  return (
    <p className="mb-3 text-[14px]">
      {say('Booked together with')}{' '}
      {together.map(({ id, reference }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : null}
          <Link className="link" to={{ pathname, search: withParts(search, { booking: id }) }}>
            {reference}
          </Link>
        </span>
      ))}
    </p>
  )
}

import type { DayMove } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { ArrowRight } from '../../../../ui/icons/arrow-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { withParts } from '../booking-address.ts'

/** Guests who sleep in another room from this day on; there is no list where nobody moves. */
export function DayMoves({ moves }: { moves: readonly DayMove[] }) {
  const { search } = useLocation()
  if (moves.length === 0) return null
  return (
    <section className="mb-5 rounded-lg border border-border bg-surface">
      <h3 className="flex items-baseline justify-between px-[18px] pt-4 pb-3">
        {say('Room moves')}
        <span className="text-sm font-normal text-muted tabular-nums">{moves.length}</span>
      </h3>
      <ul>
        {moves.map(({ stayId, bookingId, guestName, fromRoom, toRoom }) => (
          <li key={stayId} className="flex items-center gap-3 border-t border-border px-[18px] py-3">
            <Link
              to={{ search: withParts(search, { booking: bookingId }) }}
              className="min-w-0 grow truncate font-[560]"
            >
              {guestName}
            </Link>
            <span className="flex shrink-0 items-center gap-2">
              <RoomNumber number={fromRoom} />
              <ArrowRight aria-label={say('to')} className="size-4 text-muted" />
              <RoomNumber number={toRoom} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RoomNumber({ number }: { number: string | null }) {
  return number === null ? (
    <span className="text-sm text-muted">{say('No room yet')}</span>
  ) : (
    <span className="keytag">{number}</span>
  )
}

import type { Group, GroupBooking } from '@roomlark/contract/bookings/groups'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { stateWords } from '../../../../parts/booking-marks/state-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { withParts } from '../booking-address.ts'

/** Lists the rooms of the group with their guests. A click opens the booking beside it. */
export function GroupRooms({ group }: { group: Group }) {
  if (group.rooms.length === 0) {
    return (
      <p className="text-muted">
        {say(
          'No bookings yet. Book rooms one by one, or import the list of guests that the group sends you.',
        )}
      </p>
    )
  }
  return (
    <ul>
      {group.rooms.map((room) => (
        <Row key={room.id} room={room} currency={group.currency} />
      ))}
    </ul>
  )
}

function Row({ room, currency }: { room: GroupBooking; currency: string }) {
  const { search } = useLocation()
  const dates = rangeWords(room.checkInOn, room.checkOutOn)
  const isOver = room.state === 'cancelled' || room.state === 'no-show'
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-border py-3 first:border-t-0 first:pt-0">
      <span className="min-w-0 grow basis-52">
        <Link
          to={{ search: withParts(search, { booking: room.id }) }}
          className={cx(
            'rounded-sm font-strong wrap-anywhere after:absolute after:inset-0',
            isOver && 'text-muted',
          )}
        >
          <UserText>{room.guestName}</UserText>
        </Link>
        <span className="block text-sm text-muted">
          {room.roomNumber
            ? say('{roomType}, room {room}, {dates}', {
                roomType: room.roomTypeName,
                room: room.roomNumber,
                dates,
              })
            : `${room.roomTypeName}, ${dates}`}
        </span>
      </span>
      <span className="text-right text-sm">
        <span className="block tabular-nums">{moneyText(room.totalCents, currency)}</span>
        <span className="block text-muted">
          {room.reference}, {stateWords[room.state].toLowerCase()}
        </span>
      </span>
    </li>
  )
}

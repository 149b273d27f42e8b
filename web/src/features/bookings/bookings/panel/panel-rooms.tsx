import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { RoomState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { rangeWords } from '../../../../lib/day-words.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { mealDetails } from '../booking-words.ts'
import { AssignRoomDialog } from '../dialogs/assign-room-dialog.tsx'
import { RoomStateMark } from '../room-state-mark.tsx'
import { useReadiness } from '../use-readiness.ts'

type Stay = Booking['stays'][number]

export function PanelRooms({ booking }: { booking: Booking }) {
  const [assigning, setAssigning] = useState<Stay | null>(null)
  const isAtDesk = useMay('work-desk', booking.hotelId)
  const mayAssign = isAtDesk && isChangeable(booking)
  const { stateOf } = useReadiness(booking.hotelId)
  return (
    <>
      <ul aria-label={say('Rooms')} className="py-1">
        {booking.stays.map((stay) => (
          <li key={stay.id} className="flex items-center gap-3 border-t border-border py-3 first:border-t-0">
            <div className="min-w-0 grow">
              <b className="block wrap-anywhere">{stay.roomTypeName}</b>
              {stay.guestName ? (
                <span className="block text-sm">
                  <UserText>{stay.guestName}</UserText>
                </span>
              ) : null}
              <span className="block text-sm text-muted">
                {isWhole(booking, stay) ? '' : `${rangeWords(stay.checkInOn, stay.checkOutOn)}, `}
                <UserText>{booking.ratePlanName}</UserText>, {mealDetails[booking.mealPlan]}
              </span>
            </div>
            {stay.roomNumber ? <span className="keytag shrink-0">{stay.roomNumber}</span> : null}
            <StateNow state={isChangeable(booking) ? stateOf(stay.roomId) : undefined} />
            {mayAssign ? (
              <Button
                variant={stay.roomNumber ? 'quiet' : 'secondary'}
                size="sm"
                onClick={() => setAssigning(stay)}
                aria-label={
                  stay.roomNumber
                    ? say('Change room {room}', { room: stay.roomNumber })
                    : say('Assign room: {roomType}', { roomType: stay.roomTypeName })
                }
                className="print:hidden"
              >
                {stay.roomNumber ? say('Change') : say('Assign room')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {assigning ? (
        <AssignRoomDialog booking={booking} stay={assigning} onClose={() => setAssigning(null)} />
      ) : null}
    </>
  )
}

/** Shows the state of the room today; once the stay is over, that concerns others. */
function StateNow({ state }: { state: RoomState | undefined }) {
  return state ? <RoomStateMark state={state} className="-ml-1.5" /> : null
}

function isWhole(booking: Booking, stay: Stay): boolean {
  return stay.checkInOn === booking.checkInOn && stay.checkOutOn === booking.checkOutOn
}

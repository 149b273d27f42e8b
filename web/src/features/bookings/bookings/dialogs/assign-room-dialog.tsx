import type { Booking } from '@roomlark/contract/bookings/booking'
import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { dateIn } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useAssignRoom } from '../../../../data/booking-changes.ts'
import { useStayTape } from '../../../../data/bookings.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { moveConflict, toTarget } from '../calendar/tape-move.ts'
import { RoomDialog } from './room-dialog.tsx'

type Stay = Booking['stays'][number]
type AssignRoomDialogProps = { booking: Booking; stay: Stay; onClose: () => void }

export function AssignRoomDialog({ booking, stay, onClose }: AssignRoomDialogProps) {
  const [chosen, setChosen] = useState(stay.roomId ?? '')
  const tape = useStayTape(booking.hotelId, stay)
  const assign = useAssignRoom(booking.id)
  const isDoubted = isUnlikely(assign.error)

  async function save() {
    const after = await assign.mutateAsync({
      stayId: stay.id,
      roomId: chosen || null,
      ...(isDoubted && { isMeant: true }),
      version: booking.version,
    })
    onClose()
    const number = after.stays.find(({ roomId }) => roomId === chosen)?.roomNumber
    toast.success(
      number
        ? say('{guest} has room {number}.', { guest: isolate(booking.guestName), number })
        : say('{guest} has no room yet.', { guest: isolate(booking.guestName) }),
    )
  }
  return (
    <RoomDialog
      title={say('Assign a room')}
      description={say(
        '{roomType} for {guest}, {dates}. The agreed price does not change, even in another room type.',
        {
          roomType: isolate(stay.roomTypeName),
          guest: isolate(booking.guestName),
          dates: rangeWords(stay.checkInOn, stay.checkOutOn),
        },
      )}
      rooms={tape}
      change={{ ...assign, error: isDoubted ? null : assign.error }}
      otherwise={say('The room was not assigned. Please try again.')}
      submitLabel={
        isDoubted
          ? say('Assign anyway')
          : chosen === '' && stay.roomId
            ? say('Unassign room')
            : say('Assign room')
      }
      busyLabel={say('Saving...')}
      isReady={tape.data !== undefined && chosen !== (stay.roomId ?? '')}
      onSubmit={save}
      onClose={onClose}
    >
      {tape.data ? (
        <>
          <SelectField
            label={say('Room')}
            value={chosen}
            onChange={(event) => {
              assign.reset()
              setChosen(event.target.value)
            }}
          >
            {booking.state === 'checked-in' && stay.roomId ? null : (
              <option value="">{say('No room yet')}</option>
            )}
            <RoomOptions tape={tape.data} booking={booking} stay={stay} />
          </SelectField>
          {isUnlikely(assign.error) ? (
            <Note tone="warning" icon={<CircleAlert />} role="alert">
              {assign.error.message}
            </Note>
          ) : null}
        </>
      ) : null}
    </RoomDialog>
  )
}

type RoomOptionsProps = { tape: Tape; booking: Booking; stay: Stay }

/** Rooms of the booked type first; occupied ones are shown but cannot be chosen. */
function RoomOptions({ tape, booking, stay }: RoomOptionsProps) {
  const bar = tape.bars.find(({ stayId }) => stayId === stay.id)
  const today = dateIn(booking.timeZone, new Date())
  const types = [...tape.roomTypes].sort(
    (a, b) => Number(b.id === stay.roomTypeId) - Number(a.id === stay.roomTypeId),
  )
  return types.map(({ id, name, rooms }) => (
    <optgroup key={id} label={name}>
      {rooms.map((room) => {
        const to = { ...(bar ? toTarget(bar) : stay), roomTypeId: id, roomId: room.id }
        const isTaken = bar !== undefined && moveConflict(tape, bar, to, today) !== undefined
        return (
          <option key={room.id} value={room.id} disabled={isTaken}>
            {isTaken ? say('{room} (not free)', { room: room.number }) : room.number}
          </option>
        )
      })}
    </optgroup>
  ))
}

import type { Booking } from '@roomlark/contract/booking'
import { dateIn } from '@roomlark/contract/dates'
import type { Tape } from '@roomlark/contract/front-desk'
import { isolate } from '@roomlark/contract/isolate'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAssignRoom } from '../../../data/booking-changes.ts'
import { useStayTape } from '../../../data/bookings.ts'
import { rangeWords } from '../../../lib/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { moveConflict, targetOf } from '../calendar/tape-move.ts'
import { failureWords } from '../failure-words.ts'

type Stay = Booking['stays'][number]
type AssignRoomDialogProps = { booking: Booking; stay: Stay; onClose: () => void }

export function AssignRoomDialog({ booking, stay, onClose }: AssignRoomDialogProps) {
  const [chosen, setChosen] = useState(stay.roomId ?? '')
  const tape = useStayTape(booking.hotelId, stay)
  const assign = useAssignRoom(booking.id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (assign.isPending) return
    const after = await assign.mutateAsync({
      stayId: stay.id,
      roomId: chosen || null,
      version: booking.version,
    })
    onClose()
    const number = after.stays.find(({ roomId }) => roomId === chosen)?.roomNumber
    toast.success(
      number
        ? `${isolate(booking.guestName)} has room ${number}.`
        : `${isolate(booking.guestName)} has no room yet.`,
    )
  }
  return (
    <Dialog
      title="Assign a room"
      description={`${isolate(stay.roomTypeName)} for ${isolate(booking.guestName)}, ${rangeWords(stay.checkInOn, stay.checkOutOn)}. The agreed price does not change, even in another room type.`}
      onClose={onClose}
      isBusy={assign.isPending}
    >
      {/* The form shows its errors. */}
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} className="mt-5 grid gap-4">
        {tape.data ? (
          <SelectField label="Room" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {booking.state === 'checked-in' && stay.roomId ? null : <option value="">No room yet</option>}
            <RoomOptions tape={tape.data} booking={booking} stay={stay} />
          </SelectField>
        ) : tape.isError ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            The rooms did not load.{' '}
            <Button variant="quiet" size="sm" onClick={() => void tape.refetch()}>
              Try again
            </Button>
          </Note>
        ) : (
          <SkeletonArea>
            <Skeleton className="h-17" />
          </SkeletonArea>
        )}
        {assign.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {failureWords(assign.error, 'The room was not assigned. Please try again.')}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={assign.isPending && 'Saving...'}
            disabled={!tape.data || chosen === (stay.roomId ?? '')}
          >
            {chosen === '' && stay.roomId ? 'Unassign room' : 'Assign room'}
          </Button>
        </div>
      </form>
    </Dialog>
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
        const to = { ...(bar ? targetOf(bar) : stay), roomTypeId: id, roomId: room.id }
        const isTaken = bar !== undefined && moveConflict(tape, bar, to, today) !== undefined
        return (
          <option key={room.id} value={room.id} disabled={isTaken}>
            {room.number}
            {isTaken ? ' (not free)' : ''}
          </option>
        )
      })}
    </optgroup>
  ))
}

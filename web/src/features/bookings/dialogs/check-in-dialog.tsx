import type { BookingSummary } from '@roomlark/contract/booking'
import type { FreeRooms } from '@roomlark/contract/front-desk'
import { CircleAlert, KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTransition } from '../../../data/booking-changes.ts'
import { useFreeRooms } from '../../../data/bookings.ts'
import { rangeWords } from '../../../lib/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { failureWords } from '../failure-words.ts'
import { useDoneToast } from '../use-undo.ts'
import { chosenRooms } from './check-in-rooms.ts'

type CheckInDialogProps = {
  booking: Pick<BookingSummary, 'id' | 'guestName' | 'checkInOn' | 'checkOutOn'>
  /** Called when the dialog is closed without checking in. */
  onClose: () => void
  onDone: () => void
}

/** Arriving guests get a room; the best free one is preselected. */
export function CheckInDialog({ booking, onClose, onDone }: CheckInDialogProps) {
  const free = useFreeRooms(booking.id)
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map())
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const stays = free.data?.filter(({ roomId }) => roomId === null)
  const rooms = stays && chosenRooms(stays, own)
  const isReady = rooms !== undefined && stays !== undefined && rooms.size === stays.length

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const given = [...rooms].map(([stayId, roomId]) => ({ stayId, roomId }))
    const done = await transition.run({ to: 'checked-in', rooms: given })
    if (!done) return
    onDone()
    showOutcome(done)
  }
  return (
    <Dialog
      title={`A room for ${booking.guestName}`}
      description={`${rangeWords(booking.checkInOn, booking.checkOutOn)}. Guests need a room to check in; the best fit is preselected.`}
      onClose={onClose}
      isBusy={transition.isPending}
    >
      {/* The form shows its errors. */}
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} className="mt-5 grid gap-4">
        {stays && rooms ? (
          stays.map((stay) => (
            <RoomChoice
              key={stay.stayId}
              stay={stay}
              rooms={rooms}
              onChoose={(roomId) => setOwn(new Map([...own, [stay.stayId, roomId]]))}
            />
          ))
        ) : free.isError ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            The rooms did not load.{' '}
            <Button variant="quiet" size="sm" onClick={() => void free.refetch()}>
              Try again
            </Button>
          </Note>
        ) : (
          <SkeletonArea>
            <Skeleton className="h-17" />
          </SkeletonArea>
        )}
        {transition.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {failureWords(transition.error, 'That was not saved. Please try again.')}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={transition.isPending && 'Checking in...'} disabled={!isReady}>
            Check in
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type RoomChoiceProps = {
  stay: FreeRooms
  rooms: ReadonlyMap<string, string>
  onChoose: (roomId: string) => void
}

function RoomChoice({ stay, rooms, onChoose }: RoomChoiceProps) {
  const chosen = rooms.get(stay.stayId)
  const others = new Set([...rooms].filter(([stayId]) => stayId !== stay.stayId).map(([, roomId]) => roomId))
  const offered = stay.rooms.filter(({ id }) => !others.has(id))
  if (offered.length === 0) {
    return (
      <Note tone="warning" icon={<KeyRound />} title={`No ${stay.roomTypeName} is free for the whole stay`}>
        Move another stay in the calendar, or assign a room of another type in the booking.
      </Note>
    )
  }
  return (
    <SelectField
      label={stay.roomTypeName}
      value={chosen}
      hint="The rooms that leave the fewest gaps come first"
      onChange={(event) => onChoose(event.target.value)}
    >
      {offered.map(({ id, number }) => (
        <option key={id} value={id}>
          Room {number}
        </option>
      ))}
    </SelectField>
  )
}

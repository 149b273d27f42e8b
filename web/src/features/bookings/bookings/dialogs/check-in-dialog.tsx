import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { FreeRooms } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { useFreeRooms } from '../../../../data/bookings.ts'
import { useRegistration } from '../../../../data/registrations.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { useUser } from '../../../../session/session-context.ts'
import { Brush } from '../../../../ui/icons/brush.ts'
import { IdCard } from '../../../../ui/icons/id-card.ts'
import { KeyRound } from '../../../../ui/icons/key-round.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { RegisteredGuests } from '../registration/registered-guests.tsx'
import { useReadiness } from '../use-readiness.ts'
import { useDoneToast } from '../use-undo.ts'
import { chosenRooms, staysToAsk } from './check-in-rooms.ts'
import { RoomDialog } from './room-dialog.tsx'

type CheckInDialogProps = {
  booking: Pick<BookingSummary, 'id' | 'hotelId' | 'guestName' | 'checkInOn' | 'checkOutOn' | 'onlineCheckIn'>
  /** Called when the dialog is closed without checking in. */
  onClose: () => void
  onDone: () => void
}

/** Arriving guests get a room; the best free one is preselected. A room that is not ready, or not left, is named. */
export function CheckInDialog({ booking, onClose, onDone }: CheckInDialogProps) {
  const free = useFreeRooms(booking.id)
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map())
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const readiness = useReadiness(booking.hotelId)
  const stays = free.data && staysToAsk(free.data, readiness.states)
  const rooms = stays && chosenRooms(stays, own)
  const isComplete = rooms !== undefined && stays !== undefined && rooms.size === stays.length
  const numbers = new Map(stays?.flatMap((stay) => stay.rooms.map(({ id, number }) => [id, number])))
  const warnings = readiness.warnings(
    [...(rooms?.values() ?? [])].map((roomId) => ({ number: numbers.get(roomId) ?? null })),
  )
  const isStillIn = [...(rooms?.values() ?? [])].some(readiness.isStillIn)
  const isRefused = isUnlikely(transition.error)

  async function checkIn() {
    const given = [...(rooms ?? [])].map(([stayId, roomId]) => ({ stayId, roomId }))
    const done = await transition.run({
      to: 'checked-in',
      rooms: given,
      ...((isStillIn || isRefused) && { isMeant: true }),
    })
    if (!done) return
    onDone()
    showOutcome(done)
  }
  return (
    <RoomDialog
      title={say('A room for {guest}', { guest: booking.guestName })}
      description={say('{dates}. Guests need a room to check in; the best fit is preselected.', {
        dates: rangeWords(booking.checkInOn, booking.checkOutOn),
      })}
      rooms={free}
      // Once the note below asks the same, the refusal need not.
      change={{ ...transition, error: isRefused && isStillIn ? null : transition.error }}
      otherwise={say('That was not saved. Please try again.')}
      submitLabel={warnings.length > 0 || isRefused ? say('Check in anyway') : say('Check in')}
      busyLabel={say('Checking in...')}
      cancelLabel={say('Not now')}
      isReady={isComplete}
      onSubmit={checkIn}
      onClose={onClose}
    >
      {stays && rooms ? (
        <>
          <RegistrationNote booking={booking} />
          {stays.map((stay) => (
            <RoomChoice
              key={stay.stayId}
              stay={stay}
              rooms={rooms}
              readiness={readiness}
              onChoose={(roomId) => {
                transition.reset()
                setOwn(new Map([...own, [stay.stayId, roomId]]))
              }}
            />
          ))}
          {warnings.length > 0 ? (
            <Note tone="warning" icon={<Brush />} role="status" title={`${warnings.join('. ')}.`}>
              {isStillIn
                ? say('Check in anyway? Otherwise choose another room, or check them out first.')
                : say('Choose a room that is ready, or check in anyway.')}
            </Note>
          ) : null}
        </>
      ) : null}
    </RoomDialog>
  )
}

/** Shows who has registered online, so that the desk only compares documents and asks for what is missing. */
function RegistrationNote({ booking: { id, onlineCheckIn } }: Pick<CheckInDialogProps, 'booking'>) {
  const { userType } = useUser()
  const registration = useRegistration(id, onlineCheckIn !== 'none' && userType === 'hotel').data
  if (!registration) return null
  const { isReady, guests } = registration
  return (
    <Note
      tone={isReady ? 'success' : 'warning'}
      icon={<IdCard />}
      title={
        isReady
          ? say('Checked in online, and signed. Compare the documents.')
          : say('Online check-in begun, not finished. Ask for what is missing.')
      }
    >
      <RegisteredGuests guests={guests} />
    </Note>
  )
}

type RoomChoiceProps = {
  stay: FreeRooms
  rooms: ReadonlyMap<string, string>
  readiness: Pick<ReturnType<typeof useReadiness>, 'stateOf' | 'isStillIn'>
  onChoose: (roomId: string) => void
}

function RoomChoice({ stay, rooms, readiness, onChoose }: RoomChoiceProps) {
  const chosen = rooms.get(stay.stayId)
  const others = new Set([...rooms].filter(([stayId]) => stayId !== stay.stayId).map(([, roomId]) => roomId))
  const offered = stay.rooms.filter(({ id }) => !others.has(id))
  if (offered.length === 0) {
    return (
      <Note
        tone="warning"
        icon={<KeyRound />}
        title={say('No {roomType} is free for the whole stay', { roomType: stay.roomTypeName })}
      >
        {say('Move another stay in the calendar, or assign a room of another type in the booking.')}
      </Note>
    )
  }
  return (
    <SelectField
      label={stay.roomTypeName}
      value={chosen}
      hint={say(
        'Rooms that are ready come first, then those that leave the fewest gaps; last those not yet left',
      )}
      onChange={(event) => onChoose(event.target.value)}
    >
      {offered.map(({ id, number }) => (
        <option key={id} value={id}>
          {readiness.isStillIn(id)
            ? say('Room {number}, guests still in', { number })
            : readiness.stateOf(id) === 'dirty'
              ? say('Room {number}, dirty', { number })
              : say('Room {number}', { number })}
        </option>
      ))}
    </SelectField>
  )
}

import type { Booking } from '@roomlark/contract/bookings/booking'
import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { say } from '@roomlark/contract/say'
import { useStayTape } from '../../../../data/bookings.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'

type PlaceValue = { roomTypeId: string; roomId: string }

type PlaceFieldsProps = {
  booking: Booking
  /** The nights for which the room has to be free. */
  dates: { checkInOn: string; checkOutOn: string }
  value: PlaceValue
  onChange: (value: PlaceValue) => void
  /** Types that cannot be chosen, because the stay has them already. */
  without?: string | undefined
}

/** The type and the room that a stay gets; rooms that somebody has on one of the nights cannot be chosen. */
export function PlaceFields({ booking, dates, value, onChange, without }: PlaceFieldsProps) {
  const tape = useStayTape(booking.hotelId, dates)
  if (!tape.data) {
    return (
      <SkeletonArea>
        <Skeleton className="h-17" />
      </SkeletonArea>
    )
  }
  const types = tape.data.roomTypes.filter(({ id }) => id !== without)
  const rooms = types.find(({ id }) => id === value.roomTypeId)?.rooms ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={say('Room type')}
        value={value.roomTypeId}
        onChange={(event) => onChange({ roomTypeId: event.target.value, roomId: '' })}
      >
        <option value="">{say('Choose a room type')}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('Room')}
        value={value.roomId}
        disabled={value.roomTypeId === ''}
        onChange={(event) => onChange({ ...value, roomId: event.target.value })}
      >
        <option value="">{booking.state === 'checked-in' ? say('Choose a room') : say('No room yet')}</option>
        {rooms.map((room) => {
          const isTaken = isTakenIn(tape.data, room.id, dates)
          return (
            <option key={room.id} value={room.id} disabled={isTaken}>
              {isTaken ? say('{room} (not free)', { room: room.number }) : room.number}
            </option>
          )
        })}
      </SelectField>
    </div>
  )
}

function isTakenIn(
  { bars, roomBlocks }: Tape,
  roomId: string,
  { checkInOn, checkOutOn }: PlaceFieldsProps['dates'],
): boolean {
  return (
    bars.some((bar) => bar.roomId === roomId && bar.checkInOn < checkOutOn && checkInOn < bar.checkOutOn) ||
    roomBlocks.some(
      (block) => block.roomId === roomId && block.fromOn < checkOutOn && checkInOn < block.untilOn,
    )
  )
}

/** Guests in house need a room immediately; others may get it later. */
export function isPlaced({ state }: Pick<Booking, 'state'>, { roomTypeId, roomId }: PlaceValue): boolean {
  return roomTypeId !== '' && (roomId !== '' || state !== 'checked-in')
}

export function toPlaceInput({ roomTypeId, roomId }: PlaceValue) {
  return { roomTypeId, ...(roomId !== '' && { roomId }) }
}

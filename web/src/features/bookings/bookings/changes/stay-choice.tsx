import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { rangeWords } from '../../../../lib/day-words.ts'
import { SelectField } from '../../../../ui/select-field.tsx'

type Stay = Booking['stays'][number]
type StayChoiceProps = { booking: Booking; value: string; onChange: (stayId: string) => void }

/** Asks for the room of the booking, unless there is only one. */
export function StayChoice({ booking, value, onChange }: StayChoiceProps) {
  if (booking.stays.length === 1) return null
  return (
    <SelectField label={say('Stay')} value={value} onChange={(event) => onChange(event.target.value)}>
      {booking.stays.map((stay) => (
        <option key={stay.id} value={stay.id}>
          {stayWords(stay)}
        </option>
      ))}
    </SelectField>
  )
}

/** `Double, room 204, 18 to 22 Jun` */
function stayWords({ roomTypeName, roomNumber, checkInOn, checkOutOn }: Stay): string {
  const dates = rangeWords(checkInOn, checkOutOn)
  if (roomNumber === null) return `${roomTypeName}, ${dates}`
  return say('{roomType}, room {room}, {dates}', { roomType: roomTypeName, room: roomNumber, dates })
}

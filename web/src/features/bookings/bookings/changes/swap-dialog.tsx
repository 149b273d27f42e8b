import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useStayTape } from '../../../../data/bookings.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { StayChoice } from './stay-choice.tsx'

type SwapDialogProps = { booking: Booking; stayId?: string | undefined; onClose: () => void }

/** Two stays exchange their rooms; the prices stay as agreed. */
export function SwapDialog({ booking, stayId: chosen, onClose }: SwapDialogProps) {
  const roomed = booking.stays.filter(({ roomId }) => roomId !== null)
  const [stayId, setStay] = useState(chosen ?? roomed[0]?.id ?? '')
  const stay = roomed.find(({ id }) => id === stayId) ?? roomed[0]
  const [otherId, setOther] = useState('')
  const tape = useStayTape(booking.hotelId, stay ?? booking)
  const numbers = new Map(
    tape.data?.roomTypes.flatMap(({ rooms }) => rooms.map(({ id, number }) => [id, number] as const)),
  )
  const others = (tape.data?.bars ?? []).flatMap((bar) => {
    const number = bar.roomId === null ? undefined : numbers.get(bar.roomId)
    const isOther = bar.roomId !== stay?.roomId && isChangeable(bar)
    return number !== undefined && isOther ? [{ ...bar, number }] : []
  })
  const other = others.find((bar) => bar.stayId === otherId)
  return (
    <ChangeDialog
      booking={booking}
      title={say('Swap rooms')}
      description={say(
        'Two stays exchange their rooms; the agreed prices stay. Guests in house move tonight.',
      )}
      submitLabel={say('Swap rooms')}
      change={
        stay && other
          ? {
              kind: 'swap',
              stayId: stay.id,
              with: { bookingId: other.bookingId, stayId: other.stayId, version: other.version },
            }
          : undefined
      }
      done={say('The rooms were swapped.')}
      onClose={onClose}
    >
      {stay ? (
        <>
          <StayChoice booking={{ ...booking, stays: roomed }} value={stay.id} onChange={setStay} />
          <SelectField
            label={say('Swap room {room} with', { room: stay.roomNumber })}
            value={otherId}
            onChange={(event) => setOther(event.target.value)}
          >
            <option value="">
              {others.length === 0 ? say('No other stay on these nights') : say('Choose a stay')}
            </option>
            {others
              .toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
              .map((bar) => (
                <option key={bar.stayId} value={bar.stayId}>
                  {bar.number}, {isolate(bar.guestName)}, {rangeWords(bar.checkInOn, bar.checkOutOn)}
                </option>
              ))}
          </SelectField>
        </>
      ) : (
        <p className="text-muted">{say('Assign a room first; then it can be swapped with another stay.')}</p>
      )}
    </ChangeDialog>
  )
}

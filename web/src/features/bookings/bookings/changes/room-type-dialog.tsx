import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { KeepPrice } from './keep-price.tsx'
import { isPlaced, PlaceFields, toPlaceInput } from './place-fields.tsx'
import { StayChoice } from './stay-choice.tsx'

const nowhere = { roomTypeId: '', roomId: '' }

export function RoomTypeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [stayId, setStay] = useState(booking.stays[0]?.id ?? '')
  const [place, setPlace] = useState(nowhere)
  const [keepPrice, setKeepPrice] = useState(false)
  const stay = booking.stays.find(({ id }) => id === stayId) ?? booking.stays[0]
  if (!stay) return null
  const today = dateIn(booking.timeZone, new Date())
  const checkInOn = roomChangesFrom({ state: booking.state, checkInOn: stay.checkInOn }, today)
  return (
    <ChangeDialog
      booking={booking}
      title={say('Change room type')}
      description={
        booking.state === 'checked-in'
          ? say('The guest sleeps in the new room from tonight on.')
          : say('The stay gets a room of another type.')
      }
      submitLabel={say('Change room type')}
      change={
        isPlaced(booking, place)
          ? { kind: 'room-type', stayId: stay.id, ...toPlaceInput(place), keepPrice }
          : undefined
      }
      done={say('The room type was changed.')}
      onClose={onClose}
    >
      <StayChoice
        booking={booking}
        value={stay.id}
        onChange={(id) => {
          setStay(id)
          setPlace(nowhere)
        }}
      />
      <PlaceFields
        booking={booking}
        dates={{ checkInOn, checkOutOn: stay.checkOutOn }}
        value={place}
        onChange={setPlace}
        without={stay.roomTypeId}
      />
      <KeepPrice value={keepPrice} onChange={setKeepPrice} />
    </ChangeDialog>
  )
}

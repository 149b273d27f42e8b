import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { KeepPrice } from './keep-price.tsx'
import { isPlaced, PlaceFields, toPlaceInput } from './place-fields.tsx'
import { StayChoice } from './stay-choice.tsx'

type SplitDialogProps = { booking: Booking; stayId?: string | undefined; onClose: () => void }

/** A guest sleeps in one room first and in another then; both parts stay one booking. */
export function SplitDialog({ booking, stayId: chosen, onClose }: SplitDialogProps) {
  const [stayId, setStay] = useState(chosen ?? booking.stays[0]?.id ?? '')
  const stay = booking.stays.find(({ id }) => id === stayId) ?? booking.stays[0]
  const today = dateIn(booking.timeZone, new Date())
  const nights = (stay?.nightlyCents ?? [])
    .map(({ night }) => night)
    .filter((night) => night !== stay?.checkInOn && (booking.state !== 'checked-in' || night >= today))
  const [wanted, setWanted] = useState('')
  const fromOn = nights.includes(wanted) ? wanted : (nights[0] ?? '')
  const [place, setPlace] = useState({ roomTypeId: stay?.roomTypeId ?? '', roomId: '' })
  const [keepPrice, setKeepPrice] = useState(true)
  if (!stay) return null
  const isOtherType = place.roomTypeId !== stay.roomTypeId
  const isMoved = isPlaced(booking, place) && (isOtherType || place.roomId !== '')
  return (
    <ChangeDialog
      booking={booking}
      title={say('Split the stay')}
      description={say(
        'From one night on, the guest sleeps in another room. Check-in and check-out stay one.',
      )}
      submitLabel={say('Split the stay')}
      change={
        isMoved && fromOn !== ''
          ? { kind: 'split', stayId: stay.id, fromOn, ...toPlaceInput(place), keepPrice }
          : undefined
      }
      done={say('The stay was split.')}
      onClose={onClose}
    >
      <StayChoice booking={booking} value={stay.id} onChange={setStay} />
      {nights.length === 0 ? (
        <p className="text-muted">{say('This stay has no later night from which the guest could move.')}</p>
      ) : (
        <>
          <SelectField
            label={say('First night in the other room')}
            value={fromOn}
            onChange={(event) => setWanted(event.target.value)}
          >
            {nights.map((night) => (
              <option key={night} value={night}>
                {weekdayDay(night)}
              </option>
            ))}
          </SelectField>
          <PlaceFields
            booking={booking}
            dates={{ checkInOn: fromOn, checkOutOn: stay.checkOutOn }}
            value={place}
            onChange={setPlace}
          />
          {isOtherType ? <KeepPrice value={keepPrice} onChange={setKeepPrice} /> : null}
        </>
      )}
    </ChangeDialog>
  )
}

import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { PartyFields } from './party-fields.tsx'
import { isPlaced, PlaceFields, toPlaceInput } from './place-fields.tsx'
import { StayChoice } from './stay-choice.tsx'

type Props = { booking: Booking; onClose: () => void }

export function AddRoomDialog({ booking, onClose }: Props) {
  const [place, setPlace] = useState({ roomTypeId: '', roomId: '' })
  const [party, setParty] = useState<{ adults: number; childAges: number[] }>({ adults: 1, childAges: [] })
  const checkInOn = roomChangesFrom(booking, dateIn(booking.timeZone, new Date()))
  return (
    <ChangeDialog
      booking={booking}
      title={say('Add a room')}
      description={say('Another room for the same dates in the same rate plan, at today’s price.')}
      submitLabel={say('Add room')}
      change={isPlaced(booking, place) ? { kind: 'add-room', ...toPlaceInput(place), ...party } : undefined}
      done={say('The room was added.')}
      onClose={onClose}
    >
      <PlaceFields
        booking={booking}
        dates={{ checkInOn, checkOutOn: booking.checkOutOn }}
        value={place}
        onChange={setPlace}
      />
      <PartyFields value={party} onChange={setParty} />
    </ChangeDialog>
  )
}

export function DropRoomDialog({ booking, onClose }: Props) {
  const [stayId, setStay] = useState(booking.stays.at(-1)?.id ?? '')
  const [waiveFee, setWaive] = useState(false)
  return (
    <ChangeDialog
      booking={booking}
      title={say('Drop a room')}
      description={say('The room and its guests leave the booking, and its nights can be sold again.')}
      submitLabel={say('Drop room')}
      change={{ kind: 'drop-room', stayId, ...(waiveFee && { waiveFee }) }}
      done={say('The room was dropped.')}
      onClose={onClose}
    >
      <StayChoice booking={booking} value={stayId} onChange={setStay} />
      <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={waiveFee}
          onChange={(event) => setWaive(event.target.checked)}
          className="size-[18px] accent-primary"
        />
        {say('Waive the fee, if the policy asks for one')}
      </label>
    </ChangeDialog>
  )
}

export function ReinstateDialog({ booking, onClose }: Props) {
  return (
    <ChangeDialog
      booking={booking}
      title={say('Reinstate the booking')}
      description={say(
        'The booking comes back as it was: the same nights at the same price, in its rooms if they are free.',
      )}
      submitLabel={say('Reinstate')}
      change={{ kind: 'reinstate' }}
      done={say('The booking was reinstated.')}
      onClose={onClose}
    />
  )
}

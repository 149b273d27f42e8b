import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { PartyFields } from './party-fields.tsx'

export function GuestsDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [party, setParty] = useState({ adults: booking.adults, childAges: booking.childAges })
  const isSame = party.adults === booking.adults && party.childAges.join() === booking.childAges.join()
  return (
    <ChangeDialog
      booking={booking}
      title={say('Change guests')}
      description={say('The rooms keep their price; what more or fewer guests cost is added or taken off.')}
      submitLabel={say('Change guests')}
      change={isSame ? undefined : { kind: 'guests', ...party }}
      done={say('The guests were changed.')}
      onClose={onClose}
    >
      <PartyFields value={party} onChange={setParty} />
    </ChangeDialog>
  )
}

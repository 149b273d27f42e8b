import { type Group, GroupPick } from '@roomlark/contract/bookings/groups'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { usePickUp } from '../../../../data/groups.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { PartyFields } from '../changes/party-fields.tsx'
import { GuestFields } from '../guest-fields.tsx'
import { askedGuest, type GuestValues, noGuest } from '../guest-values.ts'

type PickValues = GuestValues & {
  roomTypeId: string
  checkInOn: string
  checkOutOn: string
  party: { adults: number; childAges: number[] }
  mailGuest: boolean
}

function asked({ roomTypeId, checkInOn, checkOutOn, party, mailGuest, ...guest }: PickValues) {
  return { roomTypeId, checkInOn, checkOutOn, ...party, mailGuest, ...askedGuest(guest) }
}

/** Begins with the first type of which something is still held. */
function toStart({ blocks, arriveOn, departOn }: Group): PickValues {
  const holding = blocks.find(({ nights }) => nights.some(({ held }) => held > 0)) ?? blocks[0]
  return {
    ...noGuest,
    roomTypeId: holding?.roomTypeId ?? '',
    checkInOn: arriveOn,
    checkOutOn: departOn,
    party: { adults: 1, childAges: [] },
    mailGuest: false,
  }
}

/** One room of the group for one of its guests. */
export function PickUpDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const picking = usePickUp(group.id)
  const types = useRoomTypes(group.hotelId).data ?? []
  const form = useContractForm({
    schema: GroupPick,
    values: toStart(group),
    read: asked,
    send: picking.mutateAsync,
    done: ({ guest }) => say('{guest} has a room.', { guest: isolate(guest.name) }),
    failed: say('The room was not booked. Please try again.'),
    fieldOf: (path) => (/^(adults|childAges)/.test(path) ? 'party' : path),
  })
  const partyFault = findError(form, 'party')
  const held = new Map(
    group.blocks.map(({ roomTypeId, nights }) => [roomTypeId, Math.max(0, ...nights.map((n) => n.held))]),
  )
  return (
    <FormDialog
      form={form}
      title={say('Book a room of the group')}
      description={say(
        'At the price and terms of the group. Nights that the group does not hold are taken from rooms that are free.',
      )}
      submitLabel={say('Book room')}
      busyLabel={say('Booking')}
      onClose={onClose}
    >
      <form.Select name="roomTypeId" label={say('Room type')}>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {held.get(id) ? say('{roomType} ({count} held)', { roomType: name, count: held.get(id) }) : name}
          </option>
        ))}
      </form.Select>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text type="date" name="checkInOn" label={say('Check-in')} />
        <form.Text type="date" name="checkOutOn" label={say('Check-out')} />
      </div>
      <PartyFields
        value={form.watch('party')}
        onChange={(party) => form.setValue('party', party, { shouldDirty: true })}
      />
      {partyFault ? (
        <p role="alert" className="text-sm text-error-text">
          {partyFault}
        </p>
      ) : null}
      <GuestFields isEmailOptional />
      <form.Switch
        name="mailGuest"
        label={say('Email the guest a confirmation')}
        hint={say('Only with an email address')}
      />
    </FormDialog>
  )
}

import { type Group, GroupPick } from '@roomlark/contract/bookings/groups'
import { isolate } from '@roomlark/contract/isolate'
import { FormProvider, useForm } from 'react-hook-form'
import { usePickUp } from '../../../../data/groups.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { toast } from '../../../../ui/toast.ts'
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

/** The first type of which something is still held. */
function firstType({ blocks }: Group): string {
  const holding = blocks.find(({ nights }) => nights.some(({ held }) => held > 0)) ?? blocks[0]
  return holding?.roomTypeId ?? ''
}

const toField = (path: string) => (/^(adults|childAges)/.test(path) ? 'party' : path)

/** One room of the group for one of its guests. */
export function PickUpDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const picking = usePickUp(group.id)
  const types = useRoomTypes(group.hotelId).data ?? []
  const form = useForm<PickValues, unknown, GroupPick>({
    resolver: contractResolver(GroupPick, asked, (path) => toField(path.map(String).join('.'))),
    defaultValues: {
      ...noGuest,
      roomTypeId: firstType(group),
      checkInOn: group.arriveOn,
      checkOutOn: group.departOn,
      party: { adults: 1, childAges: [] },
      mailGuest: false,
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((pick) =>
    picking.mutateAsync(pick).then(
      () => {
        onClose()
        toast.success(`${isolate(pick.guest.name)} has a room.`)
      },
      (error: unknown) => showRefusal(error, 'The room was not booked. Please try again.', form, toField),
    ),
  )
  const held = new Map(
    group.blocks.map(({ roomTypeId, nights }) => [roomTypeId, Math.max(0, ...nights.map((n) => n.held))]),
  )
  return (
    <FormDialog
      title="Book a room of the group"
      description="At the price and terms of the group. Nights that the group does not hold are taken from rooms that are free."
      submitLabel="Book room"
      busyLabel="Booking"
      isBusy={picking.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <SelectField label="Room type" error={errors.roomTypeId?.message} {...form.register('roomTypeId')}>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {held.get(id) ? `${name} (${held.get(id)} held)` : name}
            </option>
          ))}
        </SelectField>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label="Check-in"
            error={errors.checkInOn?.message}
            {...form.register('checkInOn')}
          />
          <TextField
            type="date"
            label="Check-out"
            error={errors.checkOutOn?.message}
            {...form.register('checkOutOn')}
          />
        </div>
        <PartyFields
          value={form.watch('party')}
          onChange={(party) => form.setValue('party', party, { shouldDirty: true })}
        />
        {errors.party?.message ? (
          <p role="alert" className="text-sm text-error-text">
            {errors.party.message}
          </p>
        ) : null}
        <GuestFields isEmailOptional />
        <SwitchRow
          control={form.control}
          name="mailGuest"
          label="Email the guest a confirmation"
          hint="Only with an email address"
        />
      </FormProvider>
    </FormDialog>
  )
}

import { toPayer } from '@roomlark/contract/bookings/company-profiles'
import { groupBillingWords } from '@roomlark/contract/bookings/group-words'
import { type Group, GroupInput } from '@roomlark/contract/bookings/groups'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveGroup } from '../../../../data/groups.ts'
import { useHotelChoices, useOptionalHotel } from '../../../../data/hotels.ts'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { CompanyChoice } from '../companies/company-choice.tsx'
import { CountryOptions } from '../folio/country-options.tsx'
import { GroupBlocksFields } from './group-blocks-fields.tsx'
import { askedGroup, type GroupValues, newGroup, toGroupField, toGroupValues } from './group-values.ts'

type GroupDialogProps = {
  /** The hotel of a new group, if it is known already. */
  hotelId: string | undefined
  existing: Group | null
  onClose: () => void
  onSaved: (group: Group) => void
}

/** A new group, or a change to everything about one. */
export function GroupDialog({ hotelId: named, existing, onClose, onSaved }: GroupDialogProps) {
  const choices = useHotelChoices('')
  const [chosen, setChosen] = useState<string | undefined>(named)
  const hotelId = existing?.hotelId ?? chosen ?? choices.data?.data[0]?.id
  const hotel = useOptionalHotel(hotelId).data
  const types = useRoomTypes(hotelId ?? '').data
  const rates = useRates(hotelId ?? '').data
  if (!hotel || !types || !rates) {
    return (
      <Dialog title={existing ? say('Change group') : say('New group')} description="" onClose={onClose}>
        <PageSpinner />
      </Dialog>
    )
  }
  const picker =
    !existing && (choices.data?.meta.total ?? 0) > 1 ? (
      <HotelChoice
        label={say('Hotel')}
        placeholder={say('Choose a hotel')}
        value={hotel.id}
        onChoose={(id) => id && setChosen(id)}
      />
    ) : null
  return (
    <GroupForm
      key={hotel.id}
      hotel={hotel}
      existing={existing}
      picker={picker}
      onClose={onClose}
      onSaved={onSaved}
      types={types}
      plans={rates.plans}
    />
  )
}

type Named = { id: string; name: string }
type GroupFormProps = Pick<GroupDialogProps, 'existing' | 'onClose' | 'onSaved'> & {
  hotel: Hotel
  types: readonly Named[]
  plans: readonly Pick<RatePlan, 'id' | 'name' | 'companyIds'>[]
  picker: React.ReactNode
}

function GroupForm({ hotel, types, plans, existing, picker, onClose, onSaved }: GroupFormProps) {
  const saving = useSaveGroup(hotel.id, existing)
  const form = useContractForm({
    schema: GroupInput,
    values: existing
      ? toGroupValues(existing)
      : { ...newGroup(dateIn(hotel.timeZone, new Date())), ratePlanId: plans[0]?.id ?? '' },
    read: (values: GroupValues) => askedGroup(values, hotel, existing),
    send: saving.mutateAsync,
    done: existing ? say('The group is saved.') : say('The rooms are set aside.'),
    failed: say('That was not saved. Please try again.'),
    fieldOf: toGroupField,
  })
  const companyId = form.watch('companyId')
  const offered = plans.filter((plan) => isPlanFor(plan, companyId ? [companyId] : []))
  return (
    <FormDialog
      form={form}
      title={existing ? say('Change group') : say('New group')}
      description={say(
        'The rooms are taken out of sale until the cut-off. You are reminded three days before; rooms that nobody has taken by then go back on sale.',
      )}
      submitLabel={existing ? say('Save') : say('Set rooms aside')}
      onDone={onSaved}
      onClose={onClose}
    >
      {picker}
      <form.Text name="name" label={say('Group name')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text type="date" name="arriveOn" label={say('Arrival')} />
        <form.Text type="date" name="departOn" label={say('Departure')} />
        <form.Text type="date" name="cutOffOn" label={say('Cut-off')} />
        <form.Text type="time" name="cutOffTime" label={say('Time at the hotel')} />
      </div>
      <GroupBlocksFields types={types} currency={hotel.currency} />
      <form.Select
        name="ratePlanId"
        label={say('Rate plan')}
        hint={say('For meals and cancellation, and for rooms without a price of their own')}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </form.Select>
      <form.Select name="billing" label={say('Who pays')} options={groupBillingWords} />
      {form.watch('billing') === 'guests' ? null : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <CompanyChoice
              hotelId={hotel.id}
              label={say('Company from your list')}
              placeholder={say('Entered by hand')}
              value={form.watch('companyId') ?? ''}
              onChoose={(company) => {
                form.setValue('companyId', company?.id ?? null, { shouldDirty: true })
                if (company) form.setValue('payer', toPayer(company), { shouldDirty: true })
              }}
            />
          </div>
          <form.Text name="payer.company" label={say('Company')} />
          <form.Text name="payer.vatId" label={say('VAT id')} />
          <form.Area
            name="payer.address"
            label={say('Address of the company')}
            rows={2}
            className="sm:col-span-2"
          />
          <form.Text name="payer.postalCode" label={say('Postal code')} />
          <form.Text name="payer.city" label={say('City')} />
          <form.Select name="payer.country" label={say('Country')}>
            <CountryOptions />
          </form.Select>
          <form.Text name="payer.email" label={say('Email for invoices')} inputMode="email" />
        </div>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.Text name="contactName" label={say('Contact')} className="sm:col-span-2" />
        <form.Text name="contactEmail" label={say('Email')} inputMode="email" />
        <form.Text name="contactPhone" label={say('Phone')} type="tel" />
      </div>
      <form.Area name="notes" label={say('Notes')} rows={2} />
    </FormDialog>
  )
}

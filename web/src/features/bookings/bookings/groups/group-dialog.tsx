import { groupBillingWords } from '@roomlark/contract/bookings/group-words'
import { type Group, GroupInput, groupBillings } from '@roomlark/contract/bookings/groups'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSaveGroup } from '../../../../data/groups.ts'
import { useHotelChoices, useOptionalHotel } from '../../../../data/hotels.ts'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
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
      <Dialog title={existing ? 'Change group' : 'New group'} description="" onClose={onClose}>
        <PageSpinner />
      </Dialog>
    )
  }
  const picker =
    !existing && (choices.data?.meta.total ?? 0) > 1 ? (
      <HotelChoice
        label="Hotel"
        placeholder="Choose a hotel"
        value={hotel.id}
        onChoose={(id) => id && setChosen(id)}
      />
    ) : null
  return (
    <GroupForm
      key={hotel.id}
      {...{ hotel, existing, picker, onClose, onSaved }}
      types={types}
      plans={rates.plans}
    />
  )
}

type Named = { id: string; name: string }
type GroupFormProps = Pick<GroupDialogProps, 'existing' | 'onClose' | 'onSaved'> & {
  hotel: Hotel
  types: readonly Named[]
  plans: readonly Named[]
  picker: React.ReactNode
}

function GroupForm({ hotel, types, plans, existing, picker, onClose, onSaved }: GroupFormProps) {
  const saving = useSaveGroup(hotel.id, existing)
  const form = useForm<GroupValues, unknown, GroupInput>({
    resolver: contractResolver(
      GroupInput,
      (values: GroupValues) => askedGroup(values, hotel, existing),
      (path) => toGroupField(path.map(String).join('.')),
    ),
    defaultValues: existing
      ? toGroupValues(existing)
      : { ...newGroup(dateIn(hotel.timeZone, new Date())), ratePlanId: plans[0]?.id ?? '' },
  })
  const { errors } = form.formState
  const { register } = form
  const billing = form.watch('billing')
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      (group) => {
        onClose()
        onSaved(group)
        toast.success(existing ? 'The group is saved.' : 'The rooms are set aside.')
      },
      (error: unknown) => showRefusal(error, 'That was not saved. Please try again.', form, toGroupField),
    ),
  )
  return (
    <FormDialog
      title={existing ? 'Change group' : 'New group'}
      description="The rooms are taken out of sale until the cut-off. You are reminded three days before; what nobody has taken by then is sold again."
      submitLabel={existing ? 'Save' : 'Set rooms aside'}
      isBusy={saving.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {picker}
        <TextField
          label="Name of the group"
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField type="date" label="Arrival" error={errors.arriveOn?.message} {...register('arriveOn')} />
          <TextField
            type="date"
            label="Departure"
            error={errors.departOn?.message}
            {...register('departOn')}
          />
          <TextField type="date" label="Cut-off" error={errors.cutOffOn?.message} {...register('cutOffOn')} />
          <TextField
            type="time"
            label="Time at the hotel"
            error={errors.cutOffTime?.message}
            {...register('cutOffTime')}
          />
        </div>
        <GroupBlocksFields types={types} currency={hotel.currency} />
        <SelectField
          label="Rate plan"
          hint="For meals and cancellation, and for rooms without a price of their own"
          error={errors.ratePlanId?.message}
          {...register('ratePlanId')}
        >
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Who pays" error={errors.billing?.message} {...register('billing')}>
          {groupBillings.map((value) => (
            <option key={value} value={value}>
              {groupBillingWords[value]}
            </option>
          ))}
        </SelectField>
        {billing === 'guests' ? null : (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="Company"
              autoComplete="off"
              error={errors.payer?.company?.message}
              {...register('payer.company')}
            />
            <TextField
              label="VAT id"
              autoComplete="off"
              error={errors.payer?.vatId?.message}
              {...register('payer.vatId')}
            />
            <TextAreaField
              label="Address of the company"
              rows={2}
              className="sm:col-span-2"
              error={errors.payer?.address?.message}
              {...register('payer.address')}
            />
            <TextField
              label="Email for invoices"
              inputMode="email"
              autoComplete="off"
              className="sm:col-span-2"
              error={errors.payer?.email?.message}
              {...register('payer.email')}
            />
          </div>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Contact"
            autoComplete="off"
            className="sm:col-span-2"
            error={errors.contactName?.message}
            {...register('contactName')}
          />
          <TextField
            label="Email"
            inputMode="email"
            autoComplete="off"
            error={errors.contactEmail?.message}
            {...register('contactEmail')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="off"
            error={errors.contactPhone?.message}
            {...register('contactPhone')}
          />
        </div>
        <TextAreaField label="Notes" rows={2} error={errors.notes?.message} {...register('notes')} />
      </FormProvider>
    </FormDialog>
  )
}

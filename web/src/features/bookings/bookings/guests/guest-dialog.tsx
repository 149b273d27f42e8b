import { consentSources, GuestChange, type GuestProfile } from '@roomlark/contract/bookings/guests'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useChangeGuest } from '../../../../data/guests.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SwitchRow } from '../../../../ui/switch-row.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { countryOptions, languageOptions, OptionalLabel } from '../guest-fields.tsx'
import { askedValues, type ProfileForm, profileForm } from './guest-values.ts'
import { consentWords } from './guest-words.ts'

export function GuestDialog({ guest, onClose }: { guest: GuestProfile; onClose: () => void }) {
  // The version the form was filled from, since somebody else may change the guest while it is open.
  const [version] = useState(guest.version)
  const change = useChangeGuest(guest.id)
  const form = useForm<ProfileForm, unknown, GuestChange>({
    resolver: contractResolver(GuestChange, (values: ProfileForm) => ({
      ...askedValues(values),
      consent: values.consent || null,
      noLetters: values.noLetters,
      version,
    })),
    defaultValues: profileForm(guest),
    mode: 'onTouched',
  })
  const { control, register, formState } = form
  const { errors } = formState

  async function save(input: GuestChange) {
    if (change.isPending) return
    try {
      await change.mutateAsync(input)
      onClose()
      toast.success('The guest is saved.')
    } catch (error) {
      showRefusal(error, 'Nothing was saved. Please try again.', form)
    }
  }
  return (
    <FormDialog
      title="Edit guest"
      description="Bookings keep the name and the contacts they were made with."
      submitLabel="Save"
      isBusy={change.isPending}
      fault={errors.root?.message}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Guest name"
          autoComplete="off"
          className="sm:col-span-2"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={<OptionalLabel>Email</OptionalLabel>}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={<OptionalLabel>Phone</OptionalLabel>}
          type="tel"
          autoComplete="off"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <Controller
          control={control}
          name="country"
          render={({ field, fieldState }) => (
            <Combobox
              label={<OptionalLabel>Country</OptionalLabel>}
              value={field.value}
              options={countryOptions()}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={({ field, fieldState }) => (
            <Combobox
              label={<OptionalLabel>Language</OptionalLabel>}
              value={field.value}
              options={languageOptions()}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextField
          label={<OptionalLabel>Date of birth</OptionalLabel>}
          type="date"
          error={errors.birthday?.message}
          {...register('birthday')}
        />
        <SelectField
          label="Agreed to news"
          hint="Only if the guest said so"
          error={errors.consent?.message}
          {...register('consent')}
        >
          <option value="">No</option>
          {consentSources.map((source) => (
            <option key={source} value={source}>
              {consentWords[source]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={<OptionalLabel>Preferences</OptionalLabel>}
          rows={2}
          className="sm:col-span-2"
          hint="Shown with every booking of the guest: a high floor, a quiet room"
          error={errors.preferences?.message}
          {...register('preferences')}
        />
        <TextAreaField
          label={<OptionalLabel>Notes</OptionalLabel>}
          rows={3}
          className="sm:col-span-2"
          hint="For staff, but part of what the guest gets on request"
          error={errors.notes?.message}
          {...register('notes')}
        />
      </div>
      <SwitchRow
        control={control}
        name="noLetters"
        label="No letters before and after stays"
        hint="For guests who asked for it. They can also stop them by the link in each letter"
      />
    </FormDialog>
  )
}

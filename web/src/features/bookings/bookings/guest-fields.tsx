import { countries } from '@roomlark/contract/places'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Option } from '../../../ui/match-options.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { languageName } from './booking-words.ts'
import type { GuestValues } from './guest-values.ts'

/** Part of a form with these values, inside its FormProvider. */
export function GuestFields({ isEmailOptional }: { isEmailOptional: boolean }) {
  const { control, register, formState } = useFormContext<GuestValues>()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Guest name"
        autoComplete="off"
        className="sm:col-span-2"
        error={errors.guest?.name?.message}
        {...register('guest.name')}
      />
      <TextField
        label={isEmailOptional ? <OptionalLabel>Email</OptionalLabel> : 'Email'}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={isEmailOptional ? 'Without it, the guest gets no emails' : undefined}
        error={errors.guest?.email?.message}
        {...register('guest.email')}
      />
      <TextField
        label={<OptionalLabel>Phone</OptionalLabel>}
        type="tel"
        autoComplete="off"
        error={errors.guest?.phone?.message}
        {...register('guest.phone')}
      />
      <Controller
        control={control}
        name="guest.country"
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
        name="guest.language"
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
      <TextAreaField
        label={<OptionalLabel>Special requests</OptionalLabel>}
        rows={2}
        className="sm:col-span-2"
        hint="Requests by the guest"
        error={errors.specialRequests?.message}
        {...register('specialRequests')}
      />
      <TextAreaField
        label={<OptionalLabel>Notes</OptionalLabel>}
        rows={2}
        className="sm:col-span-2"
        hint="For staff only: the guest never sees them"
        error={errors.notes?.message}
        {...register('notes')}
      />
    </div>
  )
}

export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <span className="font-normal text-muted">(optional)</span>
    </>
  )
}

let countryList: readonly Option[] | undefined
export function countryOptions(): readonly Option[] {
  countryList ??= countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))
  return countryList
}

const languages =
  'ar bg ca cs da de el en es et fi fr he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh'
let languageList: readonly Option[] | undefined
export function languageOptions(): readonly Option[] {
  languageList ??= languages
    .split(' ')
    .map((code) => ({ value: code, label: languageName(code), keywords: code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return languageList
}

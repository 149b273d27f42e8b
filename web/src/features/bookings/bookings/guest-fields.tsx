import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type FormFields, formFields } from '../../../parts/form/form-fields.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { Option } from '../../../ui/match-options.ts'
import { languageName } from './booking-words.ts'
import type { GuestValues } from './guest-values.ts'

const form: FormFields<GuestValues> = formFields

/** Part of a form with these values, inside its FormProvider. */
export function GuestFields({ isEmailOptional }: { isEmailOptional: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <form.Text name="guest.name" label={say('Guest name')} className="sm:col-span-2" />
      <form.Text
        name="guest.email"
        label={isEmailOptional ? <OptionalLabel>{say('Email')}</OptionalLabel> : say('Email')}
        type="email"
        inputMode="email"
        hint={isEmailOptional ? say('Without it, the guest gets no emails') : undefined}
      />
      <form.Text name="guest.phone" label={<OptionalLabel>{say('Phone')}</OptionalLabel>} type="tel" />
      <OptionalChoice name="guest.country" label={say('Country')} options={countryOptions()} />
      <OptionalChoice name="guest.language" label={say('Language')} options={languageOptions()} />
      <form.Area
        name="specialRequests"
        label={<OptionalLabel>{say('Special requests')}</OptionalLabel>}
        rows={2}
        className="sm:col-span-2"
        hint={say('Requests by the guest')}
      />
      <form.Area
        name="notes"
        label={<OptionalLabel>{say('Notes')}</OptionalLabel>}
        rows={2}
        className="sm:col-span-2"
        hint={say('For staff only: the guest never sees them')}
      />
    </div>
  )
}

export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <span className="font-normal text-muted">{say('(optional)')}</span>
    </>
  )
}

type OptionalChoiceProps = { name: string; label: string; options: readonly Option[] }

export function OptionalChoice({ name, label, options }: OptionalChoiceProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Combobox
      label={<OptionalLabel>{label}</OptionalLabel>}
      value={field.value}
      options={options}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
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

import { countries } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { type FormFields, formFields } from '../../../parts/form/form-fields.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { Option } from '../../../ui/match-options.ts'
import type { DetailsValues } from './details-form.ts'

const form: FormFields<DetailsValues> = formFields

/** Built from the browser's Intl data on first use, and then kept. */
let countryList: readonly Option[] | undefined
function countryOptions(): readonly Option[] {
  countryList ??= countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))
  return countryList
}

export function PayeeFields() {
  const country = useController<DetailsValues, 'payee.country'>({ name: 'payee.country' })
  return (
    <>
      <form.Text name="payee.name" label={say('Name')} autoComplete="name" />
      <form.Text name="payee.company" label={say('Company (optional)')} autoComplete="organization" />
      <form.Text name="payee.street" label={say('Street and number')} autoComplete="address-line1" />
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <form.Text name="payee.postalCode" label={say('Postal code')} autoComplete="postal-code" />
        <form.Text name="payee.city" label={say('City')} autoComplete="address-level2" />
        <form.Text
          name="payee.region"
          label={say('State or region (optional)')}
          autoComplete="address-level1"
        />
        <Combobox
          label={say('Country')}
          options={countryOptions()}
          value={country.field.value}
          onChange={(code) => country.field.onChange(code ?? '')}
          onBlur={country.field.onBlur}
          error={country.fieldState.error?.message}
        />
      </div>
      <form.Text
        name="payee.taxNumber"
        label={say('Tax number')}
        spellCheck={false}
        hint={say('As your tax office knows you, for example a VAT or social security number.')}
      />
    </>
  )
}

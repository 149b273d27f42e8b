import { countries } from '@roomlark/contract/places'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Option } from '../../../ui/match-options.ts'
import type { DetailsValues } from './details-form.ts'

/** Built from the browser's Intl data on first use, and then kept. */
let countryList: readonly Option[] | undefined
function countryOptions(): readonly Option[] {
  countryList ??= countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))
  return countryList
}

export function PayeeFields() {
  const form = useFormContext<DetailsValues>()
  const errors = form.formState.errors.payee
  const country = useController({ control: form.control, name: 'payee.country' })
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        error={errors?.name?.message}
        {...form.register('payee.name')}
      />
      <TextField
        label="Company (optional)"
        autoComplete="organization"
        error={errors?.company?.message}
        {...form.register('payee.company')}
      />
      <TextField
        label="Street and number"
        autoComplete="address-line1"
        error={errors?.street?.message}
        {...form.register('payee.street')}
      />
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <TextField
          label="Postal code"
          autoComplete="postal-code"
          error={errors?.postalCode?.message}
          {...form.register('payee.postalCode')}
        />
        <TextField
          label="City"
          autoComplete="address-level2"
          error={errors?.city?.message}
          {...form.register('payee.city')}
        />
        <TextField
          label="State or region (optional)"
          autoComplete="address-level1"
          error={errors?.region?.message}
          {...form.register('payee.region')}
        />
        <Combobox
          label="Country"
          options={countryOptions()}
          value={country.field.value}
          onChange={(code) => country.field.onChange(code ?? '')}
          onBlur={country.field.onBlur}
          error={errors?.country?.message}
        />
      </div>
      <TextField
        label="Tax number"
        autoComplete="off"
        spellCheck={false}
        hint="As your tax office knows you, for example a VAT or social security number."
        error={errors?.taxNumber?.message}
        {...form.register('payee.taxNumber')}
      />
    </>
  )
}

import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { clockTimeIn } from '../../../../lib/format-date.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { NearbyFields } from './hotel-form-nearby.tsx'
import { CoordinateField } from './hotel-form-number.tsx'
import {
  countryOptions,
  currencyOptions,
  listTimeZones,
  suggestedCurrency,
  suggestedTimeZone,
  timeZoneOptions,
} from './hotel-form-places.ts'
import { FieldGrid, OptionalField } from './hotel-form-section.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function LocationFields({ form }: { form: HotelFormReturn }) {
  return (
    <FieldGrid>
      <form.Text name="streetAddress" label={hotelFields.streetAddress.label} className="sm:col-span-2" />
      <form.Text name="postalCode" label={<OptionalField name="postalCode" />} />
      <form.Text name="city" label={hotelFields.city.label} />
      <CountryField form={form} />
      <TimeZoneField form={form} />
      <CurrencyField form={form} />
      {(['latitude', 'longitude'] as const).map((axis) => (
        <CoordinateField
          key={axis}
          form={form}
          name={axis}
          hint={say('In degrees, such as {example}', {
            example: axis === 'latitude' ? '40.6281' : '14.4850',
          })}
        />
      ))}
      <NearbyFields form={form} />
    </FieldGrid>
  )
}

/** Choosing a country fills in the time zone and the currency, unless they are already chosen. */
function CountryField({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'country' })
  function choose(country: string) {
    field.onChange(country)
    const suggested = { timeZone: suggestedTimeZone(country), currency: suggestedCurrency(country) }
    for (const name of ['timeZone', 'currency'] as const) {
      const value = suggested[name]
      if (value && form.getValues(name) === '') form.setValue(name, value, { shouldValidate: true })
    }
  }
  return (
    <Combobox
      label={hotelFields.country.label}
      options={countryOptions()}
      value={field.value}
      onChange={choose}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

function TimeZoneField({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'timeZone' })
  const country = useWatch({ control: form.control, name: 'country' })
  const options = useMemo(() => timeZoneOptions(country, field.value), [country, field.value])
  return (
    <Combobox
      label={hotelFields.timeZone.label}
      options={options}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      hint={field.value ? clockHint(field.value) : zonesHint(country)}
    />
  )
}

function CurrencyField({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'currency' })
  return (
    <Combobox
      label={hotelFields.currency.label}
      options={currencyOptions()}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

function clockHint(timeZone: string): string {
  return say('It is {time} there now', { time: clockTimeIn(timeZone, new Date()) })
}

function zonesHint(country: string): string | undefined {
  const { length } = listTimeZones(country)
  return length > 1 ? say('This country has {count} time zones, listed first', { count: length }) : undefined
}

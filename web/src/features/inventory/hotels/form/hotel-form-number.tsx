import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { useController } from 'react-hook-form'
import { useNumberText } from '../../../../lib/use-number-text.ts'
import { TextField } from '../../../../ui/field.tsx'
import { OptionalField } from './hotel-form-section.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

type NumberFieldProps = {
  control: HotelFormReturn['control']
  hint?: string
}

type CoordinateFieldProps = Omit<NumberFieldProps, 'control'> & {
  form: HotelFormReturn
  name: 'latitude' | 'longitude'
}

/** A number that is optional: an empty field means null. */
export function CoordinateField({ form, name, ...rest }: CoordinateFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const input = useNumberText(field.value, field.onChange, null)
  const other = name === 'latitude' ? 'longitude' : 'latitude'
  function leave() {
    field.onBlur()
    // The other coordinate may stay empty only if this one is, but it is not checked until it was visited.
    const { isTouched, invalid } = form.getFieldState(other)
    if (isTouched || invalid) void form.trigger(other)
  }
  return (
    <TextField
      {...rest}
      {...input}
      label={<OptionalField name={name} />}
      autoComplete="off"
      onBlur={leave}
      error={fieldState.error?.message}
    />
  )
}

export function CommissionField({ control, ...rest }: NumberFieldProps) {
  const { field, fieldState } = useController({ control, name: 'baseCommissionRate' })
  const input = useNumberText(field.value, field.onChange, Number.NaN)
  return (
    <TextField
      {...rest}
      {...input}
      label={hotelFields.baseCommissionRate.label}
      inputMode="decimal"
      autoComplete="off"
      action={<span className="pr-1.5 text-muted">%</span>}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

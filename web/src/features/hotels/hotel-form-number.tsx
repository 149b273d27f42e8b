import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useNumberText } from '../../lib/use-number-text.ts'
import { TextField } from '../../ui/field.tsx'
import { fieldLabels } from './hotel-form-values.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

type NumberFieldProps = {
  control: HotelFormReturn['control']
  hint?: string
  /** After the label. */
  children?: ReactNode
}

/** One that may be left out: empty means there is none. */
export function CoordinateField({
  control,
  name,
  children,
  ...rest
}: NumberFieldProps & { name: 'latitude' | 'longitude' }) {
  const { field, fieldState } = useController({ control, name })
  const input = useNumberText(field.value, field.onChange, null)
  return (
    <TextField
      {...rest}
      {...input}
      label={
        <>
          {fieldLabels[name]} {children}
        </>
      }
      autoComplete="off"
      onBlur={field.onBlur}
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
      label={fieldLabels.baseCommissionRate}
      inputMode="decimal"
      autoComplete="off"
      action={<span className="pr-1.5 text-muted">%</span>}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

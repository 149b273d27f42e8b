import { useId } from 'react'
import { useController } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { fieldLabels } from './hotel-form-values.ts'
import { readNumber } from './read-number.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function TermsFields({ form }: { form: HotelFormReturn }) {
  const id = useId()
  const { field } = useController({ control: form.control, name: 'isActive' })
  return (
    <>
      <TextField
        label={fieldLabels.baseCommissionRate}
        inputMode="decimal"
        autoComplete="off"
        action={<span className="pr-1.5 text-muted">%</span>}
        hint="From 0 to 50 percent of what a guest pays for the rooms"
        error={form.formState.errors.baseCommissionRate?.message}
        {...form.register('baseCommissionRate', { setValueAs: readNumber })}
      />
      <hr className="my-[18px] border-border" />
      <div className="flex items-center justify-between gap-4">
        <div>
          <p id={`${id}-label`} className="font-strong">
            {fieldLabels.isActive}
          </p>
          <p id={`${id}-hint`} className="text-sm text-muted">
            Guests can find and book this hotel
          </p>
        </div>
        <Switch
          checked={field.value}
          onCheckedChange={field.onChange}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
        />
      </div>
    </>
  )
}

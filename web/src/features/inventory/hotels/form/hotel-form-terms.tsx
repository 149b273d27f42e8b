import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { highestCommissionRate } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { Switch } from '../../../../ui/switch.tsx'
import { CommissionField } from './hotel-form-number.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

type TermsFieldsProps = {
  form: HotelFormReturn
  /** Consequences of another commission, for a hotel that has partners. */
  rateNotice?: ReactNode
}

export function TermsFields({ form, rateNotice }: TermsFieldsProps) {
  const id = useId()
  const { field } = useController({ control: form.control, name: 'isActive' })
  return (
    <>
      <CommissionField
        control={form.control}
        hint={say('From 0 to {highest} percent of what a guest pays for the rooms', {
          highest: highestCommissionRate,
        })}
      />
      {rateNotice}
      <hr className="my-[18px] border-border" />
      <div className="flex items-center justify-between gap-4">
        <div>
          <p id={`${id}-label`} className="font-strong">
            {hotelFields.isActive.label}
          </p>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {say('Guests can find this hotel')}
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

import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { say } from '@roomlark/contract/say'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FieldGrid, OptionalField } from './hotel-form-section.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function PoliciesFields({ form }: { form: HotelFormReturn }) {
  return (
    <FieldGrid>
      {(['checkInTime', 'checkOutTime'] as const).map((name) => (
        <TextField
          key={name}
          label={hotelFields[name].label}
          inputMode="numeric"
          autoComplete="off"
          placeholder={name === 'checkInTime' ? '15:00' : '11:00'}
          hint={say('24-hour, hotel time')}
          error={findError(form, name)}
          {...form.register(name, { setValueAs: readClock })}
        />
      ))}
      <form.Select
        name="childrenPolicy"
        label={hotelFields.childrenPolicy.label}
        options={childrenPolicies}
      />
      <form.Select name="petsPolicy" label={hotelFields.petsPolicy.label} options={petsPolicies} />
      <form.Area
        name="houseRules"
        label={<OptionalField name="houseRules" />}
        rows={3}
        className="sm:col-span-2"
      />
    </FieldGrid>
  )
}

/** Also reads `9:30`, `930` and `15`; anything else stays as typed, so that the contract refuses it. */
export function readClock(text: unknown): string {
  const typed = String(text ?? '').trim()
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[:.h ]?(\d{2})?$/.exec(typed) ?? []
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`
}

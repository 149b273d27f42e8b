import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { childrenPolicies, petsPolicies } from '@roomlark/contract/inventory/policy-words'
import { say } from '@roomlark/contract/say'
import { TextField } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { FieldGrid, Optional } from './hotel-form-section.tsx'
import { readClock } from './read-clock.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function PoliciesFields({ form }: { form: HotelFormReturn }) {
  const { errors } = form.formState
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
          error={errors[name]?.message}
          {...form.register(name, { setValueAs: readClock })}
        />
      ))}
      <SelectField
        label={hotelFields.childrenPolicy.label}
        error={errors.childrenPolicy?.message}
        {...form.register('childrenPolicy')}
      >
        <Options from={childrenPolicies} />
      </SelectField>
      <SelectField
        label={hotelFields.petsPolicy.label}
        error={errors.petsPolicy?.message}
        {...form.register('petsPolicy')}
      >
        <Options from={petsPolicies} />
      </SelectField>
      <TextAreaField
        className="sm:col-span-2"
        label={
          <>
            {hotelFields.houseRules.label} <Optional />
          </>
        }
        rows={3}
        error={errors.houseRules?.message}
        {...form.register('houseRules')}
      />
    </FieldGrid>
  )
}

function Options({ from }: { from: Record<string, string> }) {
  return Object.entries(from).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
}

import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { TextField } from '../../../../ui/field.tsx'
import { FieldGrid, Optional } from './hotel-form-section.tsx'
import { StarRatingField } from './hotel-form-stars.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function BasicsFields({ form }: { form: HotelFormReturn }) {
  const { errors } = form.formState
  return (
    <FieldGrid>
      <TextField
        className="sm:col-span-2"
        label={hotelFields.name.label}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <StarRatingField control={form.control} />
      <span className="max-sm:hidden" />
      <TextField
        label={hotelFields.contactEmail.label}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        hint={say('Where bookings and questions go')}
        {...form.register('contactEmail')}
      />
      <TextField
        label={
          <>
            {hotelFields.contactPhone.label} <Optional />
          </>
        }
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...form.register('contactPhone')}
      />
    </FieldGrid>
  )
}

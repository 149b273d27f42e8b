import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { FieldGrid, OptionalField } from './hotel-form-section.tsx'
import { StarRatingField } from './hotel-form-stars.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function BasicsFields({ form }: { form: HotelFormReturn }) {
  return (
    <FieldGrid>
      <form.Text name="name" label={hotelFields.name.label} className="sm:col-span-2" />
      <StarRatingField control={form.control} />
      <span className="max-sm:hidden" />
      <form.Text
        name="contactEmail"
        label={hotelFields.contactEmail.label}
        type="email"
        inputMode="email"
        hint={say('Where bookings and questions go')}
      />
      <form.Text name="contactPhone" label={<OptionalField name="contactPhone" />} type="tel" />
    </FieldGrid>
  )
}

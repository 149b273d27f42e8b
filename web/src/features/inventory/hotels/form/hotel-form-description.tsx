import { amenities, amenityNames } from '@roomlark/contract/inventory/amenities'
import { hotelLimits } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'
import { useController, useWatch } from 'react-hook-form'
import { countText } from '../../../../lib/format-number.ts'
import { ChipChecks } from '../../../../parts/form/chip-checks.tsx'
import { OptionalField } from './hotel-form-section.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

export function DescriptionFields({ form }: { form: HotelFormReturn }) {
  return (
    <div className="grid gap-5">
      <AboutField form={form} />
      <FacilitiesField form={form} />
    </div>
  )
}

function AboutField({ form }: { form: HotelFormReturn }) {
  const length = useWatch({
    control: form.control,
    name: 'description',
    compute: (text) => text.trim().length,
  })
  return (
    <form.Area
      name="description"
      label={<OptionalField name="description" />}
      rows={4}
      // A text that is too long is refused rather than cut off unseen.
      maxLength={undefined}
      hint={say('{count} of {most} characters', {
        count: countText(length),
        most: countText(hotelLimits.description),
      })}
    />
  )
}

function FacilitiesField({ form }: { form: HotelFormReturn }) {
  const { field } = useController({ control: form.control, name: 'amenities' })
  return (
    <ChipChecks
      legend={<OptionalField name="amenities" />}
      names={amenityNames}
      labels={amenities}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

import { amenities, amenityNames } from '@roomlark/contract/inventory/amenities'
import { hotelLimits } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'
import { useController, useWatch } from 'react-hook-form'
import { countText } from '../../../../lib/format-number.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { OptionalField } from './hotel-form-section.tsx'
import { inCatalogueOrder } from './hotel-form-values.ts'
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
    <fieldset>
      <legend className="mb-2 text-[14px] leading-5 font-[560]">
        <OptionalField name="amenities" />
      </legend>
      <div className="flex flex-wrap gap-2">
        {amenityNames.map((name) => {
          const isOn = field.value.includes(name)
          const Icon = isOn ? Check : Plus
          return (
            <label
              key={name}
              className="relative inline-flex h-9 cursor-pointer items-center gap-[7px] rounded-full border border-border bg-surface px-[13px] text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10"
            >
              <input
                type="checkbox"
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={isOn}
                onBlur={field.onBlur}
                onChange={() =>
                  field.onChange(
                    isOn
                      ? field.value.filter((other) => other !== name)
                      : inCatalogueOrder([...field.value, name]),
                  )
                }
              />
              <Icon aria-hidden="true" className={isOn ? 'size-[15px]' : 'size-[15px] text-muted'} />
              {amenities[name]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

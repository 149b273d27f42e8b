import { roomTypeLimits } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useFieldArray } from 'react-hook-form'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import type { RoomForm } from './room-fields.tsx'

/** Prices for children, by age. */
export function BandFields({ form, currency }: { form: RoomForm; currency: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'childBands' })
  return (
    <fieldset>
      <legend className="text-[14px] leading-5 font-[560]">{say('Children')}</legend>
      <p className="mb-2 text-sm text-muted">
        {fields.length === 0
          ? say('Children stay free. Add ages to charge for them.')
          : say('Per night, by age. Older children count as extra adults.')}
      </p>
      <div className="grid gap-2.5">
        {fields.map(({ id }, index) => (
          <div key={id} className="flex items-start gap-2.5">
            <form.Text
              name={`childBands.${index}.maxAge`}
              label={say('Up to age')}
              inputMode="numeric"
              className="w-28 shrink-0"
            />
            <form.Money
              name={`childBands.${index}.cents`}
              label={say('Price per night')}
              className="grow"
              currency={currency}
            />
            <IconButton
              label={say('Remove age {number}', { number: index + 1 })}
              className="mt-[27px]"
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" className="size-[18px]" />
            </IconButton>
          </div>
        ))}
      </div>
      <FieldNote id="room-bands" error={findError(form, 'childBands')} />
      {fields.length < roomTypeLimits.childBands ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1.5"
          onClick={() => append({ maxAge: '', cents: '' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('Add an age')}
        </Button>
      ) : null}
    </fieldset>
  )
}

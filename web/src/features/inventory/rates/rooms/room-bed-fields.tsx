import { bedNames } from '@roomlark/contract/inventory/room-words'
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

export function BedFields({ form }: { form: RoomForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'beds' })
  return (
    <fieldset>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{say('Beds')}</legend>
      <div className="grid gap-2.5">
        {fields.map(({ id }, index) => (
          <div key={id} className="flex items-start gap-2.5">
            <form.Text
              name={`beds.${index}.count`}
              label={<span className="sr-only">{say('How many, beds {number}', { number: index + 1 })}</span>}
              inputMode="numeric"
              className="-mt-1.5 w-20 shrink-0"
            />
            <form.Select
              name={`beds.${index}.kind`}
              label={<span className="sr-only">{say('Kind, beds {number}', { number: index + 1 })}</span>}
              className="-mt-1.5 grow"
              options={bedNames}
            />
            <IconButton
              label={say('Remove beds {number}', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" className="size-[18px]" />
            </IconButton>
          </div>
        ))}
      </div>
      <FieldNote id="room-beds" error={findError(form, 'beds')} />
      {fields.length < roomTypeLimits.bedKinds ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1.5"
          onClick={() => append({ kind: 'single', count: '1' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('Add beds')}
        </Button>
      ) : null}
    </fieldset>
  )
}

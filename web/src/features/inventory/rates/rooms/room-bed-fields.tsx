import { bedNames } from '@roomlark/contract/inventory/room-words'
import { bedKinds, roomTypeLimits } from '@roomlark/contract/inventory/rooms'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote, TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { findFault } from '../draft-form.ts'
import type { RoomForm } from './room-fields.tsx'

export function BedFields({ form }: { form: RoomForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'beds' })
  return (
    <fieldset>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">Beds</legend>
      <div className="grid gap-2.5">
        {fields.map(({ id }, index) => (
          <div key={id} className="flex items-start gap-2.5">
            <TextField
              label={<span className="sr-only">How many, beds {index + 1}</span>}
              inputMode="numeric"
              autoComplete="off"
              className="-mt-1.5 w-20 shrink-0"
              error={findFault(form, `beds.${index}.count`)}
              {...form.register(`beds.${index}.count`)}
            />
            <SelectField
              label={<span className="sr-only">Kind, beds {index + 1}</span>}
              className="-mt-1.5 grow"
              {...form.register(`beds.${index}.kind`)}
            >
              {bedKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {bedNames[kind]}
                </option>
              ))}
            </SelectField>
            <IconButton label={`Remove beds ${index + 1}`} onClick={() => remove(index)}>
              <X aria-hidden="true" className="size-[18px]" />
            </IconButton>
          </div>
        ))}
      </div>
      <FieldNote id="room-beds" error={findFault(form, 'beds')} />
      {fields.length < roomTypeLimits.bedKinds ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1.5"
          onClick={() => append({ kind: 'single', count: '1' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add beds
        </Button>
      ) : null}
    </fieldset>
  )
}

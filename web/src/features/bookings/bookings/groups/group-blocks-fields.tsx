import { groupLimits } from '@roomlark/contract/bookings/groups'
import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { type FormFields, findError, formFields } from '../../../../parts/form/form-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { emptyBlock, type GroupValues, nightCount } from './group-values.ts'

const form: FormFields<GroupValues> = formFields

type GroupBlocksFieldsProps = { types: readonly { id: string; name: string }[]; currency: string }

/** Fields for the number of rooms of each type, for all nights alike or night by night, and their prices. */
export function GroupBlocksFields({ types, currency }: GroupBlocksFieldsProps) {
  const { control } = useFormContext<GroupValues>()
  const blocks = useFieldArray({ control, name: 'blocks' })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-[14px] font-[560]">{say('Rooms')}</legend>
      {blocks.fields.map((field, index) => (
        <Block
          key={field.id}
          types={types}
          currency={currency}
          index={index}
          onRemove={blocks.fields.length > 1 ? () => blocks.remove(index) : null}
        />
      ))}
      {blocks.fields.length < Math.min(types.length, groupLimits.roomTypes) ? (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => blocks.append(emptyBlock)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('Another room type')}
        </Button>
      ) : null}
    </fieldset>
  )
}

type BlockProps = GroupBlocksFieldsProps & { index: number; onRemove: (() => void) | null }

function Block({ types, currency, index, onRemove }: BlockProps) {
  const { register, watch, formState } = useFormContext<GroupValues>()
  const at = `blocks.${index}` as const
  const fault = findError({ formState }, `${at}.same`)
  const [isByNight, arriveOn, departOn] = watch([`${at}.isByNight`, 'arriveOn', 'departOn'])
  const nights = nightCount({ arriveOn, departOn })
  return (
    <div className="relative grid gap-3 rounded-[12px] border border-border p-3.5">
      {onRemove ? (
        <IconButton
          label={say('Remove this room type')}
          className="absolute top-1 right-1"
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-[18px]" />
        </IconButton>
      ) : null}
      <form.Select name={`${at}.roomTypeId`} label={say('Room type')}>
        <option value="">{say('Choose a room type')}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </form.Select>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {isByNight ? null : (
          <form.Text name={`${at}.same`} label={say('Rooms per night')} inputMode="numeric" />
        )}
        <form.Money
          name={`${at}.price`}
          label={say('Price per night')}
          hint={say('Empty for that of the rate plan')}
          currency={currency}
        />
      </div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-[14px]">
        <input type="checkbox" className="size-[18px] accent-primary" {...register(`${at}.isByNight`)} />
        {say('Different from night to night')}
      </label>
      {isByNight ? (
        <>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {Array.from({ length: nights }, (_, night) => (
              <form.Text
                // biome-ignore lint/suspicious/noArrayIndexKey: a night of the group
                key={night}
                name={`${at}.rooms.${night}`}
                label={weekdayDay(addDays(arriveOn, night))}
                inputMode="numeric"
              />
            ))}
          </div>
          {fault ? (
            <p role="alert" className="text-sm text-error-text">
              {fault}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

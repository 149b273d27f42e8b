import { groupLimits } from '@roomlark/contract/bookings/groups'
import { addDays } from '@roomlark/contract/dates'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { emptyBlock, type GroupValues, nightCount } from './group-values.ts'

type GroupBlocksFieldsProps = { types: readonly { id: string; name: string }[]; currency: string }

/** How many rooms of each type, for all nights alike or night by night, and what they cost. */
export function GroupBlocksFields({ types, currency }: GroupBlocksFieldsProps) {
  const { control } = useFormContext<GroupValues>()
  const blocks = useFieldArray({ control, name: 'blocks' })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-[14px] font-[560]">Rooms</legend>
      {blocks.fields.map((field, index) => (
        <Block
          key={field.id}
          {...{ types, currency, index }}
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
          Another room type
        </Button>
      ) : null}
    </fieldset>
  )
}

type BlockProps = GroupBlocksFieldsProps & { index: number; onRemove: (() => void) | null }

function Block({ types, currency, index, onRemove }: BlockProps) {
  const { register, watch, formState } = useFormContext<GroupValues>()
  const at = `blocks.${index}` as const
  const errors = formState.errors.blocks?.[index]
  const [isByNight, arriveOn, departOn] = watch([`${at}.isByNight`, 'arriveOn', 'departOn'])
  const nights = nightCount({ arriveOn, departOn })
  return (
    <div className="relative grid gap-3 rounded-[12px] border border-border p-3.5">
      {onRemove ? (
        <IconButton label="Remove this room type" className="absolute top-1 right-1" onClick={onRemove}>
          <X aria-hidden="true" className="size-[18px]" />
        </IconButton>
      ) : null}
      <SelectField label="Room type" error={errors?.roomTypeId?.message} {...register(`${at}.roomTypeId`)}>
        <option value="">Choose a room type</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {isByNight ? null : (
          <TextField
            label="Rooms per night"
            inputMode="numeric"
            autoComplete="off"
            error={errors?.same?.message}
            {...register(`${at}.same`)}
          />
        )}
        <MoneyField
          label="Price per night"
          hint="Empty for that of the rate plan"
          currency={currency}
          error={errors?.price?.message}
          {...register(`${at}.price`)}
        />
      </div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-[14px]">
        <input type="checkbox" className="size-[18px] accent-primary" {...register(`${at}.isByNight`)} />
        Different from night to night
      </label>
      {isByNight ? (
        <>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {Array.from({ length: nights }, (_, night) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a night of the group
                key={night}
                label={weekdayDay(addDays(arriveOn, night))}
                inputMode="numeric"
                autoComplete="off"
                {...register(`${at}.rooms.${night}`)}
              />
            ))}
          </div>
          {errors?.same?.message ? (
            <p role="alert" className="text-sm text-error-text">
              {errors.same.message}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

import type { FreeRoomsOfType } from '@roomlark/contract/bookings/front-desk'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FormFields, formFields } from '../../../../parts/form/form-fields.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { mealDetails } from '../booking-words.ts'
import { PartyFields } from '../changes/party-fields.tsx'
import { OptionalLabel } from '../guest-fields.tsx'
import type { BookedRoom, NewBookingValues } from './new-booking-values.ts'

const form: FormFields<NewBookingValues> = formFields

type BookedRoomFieldsProps = {
  index: number
  types: readonly Pick<RoomType, 'id' | 'name' | 'rooms'>[]
  plans: readonly Pick<RatePlan, 'id' | 'name' | 'mealPlan'>[]
  free: readonly FreeRoomsOfType[]
  onRemove: () => void
}

/** One room that was chosen: its plan, its guests and its number. */
export function BookedRoomFields({ index, types, plans, free, onRemove }: BookedRoomFieldsProps) {
  const { control, setValue } = useFormContext<NewBookingValues>()
  const rooms = useWatch({ control, name: 'rooms' })
  const room = rooms[index]
  if (!room) return null
  const { roomTypeId, adults, childAges } = room
  const type = types.find(({ id }) => id === roomTypeId)
  const others = new Set(rooms.filter((other) => other !== room).map(({ roomId }) => roomId))
  const numbers = free.find((one) => one.roomTypeId === roomTypeId)?.rooms.map(({ id }) => id) ?? []
  const title = say('Room {number}: {roomType}', { number: index + 1, roomType: isolate(type?.name ?? '') })
  const change = (changes: Partial<BookedRoom>) =>
    setValue(`rooms.${index}`, { ...room, ...changes }, { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset aria-label={title} className="mt-4 rounded-[11px] bg-sunken px-4 pt-3 pb-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <b className="min-w-0 wrap-anywhere">{title}</b>
        <IconButton
          label={say('Remove room {number}', { number: index + 1 })}
          onClick={onRemove}
          className="-mr-2"
        >
          <X aria-hidden="true" className="size-[18px]" />
        </IconButton>
      </div>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={say('Rate plan')}
            value={room.ratePlanId}
            onChange={({ target }) => change({ ratePlanId: target.value })}
          >
            {plans.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {isolate(plan.name)}, {mealDetails[plan.mealPlan]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say('Room number')}
            value={room.roomId}
            onChange={({ target }) => change({ roomId: target.value })}
          >
            <option value="">{say('Assign later')}</option>
            {(type?.rooms ?? [])
              .filter(({ id }) => id === room.roomId || (numbers.includes(id) && !others.has(id)))
              .map(({ id, number }) => (
                <option key={id} value={id}>
                  {number}
                </option>
              ))}
          </SelectField>
        </div>
        <PartyFields value={{ adults, childAges }} onChange={change} />
        <form.Text
          name={`rooms.${index}.name`}
          label={<OptionalLabel>{say('Who stays in this room')}</OptionalLabel>}
          maxLength={120}
          hint={say('If that is not the guest who books')}
        />
      </div>
    </fieldset>
  )
}

import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import type { DeskOffer } from '@roomlark/contract/bookings/offers'
import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { Controller, useFormContext } from 'react-hook-form'
import { cx } from '../../../../lib/cx.ts'
import { FieldNote } from '../../../../ui/field.tsx'
import { RoomPicture } from '../../../../ui/room-picture.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { mealDetails } from '../booking-words.ts'
import type { NewBookingValues } from './new-booking-values.ts'
import { RoomOffers } from './room-offers.tsx'
import { Stepper } from './stepper.tsx'

type NewBookingRoomsProps = {
  types: readonly RoomType[]
  plans: readonly RatePlan[]
  nights: Calendar | undefined
  offers: readonly DeskOffer[]
}

export function NewBookingRooms({ types, plans, nights, offers }: NewBookingRoomsProps) {
  const { control, register, formState } = useFormContext<NewBookingValues>()
  const fault = formState.errors.rooms
  return (
    <>
      <Controller
        control={control}
        name="rooms"
        render={({ field }) => (
          <ul
            // Receives the focus if the field is invalid.
            ref={field.ref}
            tabIndex={-1}
            className="rounded-[11px] border border-border"
          >
            {types.map((type) => {
              const left = leastLeft(nights, type.id)
              return (
                <li
                  key={type.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-border px-4 py-3 first:border-t-0"
                >
                  <RoomPicture photo={type.photos[0]} className="h-12 w-[60px] max-sm:hidden" />
                  <span className="min-w-0 grow">
                    <b className="block wrap-anywhere">{type.name}</b>
                    <span className="block text-sm text-muted">
                      {sleepsWords(type)}
                      {left === undefined ? '' : ', '}
                      <span className={cx(left === 0 && 'font-medium text-error-text')}>
                        {leftWords(left)}
                      </span>
                    </span>
                  </span>
                  <Stepper
                    words={{
                      less: say('One {roomType} room less', { roomType: type.name }),
                      number: say('Number: {roomType} room', { roomType: type.name }),
                      more: say('One {roomType} room more', { roomType: type.name }),
                    }}
                    value={field.value[type.id] ?? 0}
                    min={0}
                    max={Math.min(
                      partyLimits.rooms,
                      Math.max(left ?? type.rooms.length, field.value[type.id] ?? 0),
                    )}
                    onChange={(count) => field.onChange({ ...field.value, [type.id]: count })}
                  />
                  <RoomOffers type={type} plans={plans} offers={offers} />
                </li>
              )
            })}
          </ul>
        )}
      />
      <FieldNote id="rooms-note" error={typeof fault?.message === 'string' ? fault.message : undefined} />
      <SelectField
        label={say('Rate plan')}
        className="mt-4"
        error={formState.errors.ratePlanId ? say('Choose a rate plan') : undefined}
        {...register('ratePlanId')}
      >
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {isolate(plan.name)}, {mealDetails[plan.mealPlan]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function sleepsWords({ maxAdults, maxChildren }: RoomType): string {
  if (maxChildren === 0)
    return say('For {adults, plural, one {# adult} other {# adults}}', { adults: maxAdults })
  return say(
    'For {adults, plural, one {# adult} other {# adults}} and {children, plural, one {# child} other {# children}}',
    { adults: maxAdults, children: maxChildren },
  )
}

/** The rooms left on the night with the fewest. */
function leastLeft(nights: Calendar | undefined, roomTypeId: string): number | undefined {
  const type = nights?.roomTypes.find(({ id }) => id === roomTypeId)
  if (!type || type.nights.length === 0) return undefined
  return Math.min(...type.nights.map((night) => (night.closed ? 0 : roomsLeft(night))))
}

function leftWords(left: number | undefined): string {
  if (left === undefined) return ''
  return say('{left, plural, =0 {none left} one {# left} other {# left}}', { left })
}

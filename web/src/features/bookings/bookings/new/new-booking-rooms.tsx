import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import type { FreeRoomsOfType } from '@roomlark/contract/bookings/front-desk'
import type { DeskOffer } from '@roomlark/contract/bookings/offers'
import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../../lib/cx.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { FieldNote } from '../../../../ui/field.tsx'
import { RoomPicture } from '../../../../ui/room-picture.tsx'
import { BookedRoomFields } from './booked-room-fields.tsx'
import type { NewBookingValues } from './new-booking-values.ts'
import { RoomOffers } from './room-offers.tsx'

type NewBookingRoomsProps = {
  types: readonly RoomType[]
  plans: readonly RatePlan[]
  nights: Calendar | undefined
  offers: readonly DeskOffer[]
  free: readonly FreeRoomsOfType[]
}

/** Answers what every room costs and how many are left; a price chooses a room. */
export function NewBookingRooms({ types, plans, nights, offers, free }: NewBookingRoomsProps) {
  const { control, formState, getValues, setFocus } = useFormContext<NewBookingValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'rooms' })
  const rooms = useWatch({ control, name: 'rooms' })
  const isTyping = useMedia('(pointer: fine)')
  const fault = formState.errors.rooms
  function choose(roomTypeId: string, ratePlanId: string) {
    const { adults, childAges, guest } = getValues()
    append({ roomTypeId, ratePlanId, adults, childAges, name: '', roomId: '' }, { shouldFocus: false })
    // On a touch screen the keyboard would cover the prices.
    if (isTyping)
      requestAnimationFrame(() => setFocus(guest.name ? `rooms.${rooms.length}.name` : 'guest.name'))
  }
  return (
    <>
      <ul className="rounded-[11px] border border-border">
        {types.map((type) => {
          const chosen = rooms.filter(({ roomTypeId }) => roomTypeId === type.id).length
          const least = leastLeft(nights, type.id)
          const left = least === undefined ? undefined : Math.max(0, least - chosen)
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
                  <span className={cx(left === 0 && 'font-medium text-error-text')}>{leftWords(left)}</span>
                </span>
              </span>
              <RoomOffers
                type={type}
                plans={plans}
                offers={offers}
                isFull={left === 0 || rooms.length >= partyLimits.rooms}
                onChoose={(ratePlanId) => choose(type.id, ratePlanId)}
              />
            </li>
          )
        })}
      </ul>
      <FieldNote id="rooms-note" error={fault?.message ?? fault?.root?.message} />
      {fields.map(({ id }, index) => (
        <BookedRoomFields
          key={id}
          index={index}
          types={types}
          plans={plans}
          free={free}
          onRemove={() => remove(index)}
        />
      ))}
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

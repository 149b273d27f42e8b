import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCreateBooking } from '../../../../data/booking-changes.ts'
import { useQuote } from '../../../../data/bookings.ts'
import { useNights } from '../../../../data/calendar.ts'
import { useOptionalHotel } from '../../../../data/hotels.ts'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../../ui/toast.ts'
import { withParts } from '../booking-address.ts'
import { toGuestField } from '../guest-values.ts'
import {
  askedBooking,
  type BookingStart,
  findDates,
  NewBooking,
  type NewBookingValues,
  newBookingValues,
  readStay,
} from './new-booking-values.ts'

const resolver = contractResolver(NewBooking, askedBooking)
const pauseMs = 300

/** The form, its hotel, the price of the stay, and the submission. */
export function useNewBooking(hotelId: string, start: BookingStart) {
  const navigate = useNavigate()
  const form = useForm<NewBookingValues, unknown, NewBooking>({
    resolver,
    defaultValues: newBookingValues(hotelId, start),
    mode: 'onTouched',
  })
  useWatch({ control: form.control })
  const values = form.getValues()
  const hotel = useOptionalHotel(values.hotelId || undefined)
  const types = useRoomTypes(values.hotelId)
  const plans = useRates(values.hotelId)
  const onSale = plans.data?.plans.filter(({ isActive }) => isActive)
  const firstPlan = onSale?.[0]?.id
  useEffect(() => {
    if (firstPlan && values.ratePlanId === '') form.setValue('ratePlanId', firstPlan)
  }, [firstPlan, values.ratePlanId, form])

  const stay = readStay(values)
  const asked = usePaused(stay, pauseMs)
  const quote = useQuote(values.hotelId, asked)
  const nights = useNights(values.hotelId, usePaused(findDates(values), pauseMs))
  const create = useCreateBooking(values.hotelId)
  const guard = useLeaveGuard(form.formState.isDirty && !create.isSuccess)

  async function send(
    { hotelId: _hotelId, ...input }: NewBooking,
    state: 'held' | 'confirmed',
    heldUntil?: string,
  ) {
    if (create.isPending) return
    try {
      const booking = await create.mutateAsync({
        ...input,
        state,
        ...(heldUntil !== undefined && { heldUntil }),
      })
      guard.release()
      toast.success(
        state === 'held'
          ? say('The rooms are held for {guest}.', { guest: isolate(booking.guestName) })
          : say('The booking of {guest} is confirmed.', { guest: isolate(booking.guestName) }),
      )
      const search = withParts('', { hotel: booking.hotelId, booking: booking.id })
      navigate({ pathname: '/bookings', search }, { replace: true })
    } catch (error) {
      showRefusal(
        error,
        say('The booking was not made. Try again: it will not be made twice.'),
        form,
        toGuestField,
      )
    }
  }

  return {
    form,
    values,
    hotel: hotel.data,
    types,
    plans: { ...plans, data: onSale },
    nights: nights.data,
    quote,
    stay,
    isQuoting: JSON.stringify(asked) !== JSON.stringify(stay) || quote.isPlaceholderData || quote.isFetching,
    create,
    guard,
    send,
  }
}

/** A value once it has not changed for a moment, compared by its content. */
function usePaused<T>(value: T, ms: number): T {
  const text = JSON.stringify(value)
  const [paused, setPaused] = useState({ text, value })
  useEffect(() => {
    if (paused.text === text) return
    const timer = setTimeout(() => setPaused({ text, value }), ms)
    return () => clearTimeout(timer)
  }, [paused.text, text, value, ms])
  return paused.value
}

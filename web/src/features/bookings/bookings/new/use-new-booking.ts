import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCreateBooking } from '../../../../data/booking-changes.ts'
import { useDeskOffers, useFreeRoomsOn, useQuotes } from '../../../../data/booking-offers.ts'
import { useNights } from '../../../../data/calendar.ts'
import { useOptionalHotel } from '../../../../data/hotels.ts'
import { useRates } from '../../../../data/rates.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { withParts } from '../booking-address.ts'
import { toGuestField } from '../guest-values.ts'
import {
  askedBooking,
  type BookingStart,
  findDates,
  NewBooking,
  newBookingValues,
  readStays,
} from './new-booking-values.ts'

const pauseMs = 300

/** The booking is confirmed, or its rooms are held: for some minutes, or as an option until a moment. */
type Taking = { state: 'held' | 'confirmed'; heldUntil?: string }

/** The form, its hotel, the price of the stay, and the submission. */
export function useNewBooking(hotelId: string, start: BookingStart) {
  const navigate = useNavigate()
  const taking = useRef<Taking>({ state: 'confirmed' })
  const form = useContractForm({
    schema: NewBooking,
    values: newBookingValues(hotelId, start),
    read: askedBooking,
    send: ({ hotelId: _, ...input }) => create.mutateAsync({ ...input, ...taking.current }),
    done: (_, { state, guestName }) =>
      state === 'held'
        ? say('The rooms are held for {guest}.', { guest: isolate(guestName) })
        : say('The booking of {guest} is confirmed.', { guest: isolate(guestName) }),
    onRefused(error): boolean {
      const failed = say('The booking was not made. Try again: it will not be made twice.')
      showRefusal(error, failed, form, toGuestField)
      return true
    },
  })
  const { setValue } = form
  useWatch({ control: form.control })
  const values = form.getValues()
  const hotel = useOptionalHotel(values.hotelId || undefined)
  const types = useRoomTypes(values.hotelId)
  const plans = useRates(values.hotelId)
  const guestsOf = values.companyId ? [values.companyId] : []
  const onSale = plans.data?.plans.filter((plan) => plan.isActive && isPlanFor(plan, guestsOf))
  const firstPlan = onSale?.[0]?.id
  const planless = values.rooms.findIndex(({ ratePlanId }) => ratePlanId === '')
  useEffect(() => {
    if (firstPlan && planless >= 0) setValue(`rooms.${planless}.ratePlanId`, firstPlan)
  }, [firstPlan, planless, setValue])

  const stays = readStays(values)
  const asked = usePaused(stays, pauseMs)
  const quotes = useQuotes(values.hotelId, asked)
  const dates = usePaused(findDates(values), pauseMs)
  const nights = useNights(values.hotelId, dates)
  const free = useFreeRoomsOn(values.hotelId, dates)
  const { adults, childAges, companyId } = values
  const offered = dates && { ...dates, adults, childAges, ...(companyId && { companyId }) }
  const offers = useDeskOffers(values.hotelId, usePaused(offered, pauseMs))
  const create = useCreateBooking(values.hotelId)
  const guard = useLeaveGuard(form.formState.isDirty && !create.isSuccess)

  function take(how: Taking): Promise<void> {
    taking.current = how
    return form.submit((booking) => {
      guard.release()
      const search = withParts('', { hotel: booking.hotelId, booking: booking.id })
      navigate({ pathname: '/bookings', search }, { replace: true })
    })()
  }

  return {
    form,
    values,
    hotel: hotel.data,
    types,
    plans: { ...plans, data: onSale },
    nights: nights.data,
    offers: offers.data ?? [],
    free: free.data ?? [],
    quotes,
    planNames: asked.map(({ ratePlanId }) => onSale?.find(({ id }) => id === ratePlanId)?.name ?? ''),
    isQuoting:
      JSON.stringify(asked) !== JSON.stringify(stays) || quotes.isPlaceholderData || quotes.isFetching,
    create,
    guard,
    take,
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

import { useLocation, useNavigate } from 'react-router'
import { useHotelChoices, useHotelOf } from '../../data/hotels.ts'
import { readHotelId, withParts } from './booking-address.ts'

/** The hotel in the address, otherwise the first. */
export function useChosenHotel() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = readHotelId(search)
  const choices = useHotelChoices('')
  const id = named ?? choices.data?.data[0]?.id
  const hotel = useHotelOf(id)
  return {
    id,
    hotel: hotel.data,
    /** There is no hotel at all. */
    isNone: named === undefined && choices.data?.meta.total === 0,
    hasSeveral: (choices.data?.meta.total ?? 0) > 1 || named !== undefined,
    error: hotel.error ?? (named === undefined ? choices.error : null),
    retry: () => void (hotel.error ? hotel.refetch() : choices.refetch()),
    choose: (hotelId: string | null) =>
      navigate({ search: withParts(search, { hotel: hotelId, booking: null }) }),
  }
}

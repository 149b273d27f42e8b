import { bookingSources, bookingStates } from '@roomlark/contract/booking-states'
import { bookingSorts } from '@roomlark/contract/bookings/booking-list'
import { IsoDate } from '@roomlark/contract/dates'
import { Id } from '@roomlark/contract/primitives'
import type { BookingFilter } from '../../../data/bookings.ts'
import { changeParts } from '../../../lib/address-parts.ts'
import { choice, choiceOr, dayIn, idIn, listAddress, paged } from '../../../parts/list/list-address.ts'

/** Every part of an address that the bookings use. */
type Part =
  | 'search'
  | 'hotel'
  | 'state'
  | 'source'
  | 'stays'
  | 'from'
  | 'until'
  | 'sort'
  | 'page'
  | 'booking'
  | 'day'
  | 'month'
  | 'span'
  | 'type'
  | 'room'
  | 'show'

const filterAddress = listAddress({
  ...paged,
  sort: choiceOr('newest', bookingSorts),
  hotelId: idIn('hotel'),
  state: choice(bookingStates),
  source: choice(bookingSources),
  stays: choice(['to-come']),
  fromOn: dayIn('from'),
  untilOn: dayIn('until'),
})

/** The list of bookings; dates the wrong way round are only the first of them. */
export const bookingAddress = {
  ...filterAddress,
  read(search: string): BookingFilter {
    const { untilOn, ...filter } = filterAddress.read(search)
    const isLater = untilOn !== undefined && (!filter.fromOn || filter.fromOn <= untilOn)
    return isLater ? { ...filter, untilOn } : filter
  },
}

export function readHotelId(search: string): string | undefined {
  return readId(search, 'hotel')
}

/** The booking whose panel is open. */
export function readBookingId(search: string): string | undefined {
  return readId(search, 'booking')
}

/** The day of the day view. */
export function readDay(search: string): string | undefined {
  return readDate(new URLSearchParams(search).get('day'))
}

/** The month of the closed days, as `2026-11`. */
export function readMonth(search: string): string | undefined {
  return readDate(`${new URLSearchParams(search).get('month')}-01`)?.slice(0, 7)
}

export type TapeSpan = 'fortnight' | 'month'

/** The days of the tape chart; `fromOn` is undefined if the address names no day. */
export function readTape(search: string): { fromOn: string | undefined; span: TapeSpan } {
  const asked = new URLSearchParams(search)
  return {
    fromOn: readDate(asked.get('from')),
    span: asked.get('span') === 'month' ? 'month' : 'fortnight',
  }
}

/** Reads where a new booking or a block of a room begins: empty nights of a room, as the tape chart names them. */
export function readStart(search: string) {
  return {
    fromOn: readDate(new URLSearchParams(search).get('from')),
    untilOn: readDate(new URLSearchParams(search).get('until')),
    roomTypeId: readId(search, 'type'),
    roomId: readId(search, 'room'),
  }
}

const usual = { page: 1, sort: 'newest' }

/** The same address with some parts changed; `null` removes a part, and parts that are not named stay. */
export function withParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, usual)
}

/** Picks the parts that carry over to another view of the bookings: the hotel, and the booking that is open. */
export function carriedParts(search: string): string {
  return withParts('', { hotel: readHotelId(search), booking: readBookingId(search) })
}

function readId(search: string, part: Part): string | undefined {
  const parsed = Id.safeParse(new URLSearchParams(search).get(part))
  return parsed.success ? parsed.data : undefined
}

function readDate(text: string | null): string | undefined {
  const parsed = IsoDate.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

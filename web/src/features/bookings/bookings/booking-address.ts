import { bookingSources, bookingStates } from '@roomlark/contract/booking-states'
import { bookingSorts } from '@roomlark/contract/bookings/booking-list'
import { IsoDate } from '@roomlark/contract/dates'
import { Id } from '@roomlark/contract/primitives'
import type { BookingFilter } from '../../../data/bookings.ts'
import { changeParts, findChoice, readPage } from '../../../lib/address-parts.ts'
import { readSearch } from '../../../lib/use-address-search.ts'

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

/** The filters of the list in an address, without anything that makes no sense. */
export function readFilter(search: string): BookingFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const hotelId = readHotelId(search)
  const state = findChoice(bookingStates, asked.get('state'))
  const source = findChoice(bookingSources, asked.get('source'))
  const fromOn = readDate(asked.get('from'))
  const untilOn = readDate(asked.get('until'))
  return {
    page: readPage(search),
    sort: findChoice(bookingSorts, asked.get('sort')) ?? 'newest',
    ...(words && { search: words }),
    ...(hotelId && { hotelId }),
    ...(state && { state }),
    ...(source && { source }),
    ...(asked.get('stays') === 'to-come' && { stays: 'to-come' }),
    ...(fromOn && { fromOn }),
    ...(untilOn && (!fromOn || fromOn <= untilOn) && { untilOn }),
  }
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

/** Where a new booking is to begin: an empty night of a room, as the tape chart names it. */
export function readStart(search: string) {
  return {
    fromOn: readDate(new URLSearchParams(search).get('from')),
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

export function isNarrowed(filter: BookingFilter): boolean {
  const { page: _page, sort: _sort, ...narrowing } = filter
  return Object.keys(narrowing).length > 0
}

function readId(search: string, part: Part): string | undefined {
  const parsed = Id.safeParse(new URLSearchParams(search).get(part))
  return parsed.success ? parsed.data : undefined
}

function readDate(text: string | null): string | undefined {
  const parsed = IsoDate.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}

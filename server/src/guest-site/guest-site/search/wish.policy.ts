import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { StayQuery } from '@roomlark/contract/bookings/offers'
import { IsoDate } from '@roomlark/contract/dates'
import type { BookingWish, GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import { joinAges } from '../address.policy.ts'

/**
 * A guest can have this many rooms at most, as on the rest of the site. A booking that has more keeps them.
 */
const mostRooms = 8

export type ReadWish = { wish: BookingWish; isAsked: boolean; fault: 'dates' | 'party' | null }

/**
 * Reads the form of a change: `checkInOn`, `checkOutOn`, `adults`, `childAges` and `room.<type>` for each
 * type. Anything that is missing or unreadable stays as booked.
 */
export function readWish(
  words: URLSearchParams,
  booking: GuestBooking,
  types: readonly { id: string }[],
): ReadWish {
  const now = toWish(booking)
  const word = (name: string, otherwise: string) => words.get(name)?.trim().slice(0, 200) ?? otherwise
  const [checkInOn, checkOutOn] = [word('checkInOn', now.checkInOn), word('checkOutOn', now.checkOutOn)]
  const party = StayQuery.safeParse({
    checkInOn: now.checkInOn,
    checkOutOn: now.checkOutOn,
    adults: word('adults', String(now.adults)),
    childAges: words.has('childAges') ? joinAges(words) : now.childAges.join(),
  })
  const rooms = readWishedRooms(words, now.rooms, types)
  const hasDates = IsoDate.safeParse(checkInOn).success && IsoDate.safeParse(checkOutOn).success
  const wish = {
    ...now,
    ...(hasDates && { checkInOn, checkOutOn }),
    ...(party.success && { adults: party.data.adults, childAges: party.data.childAges }),
    ...(rooms && { rooms }),
  }
  const isAsked = [...words.keys()].some((name) => asked.test(name))
  if (!hasDates) return { wish, isAsked, fault: 'dates' }
  return { wish, isAsked, fault: party.success && rooms ? null : 'party' }
}

const asked = /^(checkInOn|checkOutOn|adults|childAges|room\..+)$/

/** Describes the booking as it is. */
function toWish({ checkInOn, checkOutOn, adults, childAges, rooms }: GuestBooking): BookingWish {
  return {
    checkInOn,
    checkOutOn,
    adults,
    childAges,
    rooms: rooms.map(({ roomTypeId, quantity }) => ({ roomTypeId, quantity })),
  }
}

/**
 * Returns undefined if a type does not belong to the hotel, a number is unreadable, or there would be no
 * rooms or too many.
 */
function readWishedRooms(
  words: URLSearchParams,
  now: BookingWish['rooms'],
  types: readonly { id: string }[],
): BookingWish['rooms'] | undefined {
  const named = [...words].filter(([name]) => name.startsWith('room.'))
  if (named.length === 0) return now
  const rooms: BookingWish['rooms'] = []
  for (const [name, value] of named) {
    const roomTypeId = name.slice('room.'.length)
    const isOurs = types.some(({ id }) => id === roomTypeId)
    const isTwice = rooms.some((room) => room.roomTypeId === roomTypeId)
    if (!isOurs || isTwice || !/^\d{1,2}$/.test(value.trim())) return undefined
    rooms.push({ roomTypeId, quantity: Number(value) })
  }
  const total = (list: BookingWish['rooms']) => list.reduce((sum, { quantity }) => sum + quantity, 0)
  const most = Math.min(partyLimits.rooms, Math.max(mostRooms, total(now)))
  if (total(rooms) < 1 || total(rooms) > most) return undefined
  return rooms.filter(({ quantity }) => quantity > 0)
}

import type { BookingAlteration } from '@roomlark/contract/booking-events'
import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { listNights } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { getNightFacts, priceNight } from '../offer/quote.policy.ts'
import {
  type Altered,
  altered,
  changesFrom,
  type Ground,
  isFitting,
  noSuchStay,
  type Of,
  parted,
  type Refused,
  stayIn,
  without,
} from './alteration-ground.policy.ts'
import { groupByRoom } from './dates-and-rooms.policy.ts'
import { childObstacles, lengthObstacles } from './obstacles.policy.ts'
import { addedStay, keptStay, type StoredStay } from './planned-stays.policy.ts'

export function changeRoomType(ground: Ground, wish: Of<'room-type'>): Altered | Refused {
  const stay = stayIn(ground, wish.stayId)
  if (!stay) return noSuchStay()
  const fromOn = changesFrom(ground, stay.checkInOn)
  if (fromOn >= stay.checkOutOn) {
    return { refusal: say('The last night of this stay has passed, so the room can no longer change.') }
  }
  if (wish.roomTypeId === stay.roomTypeId) return { refusal: say('The stay has this room type already.') }
  return relocate(ground, stay, { ...wish, fromOn })
}

/** The guests sleep in another room from a night on: the booking then has two stays one after the other. */
export function splitStay(ground: Ground, wish: Of<'split'>): Altered | Refused {
  const stay = stayIn(ground, wish.stayId)
  if (!stay) return noSuchStay()
  const isWithin = stay.checkInOn < wish.fromOn && wish.fromOn < stay.checkOutOn
  if (!isWithin) return { refusal: say('Choose a night after the first one of this stay.') }
  if (wish.fromOn < changesFrom(ground, stay.checkInOn)) return { refusal: say('This night is over.') }
  return relocate(ground, stay, wish)
}

type Place = { fromOn: string; roomTypeId: string; keepPrice: boolean; kind: 'room-type' | 'split' }

function relocate(ground: Ground, stay: StoredStay, wish: Place): Altered | Refused {
  const { sale, stays, booking, room } = ground
  const { fromOn, roomTypeId, keepPrice } = wish
  if (room && room.roomTypeId !== roomTypeId) {
    return { refusal: say('Room {number} is not of the type that was chosen.', { number: room.number }) }
  }
  if (!room && booking.state === 'checked-in')
    return { refusal: say('Choose a room: the guest is in house.') }
  const guests = { roomTypeId, adults: stay.adults, childAges: stay.childAges }
  const type = sale.types.find(({ id }) => id === roomTypeId)
  const moving = stay.nightlyCents.filter(({ night }) => night >= fromOn)
  const isKept = keepPrice || roomTypeId === stay.roomTypeId
  const added = moving.map(({ night, priceCents, mealCents, agreed }) =>
    isKept || agreed ? { night, priceCents, mealCents, agreed } : priceNight(guests, night, sale),
  )
  const isWhole = fromOn === stay.checkInOn
  const dates = { checkInOn: fromOn, checkOutOn: stay.checkOutOn }
  const parts = isWhole
    ? [keptStay(stay, { guests, removed: moving, added, roomId: room?.id ?? null })]
    : [
        keptStay(stay, { checkOutOn: fromOn, removed: moving, roomId: stay.roomId }),
        addedStay(guests, sale.types, dates, added, room, stay.guestName),
      ]
  const planned = stays.flatMap((one) => (one === stay ? parts : [keptStay(one)]))
  const change: BookingAlteration = {
    kind: wish.kind,
    names: { from: stay.roomTypeName, to: type?.name ?? null },
    rooms: { from: stay.roomNumber, to: room?.number ?? null },
    ...(wish.kind === 'split' && { fromOn }),
  }
  return {
    ...altered(ground, planned, change),
    obstacles: isFitting(sale, guests) ? [] : [{ kind: 'too-many-guests', params: {} }],
  }
}

/** A room for more guests, at today's price; for guests in house from tonight on. */
export function addRoom(ground: Ground, wish: Of<'add-room'>): Altered | Refused {
  const { booking, stays, sale, room, childrenPolicy } = ground
  const checkInOn = changesFrom(ground, booking.checkInOn)
  const { checkOutOn } = booking
  if (checkInOn >= checkOutOn) return { refusal: say('The last night of this booking is over.') }
  if (room && room.roomTypeId !== wish.roomTypeId) {
    return { refusal: say('Room {number} is not of the type that was chosen.', { number: room.number }) }
  }
  if (!room && booking.state === 'checked-in')
    return { refusal: say('Choose a room: the guests are in house.') }
  const party = {
    adults: booking.adults + wish.adults,
    childAges: [...booking.childAges, ...wish.childAges],
  }
  if (party.adults > partyLimits.adults || party.childAges.length > partyLimits.children) {
    return { refusal: say('There are too many guests for one booking.') }
  }
  const guests = { roomTypeId: wish.roomTypeId, adults: wish.adults, childAges: wish.childAges }
  const type = sale.types.find(({ id }) => id === wish.roomTypeId)
  const nights = listNights(checkInOn, checkOutOn).map((night) => priceNight(guests, night, sale))
  const added = addedStay(guests, sale.types, { checkInOn, checkOutOn }, nights, room)
  const { limits, obstacles } = parted(
    type ? lengthObstacles(type.name, getNightFacts(sale, type, booking.checkInOn), booking) : [],
  )
  return {
    ...altered(ground, [...stays.map((stay) => keptStay(stay)), added], {
      kind: 'add-room',
      names: { from: null, to: type?.name ?? null },
      rooms: { from: null, to: room?.number ?? null },
    }),
    party,
    limits,
    obstacles: [
      ...obstacles,
      ...childObstacles(childrenPolicy, wish.childAges),
      ...(isFitting(sale, guests) ? [] : [{ kind: 'too-many-guests' as const, params: {} }]),
      ...(groupByRoom(stays).length < partyLimits.rooms
        ? []
        : [{ kind: 'too-many-rooms' as const, params: { rooms: partyLimits.rooms } }]),
    ],
  }
}

/** The room and its guests leave the booking; nights that were slept there stay. */
export function dropRoom(ground: Ground, { stayId }: Of<'drop-room'>): Altered | Refused {
  const { booking, stays } = ground
  const stay = stayIn(ground, stayId)
  if (!stay) return noSuchStay()
  const rooms = groupByRoom(stays)
  const parts = rooms.find((room) => room.includes(stay)) ?? [stay]
  const from = changesFrom(ground, booking.checkInOn)
  const isOpen = (room: StoredStay[]) => room.some(({ checkOutOn }) => checkOutOn > from)
  if (!isOpen(parts)) return { refusal: say('The last night in this room is over.') }
  if (rooms.filter(isOpen).length === 1) {
    return { refusal: say('This is the only room of the booking. Cancel the booking instead.') }
  }
  const adults = booking.adults - stay.adults
  if (adults < 1) return { refusal: say('At least one adult has to stay. Change the guests first.') }
  const childAges = without(booking.childAges, stay.childAges)
  const planned = stays.map((one) => {
    if (!parts.includes(one) || one.checkOutOn <= from) return keptStay(one)
    const removed = one.nightlyCents.filter(({ night }) => night >= from)
    if (one.checkInOn >= from) return keptStay(one, { removed, isLeft: false })
    return keptStay(one, { removed, checkOutOn: from, roomId: one.roomId })
  })
  const last = parts.at(-1) ?? stay
  return {
    ...altered(ground, planned, {
      kind: 'drop-room',
      names: { from: last.roomTypeName, to: null },
      rooms: { from: last.roomNumber, to: null },
      currency: booking.currency,
    }),
    party: { adults, childAges },
    dropped: planned.flatMap(({ removed }) => removed),
  }
}

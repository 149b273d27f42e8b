import type { AlterationKind, BookingAlteration, BookingDetailName } from '@roomlark/contract/booking-events'
import type { BookingState } from '@roomlark/contract/booking-states'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { listNights } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { type Party, placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { getNightFacts, priceNight } from '../offer/quote.policy.ts'
import { groupByRoom, settleRooms } from './dates-and-rooms.policy.ts'
import { childObstacles, isLimit, lengthObstacles, planObstacles } from './obstacles.policy.ts'
import {
  addedStay,
  isSameParty,
  isUntouched,
  keptStay,
  type PlannedNight,
  type PlannedStay,
  type PlanSale,
  repricedFor,
  type StoredStay,
} from './planned-stays.policy.ts'

/** A change of one booking, as opposed to a swap with another or bringing one back. */
export type OwnChange = Exclude<BookingChange, { kind: 'swap' | 'reinstate' }>
type Of<Kind extends OwnChange['kind']> = Extract<OwnChange, { kind: Kind }>

/** Everything that a change depends on, read at one moment. */
export type Ground = {
  booking: Party & {
    state: BookingState
    checkInOn: string
    checkOutOn: string
    ratePlanName: string
    currency: string
  }
  /** The stays that take rooms. */
  stays: readonly StoredStay[]
  sale: PlanSale
  /** The plan to change to, if it is one. */
  plan: RatePlan | undefined
  /** The room that was chosen, if one was. */
  room: { id: string; number: string; roomTypeId: string } | null
  childrenPolicy: HotelInput['childrenPolicy']
  today: string
}

export type Altered = {
  stays: PlannedStay[]
  /** Everyone who stays once the change is made. */
  party: Party
  obstacles: Obstacle[]
  limits: Obstacle[]
  change: BookingAlteration
  /** The nights of a room that is given up. */
  dropped: PlannedNight[]
}

/** Names of the changes in the email to the guest. */
export const detailsByChange: Record<AlterationKind, BookingDetailName> = {
  guests: 'guests',
  plan: 'plan',
  'room-type': 'roomType',
  price: 'price',
  'add-room': 'rooms',
  'drop-room': 'rooms',
  split: 'rooms',
  swap: 'rooms',
}

/** Why a change makes no sense for this booking, whatever is free. */
type Refused = { refusal: string }

export function alter(ground: Ground, change: OwnChange): Altered | Refused {
  switch (change.kind) {
    case 'guests':
      return changeGuests(ground, change)
    case 'plan':
      return changePlan(ground)
    case 'room-type':
      return changeRoomType(ground, change)
    case 'price':
      return changePrices(ground, change)
    case 'add-room':
      return addRoom(ground, change)
    case 'drop-room':
      return dropRoom(ground, change)
    case 'split':
      return splitStay(ground, change)
  }
}

function altered(ground: Ground, stays: PlannedStay[], change: BookingAlteration): Altered {
  const { adults, childAges } = ground.booking
  return { stays, party: { adults, childAges }, obstacles: [], limits: [], change, dropped: [] }
}

/** The nights that a guest in house has slept are over; everything else can still change. */
function changesFrom({ booking, today }: Ground, checkInOn: string): string {
  return roomChangesFrom({ state: booking.state, checkInOn }, today)
}

function noSuchStay(): Refused {
  return { refusal: say('This stay is no longer part of the booking.') }
}

function stayIn({ stays }: Ground, stayId: string): StoredStay | undefined {
  return stays.find(({ id }) => id === stayId)
}

/** Rooms keep their guests where possible. A room that was given up in the middle of the booking is left alone. */
function changeGuests(ground: Ground, wish: Of<'guests'>): Altered {
  const { booking, stays, sale, today } = ground
  const open = groupByRoom(stays).filter((parts) => (parts.at(-1)?.checkOutOn ?? '') > today)
  const types = Map.groupBy(open, ([first]) => first?.roomTypeId ?? '')
  const rooms = [...types].map(([roomTypeId, { length }]) => ({ roomTypeId, quantity: length }))
  const settled = settleRooms(open.flat(), sale.types, { ...wish, rooms })
  const guestsByStay = new Map(settled?.kept.map(({ stay, guests }) => [stay, guests]))
  const fits = settled?.kept.every(({ guests }) => isFitting(sale, guests)) ?? false
  const planned = stays.map((stay) => {
    const guests = (fits && guestsByStay.get(stay)) || stay
    return keptStay(stay, {
      guests,
      repriced: repricedFor(stay, guests, sale, changesFrom(ground, stay.checkInOn)),
    })
  })
  const change: BookingAlteration = {
    kind: 'guests',
    adults: { from: booking.adults, to: wish.adults },
    children: { from: booking.childAges.length, to: wish.childAges.length },
  }
  return {
    ...altered(ground, planned, change),
    party: { adults: wish.adults, childAges: wish.childAges },
    obstacles: [
      // Children who are booked already stay welcome, whatever the hotel has decided since.
      ...childObstacles(ground.childrenPolicy, without(wish.childAges, booking.childAges)),
      ...(fits ? [] : [{ kind: 'too-many-guests' as const, params: {} }]),
    ],
  }
}

function isFitting({ types }: PlanSale, guests: RoomGuests): boolean {
  const type = types.find(({ id }) => id === guests.roomTypeId)
  return type !== undefined && (guests.adults === 0 || placeParty([type], guests) !== undefined)
}

/** Every night that is still to come is priced by the new plan and today's calendar, unless its price was agreed on. */
function changePlan(ground: Ground): Altered | Refused {
  const { booking, stays, plan, today } = ground
  if (!plan) return { refusal: say('This rate plan no longer exists.') }
  const sale = { ...ground.sale, plan }
  const planned = stays.map((stay) => {
    const from = changesFrom(ground, stay.checkInOn)
    const nights = stay.nightlyCents.filter(({ night, agreed }) => night >= from && !agreed)
    return keptStay(stay, { repriced: differing(stay, pricedAgain(stay, nights, sale)) })
  })
  const found = planObstacles(plan, booking, today)
  return {
    ...altered(ground, planned, { kind: 'plan', names: { from: booking.ratePlanName, to: plan.name } }),
    ...parted(found),
  }
}

function pricedAgain(
  guests: RoomGuests,
  nights: readonly { night: string }[],
  sale: PlanSale,
): PlannedNight[] {
  return nights.map(({ night }) => priceNight(guests, night, sale))
}

function differing({ nightlyCents }: StoredStay, nights: PlannedNight[]): PlannedNight[] {
  return nights.filter(({ night, priceCents }) =>
    nightlyCents.some((now) => now.night === night && now.priceCents !== priceCents),
  )
}

function changeRoomType(ground: Ground, wish: Of<'room-type'>): Altered | Refused {
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
function splitStay(ground: Ground, wish: Of<'split'>): Altered | Refused {
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
  const added = moving.map(({ night, priceCents, agreed }) =>
    isKept || agreed ? { night, priceCents, agreed } : priceNight(guests, night, sale),
  )
  const isWhole = fromOn === stay.checkInOn
  const dates = { checkInOn: fromOn, checkOutOn: stay.checkOutOn }
  const parts = isWhole
    ? [keptStay(stay, { guests, removed: moving, added, roomId: room?.id ?? null })]
    : [
        keptStay(stay, { checkOutOn: fromOn, removed: moving, roomId: stay.roomId }),
        addedStay(guests, sale.types, dates, added, room),
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

/** Only the nights that were named get another price, and keep it through later changes. */
function changePrices(ground: Ground, { nights }: Of<'price'>): Altered | Refused {
  const { stays, booking } = ground
  const agreed = (stayId: string, night: string) =>
    nights.find((one) => one.stayId === stayId && one.night === night)
  const known = nights.every(({ stayId, night }) =>
    stays.some((stay) => stay.id === stayId && stay.nightlyCents.some((own) => own.night === night)),
  )
  if (!known) return { refusal: say('One of these nights is no longer part of the booking.') }
  const before: number[] = []
  const planned = stays.map((stay) =>
    keptStay(stay, {
      repriced: stay.nightlyCents.flatMap(({ night, priceCents }) => {
        const wish = agreed(stay.id, night)
        if (!wish || wish.priceCents === priceCents) return []
        before.push(priceCents)
        return [{ night, priceCents: wish.priceCents, agreed: true }]
      }),
    }),
  )
  const after = planned.flatMap(({ repriced }) => repriced)
  const [fromOn] = after.map(({ night }) => night).toSorted()
  return altered(ground, planned, {
    kind: 'price',
    ...(fromOn !== undefined && { fromOn }),
    nights: after.length,
    nightsCents: {
      from: before.reduce((sum, cents) => sum + cents, 0),
      to: after.reduce((sum, { priceCents }) => sum + priceCents, 0),
    },
    currency: booking.currency,
  })
}

/** A room for more guests, at today's price; for guests in house from tonight on. */
function addRoom(ground: Ground, wish: Of<'add-room'>): Altered | Refused {
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
function dropRoom(ground: Ground, { stayId }: Of<'drop-room'>): Altered | Refused {
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

function without(ages: readonly number[], gone: readonly number[]): number[] {
  const left = [...ages]
  for (const age of gone) {
    const at = left.indexOf(age)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Parts what forbids a change from what the desk may pass with a reason. */
function parted(found: Obstacle[]): Pick<Altered, 'obstacles' | 'limits'> {
  return { limits: found.filter(isLimit), obstacles: found.filter((obstacle) => !isLimit(obstacle)) }
}

/** Tells whether the booking stays exactly as it is. */
export function changesNothing(
  { booking }: Pick<Ground, 'booking'>,
  { stays, party, change }: Pick<Altered, 'stays' | 'party' | 'change'>,
): boolean {
  return change.kind !== 'plan' && isSameParty(booking, party) && stays.every(isUntouched)
}

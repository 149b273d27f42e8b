import type { Happening } from '@roomlark/contract/booking-events'
import { type BookingSource, type BookingState, holdMinutes } from '@roomlark/contract/booking-states'
import { addDays } from '@roomlark/contract/dates'
import { cancellationFeeCents, feeCents } from '@roomlark/contract/inventory/cancellation'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { Room } from '@roomlark/contract/inventory/rooms'
import { type DemoGuest, demoGuest, demoRequest } from './guests.ts'
import { type DemoPrice, priceDemoStay } from './prices.ts'
import type { Random } from './random.ts'
import { partnerDays } from './referrals.ts'
import type { DemoHotel } from './rooms.ts'
import { leadDays } from './seasons.ts'
import { type DemoStay, demoStays } from './stays.ts'

export type DemoBooking = DemoStay &
  DemoPrice & {
    state: BookingState
    source: BookingSource
    plan: RatePlan
    guest: DemoGuest
    specialRequests: string
    createdAt: Date
    heldUntil: Date | null
    cancelledBy: 'guest' | 'hotel' | null
    cancelReason: string | null
    feeCents: number | null
    /** True if the hotel has assigned rooms. */
    hasRooms: boolean
    events: (Happening & { at: Date; byKeeper: boolean })[]
  }

const day = 86_400_000
const sources: [number, BookingSource][] = [
  [45, 'direct'],
  [30, 'affiliate'],
  [20, 'ota'],
  [5, 'other'],
]

/** Generates two years of bookings for an open hotel, one before today and one after. */
export function demoBookings(demoHotel: DemoHotel, today: string, now: Date): DemoBooking[] {
  const { random } = demoHotel
  let holds = demoHotel.hotel.name === 'Villa Marenne' ? 2 : 0
  const stillIn = new Set<Room>()
  return demoHotel.types.flatMap((type) =>
    demoStays(demoHotel, type, today).flatMap((stay) => {
      const isHold = holds > 0 && stay.checkInOn > addDays(today, 14)
      // One of the holds is an option that ends in a few days.
      const heldHours = holds === 1 ? 5 * 24 : holdMinutes / 60
      if (isHold) holds -= 1
      const booking = isHold
        ? heldBooking(demoHotel, stay, now, heldHours)
        : livedBooking(demoHotel, stay, today, now, stillIn)
      if (booking.state === 'checked-in') for (const room of stay.rooms) stillIn.add(room)
      return random.chance(0.13) ? [booking, calledOff(demoHotel, stay, today, now)] : [booking]
    }),
  )
}

/** Nobody arrives today in a room whose guests are still in. */
function livedBooking(
  demoHotel: DemoHotel,
  stay: DemoStay,
  today: string,
  now: Date,
  stillIn: ReadonlySet<Room>,
): DemoBooking {
  const { random, hotel } = demoHotel
  const booking = newBooking(demoHotel, stay, bookedAt(random, stay.checkInOn, now), now)
  const { checkInOn, checkOutOn, ending, usedUntil } = stay
  const arrived = {
    kind: 'checked-in',
    params: {},
    at: at(checkInOn, 14, random, now),
    byKeeper: true,
  } as const
  // Somebody is in house at any hour: the first who leaves today has not left yet.
  const isGone = usedUntil < today || (usedUntil === today && stillIn.size > 0 && random.chance(0.6))
  if (ending === 'no-show') {
    const fee = feeCents(booking.policy.noShowFee, booking.nightlyCents)
    const event = { kind: 'no-show', params: { feeCents: fee, currency: hotel.currency } } as const
    return ended(booking, 'no-show', [{ ...event, at: at(checkInOn, 21, random, now), byKeeper: true }], fee)
  }
  if (isGone) {
    const params = { nights: ending === 'early' ? 1 : 0, bookedUntilOn: checkOutOn }
    const left = { kind: 'checked-out', params, at: at(usedUntil, 9, random, now), byKeeper: true } as const
    return ended({ ...booking, checkOutOn: usedUntil }, 'checked-out', [arrived, left])
  }
  const isFree = !stay.rooms.some((room) => stillIn.has(room))
  const isHere = checkInOn < today || (checkInOn === today && random.chance(0.4) && isFree)
  if (isHere) return ended(booking, 'checked-in', [arrived])
  // A hotel assigns rooms some weeks ahead, or immediately for short-notice bookings.
  const isSoon = Date.parse(checkInOn) - booking.createdAt.getTime() < 40 * day
  return { ...booking, hasRooms: isSoon || checkInOn <= addDays(today, 21) }
}

/** Generates a cancelled booking, or a hold that was never confirmed; neither takes a room. */
function calledOff(demoHotel: DemoHotel, stay: DemoStay, today: string, now: Date): DemoBooking {
  const { random, hotel } = demoHotel
  const rooms = stay.rooms.slice(0, 1)
  const twin = { ...stay, rooms, ending: 'as-booked' as const, usedUntil: stay.checkInOn }
  const created = bookedAt(random, stay.checkInOn, now)
  if (random.chance(0.08)) {
    const held = new Date(created.getTime() - holdMinutes * 60_000)
    const event = { kind: 'expired', params: {}, at: created, byKeeper: false } as const
    return ended(newBooking(demoHotel, twin, held, now), 'expired', [event])
  }
  const booking = newBooking(demoHotel, twin, created, now)
  const latest = stay.checkInOn < today ? at(stay.checkInOn, 10, random, now) : now
  const when = new Date(created.getTime() + random.next() * Math.max(0, latest.getTime() - created.getTime()))
  const cancelledBy = random.chance(0.9) ? 'guest' : 'hotel'
  const cancelReason = random.pick(cancelledBy === 'guest' ? guestReasons : hotelReasons)
  const terms = {
    checkInOn: stay.checkInOn,
    checkInTime: hotel.checkInTime,
    nightlyCents: booking.nightlyCents,
  }
  const owed = cancellationFeeCents(booking.policy, terms, when, hotel.timeZone)
  const fee = cancelledBy === 'hotel' ? 0 : owed
  const params = { by: cancelledBy, feeCents: fee, currency: hotel.currency } as const
  const event = { kind: 'cancelled', params, particulars: cancelReason, at: when, byKeeper: true } as const
  return { ...ended(booking, 'cancelled', [event], fee), cancelledBy, cancelReason: cancelReason || null }
}

function heldBooking(demoHotel: DemoHotel, stay: DemoStay, now: Date, hours: number): DemoBooking {
  const created = new Date(now.getTime() - demoHotel.random.between(20, 120) * 1000)
  const booking = newBooking(demoHotel, stay, created, now)
  return { ...booking, state: 'held', heldUntil: new Date(created.getTime() + hours * 3_600_000) }
}

function newBooking(demoHotel: DemoHotel, stay: DemoStay, createdAt: Date, now: Date): DemoBooking {
  const { random } = demoHotel
  const [flexible, fixed, breakfast] = demoHotel.plans
  if (!flexible || !fixed || !breakfast) throw new Error('a demo hotel has three rate plans')
  const plan = random.weighted([
    [50, flexible],
    [22, fixed],
    [28, breakfast],
  ])
  const source = chooseSource(random, createdAt, now)
  const byKeeper = source === 'other' || (source === 'direct' && random.chance(0.4))
  const price = priceDemoStay(demoHotel, stay, plan)
  const guest = demoGuest(random)
  return {
    ...stay,
    ...price,
    state: 'confirmed',
    source,
    plan,
    guest,
    specialRequests: demoRequest(random, guest.language),
    createdAt,
    heldUntil: null,
    cancelledBy: null,
    cancelReason: null,
    feeCents: null,
    hasRooms: false,
    events: [{ ...describeBooked(stay), at: createdAt, byKeeper }],
  }
}

/** Guests came by themselves before there were partners. */
function chooseSource(random: Random, createdAt: Date, now: Date): BookingSource {
  const source = random.weighted(sources)
  const isBefore = createdAt.getTime() < now.getTime() - partnerDays * day
  return source === 'affiliate' && isBefore ? 'direct' : source
}

function describeBooked({ type, rooms, checkInOn, checkOutOn }: DemoStay): Happening<'created'> {
  return {
    kind: 'created',
    params: {
      rooms: [{ name: type.name, quantity: rooms.length }],
      checkInOn,
      checkOutOn,
      heldMinutes: null,
      takenBy: null,
      roomNumber: null,
      limits: [],
    },
  }
}

function ended(
  booking: DemoBooking,
  state: BookingState,
  events: DemoBooking['events'],
  fee: number | null = null,
): DemoBooking {
  // Nothing in the history may be older than the booking itself.
  const later = events.map((event) => ({
    ...event,
    at: new Date(Math.max(event.at.getTime(), booking.createdAt.getTime())),
  }))
  return { ...booking, state, feeCents: fee, events: [...booking.events, ...later] }
}

/** Returns a time a typical number of days before arrival, and never later than now. */
function bookedAt(random: Random, checkInOn: string, now: Date): Date {
  const morning = Date.parse(`${checkInOn}T09:00:00Z`)
  const ahead = Math.max(0, (morning - now.getTime()) / day)
  const wanted = morning - leadDays(random, ahead) * day
  return new Date(Math.min(now.getTime(), wanted) - random.between(1, 600) * 60_000)
}

/** Returns a time around that hour of the day, and never later than now. */
function at(date: string, hour: number, random: Random, now: Date): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000 + random.between(0, 150) * 60_000
  return new Date(Math.min(wanted, now.getTime() - random.between(1, 90) * 60_000))
}

const guestReasons: [string, ...string[]] = [
  '',
  '',
  'Change of plans',
  'Illness',
  'Flight was cancelled',
  'Found another date',
]
const hotelReasons: [string, ...string[]] = ['Water damage', 'Payment failed', 'Booked twice by mistake']

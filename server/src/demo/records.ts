import { randomBytes, randomUUID } from 'node:crypto'
import { withMeals } from '@roomlark/contract/inventory/plan-meals'
import { keeperId } from './accounts.ts'
import type { DemoBooking } from './bookings.ts'
import type { DemoGuest } from './guests.ts'
import { deriveId, idFrom } from './random.ts'
import { assignReferral, makePartnerRows } from './referrals.ts'
import type { DemoHotel } from './rooms.ts'

/** Turns a hotel into rows of its tables, in the order they have to be inserted. */
export function hotelRecords(demoHotel: DemoHotel, today: string, now: Date, openedAt: Date) {
  const { hotel, types, plans, rules } = demoHotel
  const hotelId = hotel.id
  const madeAt = (index: number) => new Date(openedAt.getTime() + index)
  const promo = { code: 'WELCOME-10', discountBps: 1000, maxBookings: 200, isActive: true, version: 1 }
  return {
    ...makePartnerRows(demoHotel.partners, hotel.baseCommissionRate * 100, today, now),
    room_types: types.map(({ rooms, ...type }, index) => {
      // This token must not be predictable, so it is truly random.
      const icalToken = randomBytes(24).toString('base64url')
      return { ...type, hotelId, units: rooms.length, icalToken, version: 1, createdAt: madeAt(index) }
    }),
    rooms: types.flatMap(({ id: roomTypeId, rooms }) =>
      rooms.map((room) => ({ ...room, hotelId, roomTypeId, createdAt: openedAt })),
    ),
    rate_plans: plans.map(({ percent, ...plan }, index) => {
      return { ...plan, hotelId, changeBps: percent * 100, createdAt: madeAt(index) }
    }),
    price_rules: rules.map((rule) => ({ ...rule, hotelId })),
    demand_rules: demoHotel.trade === 'lively' ? [fillingUp(hotelId)] : [],
    hotel_taxes: [{ hotelId, rules: demoHotel.taxes, version: 1 }],
    promo_codes:
      demoHotel.trade === 'lively' ? [{ id: randomUUID(), hotelId, ...promo, createdAt: openedAt }] : [],
  }
}

/** Only suggests, so that the prices of the demo stay those of its seasons. */
function fillingUp(hotelId: string) {
  return {
    id: randomUUID(),
    hotelId,
    name: 'Filling up',
    occupancy: { of: 'type', is: 'from', percent: 60 },
    effect: { kind: 'percent', percent: 15 },
    state: 'suggests',
  }
}

/** Turns bookings into rows of their tables, in the order they have to be inserted. */
export function bookingRecords(demoHotel: DemoHotel, bookings: DemoBooking[], used: Set<string>) {
  const { hotel, random } = demoHotel
  const named = bookings.map((booking) => {
    const id = idFrom(random)
    const referral = assignReferral(demoHotel.partners, { id, source: booking.source })
    return { booking, id, reference: referenceFrom(demoHotel, used), referral }
  })
  const stays = named.flatMap(({ booking, id: bookingId }) =>
    booking.rooms.map((room, index) => ({ booking, bookingId, room, index, id: idFrom(random) })),
  )
  return {
    bookings: named.map(({ booking, id, reference, referral }) => ({
      id,
      reference,
      ...referral,
      ...bookingRecord(demoHotel, booking),
    })),
    booking_stays: stays.map(({ booking, bookingId, room, index, id }) => ({
      id,
      bookingId,
      roomTypeId: booking.type.id,
      // Guests who arrive much later, or never, have no room number.
      roomId: hasRoom(booking) ? room.id : null,
      adults: booking.guests[index]?.adults ?? 1,
      childAges: booking.guests[index]?.childAges ?? [],
      stay: `[${booking.checkInOn},${isTaking(booking) ? booking.usedUntil : booking.checkOutOn})`,
      taking: isTaking(booking),
    })),
    booking_nights: stays.flatMap(({ booking, index, id: stayId }) =>
      booking.nights.map(({ night, cents, meals }) => {
        const taken = isTaking(booking) && night < booking.usedUntil
        return { stayId, night, priceCents: cents[index] ?? 0, mealCents: meals[index] ?? 0, taken }
      }),
    ),
    booking_events: named.flatMap(({ booking, id: bookingId, referral: { affiliateId } }) =>
      booking.events.map(({ kind, params, particulars = '', at, byKeeper }) => ({
        bookingId,
        kind,
        params,
        particulars: particulars || null,
        at,
        actorId: byKeeper ? keeperId : null,
        affiliateId,
        hotelId: hotel.id,
        fromOn: booking.checkInOn,
        untilOn: booking.checkOutOn,
        ofHold: isHold(booking),
      })),
    ),
  }
}

function bookingRecord({ hotel, taxes, usdRate }: DemoHotel, booking: DemoBooking) {
  const { guest, guests, plan, createdAt, events } = booking
  return {
    hotelId: hotel.id,
    state: booking.state,
    source: booking.source,
    guestName: guest.name,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    guestCountry: guest.country,
    guestLanguage: guest.language,
    guestProfileId: isHold(booking) ? null : deriveProfileId(guest),
    adults: guests.reduce((sum, { adults }) => sum + adults, 0),
    childAges: guests.flatMap(({ childAges }) => childAges),
    checkInOn: booking.checkInOn,
    checkOutOn: booking.checkOutOn,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    mealPlan: plan.mealPlan,
    planChangeBps: plan.percent * 100,
    planPerAdultCents: plan.perAdultCents,
    taxRules: withMeals(taxes, plan.mealValue),
    cancellationPolicy: booking.policy,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    timeZone: hotel.timeZone,
    currency: hotel.currency,
    ...booking.bill,
    usdRate,
    totalUsdCents: booking.totalUsdCents,
    heldUntil: booking.heldUntil,
    bookedAt: isHold(booking) ? null : createdAt,
    cancelledBy: booking.cancelledBy,
    cancelReason: booking.cancelReason,
    feeCents: booking.feeCents,
    notes: '',
    specialRequests: booking.specialRequests,
    createdBy: events[0]?.byKeeper ? keeperId : null,
    createdAt,
    updatedAt: events.at(-1)?.at ?? createdAt,
    version: events.length,
  }
}

type Booked = { guest: DemoGuest; at: Date }

/** Turns guests into rows of profiles: who comes again has one, of their first booking. */
export function profileRecords(booked: Booked[], updatedAt: Date) {
  const first = new Map<string, Booked>()
  for (const one of booked) {
    const known = first.get(one.guest.email)
    if (!known || one.at < known.at) first.set(one.guest.email, one)
  }
  return [...first.values()].map(({ guest, at: createdAt }) => {
    const id = deriveProfileId(guest)
    return { id, ownerId: keeperId, knownBy: guest.email, createdAt, updatedAt, ...guest }
  })
}

export function deriveProfileId({ email }: DemoGuest): string {
  return deriveId(`guest ${email}`)
}

/** True for a booking that is not confirmed yet or never was. */
export function isHold({ state }: DemoBooking): boolean {
  return state === 'held' || state === 'expired'
}

function isTaking({ state }: DemoBooking): boolean {
  return state !== 'cancelled' && state !== 'expired'
}

function hasRoom({ state, hasRooms }: DemoBooking): boolean {
  return hasRooms || state === 'checked-in' || state === 'checked-out'
}

/** Checks against `used`, because among thousands of random references some would collide. */
export function referenceFrom({ random }: DemoHotel, used: Set<string>): string {
  const alphabet = 'CDFGHJKMNPQRTVWXY34679'
  for (;;) {
    const letters = Array.from({ length: 6 }, () => alphabet[random.between(0, alphabet.length - 1)])
    const reference = `RL-${letters.join('')}`
    if (used.has(reference)) continue
    used.add(reference)
    return reference
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { DemoBooking } from './bookings.ts'
import type { DemoGuest } from './guests.ts'
import { deriveId, idFrom } from './random.ts'
import { assignReferral, demoPartnerships } from './referrals.ts'
import type { DemoHotel } from './rooms.ts'

/** Turns a hotel into rows of its tables, in the order they have to be inserted. */
export function hotelRecords(demoHotel: DemoHotel, now: Date) {
  const { hotel } = demoHotel
  return {
    partnerships: demoPartnerships(hotel, now),
    room_types: demoHotel.types.map((type, index) => ({
      id: type.id,
      hotel_id: hotel.id,
      name: type.name,
      description: type.description,
      beds: type.beds,
      max_adults: type.maxAdults,
      max_children: type.maxChildren,
      size_sqm: type.sizeSqm,
      features: type.features ?? [],
      base_price_cents: type.basePriceCents,
      floor_cents: type.floorCents,
      included_adults: type.includedAdults,
      extra_adult_cents: type.extraAdultCents,
      child_bands: type.childBands,
      units: type.rooms.length,
      // This token must not be predictable, so it is truly random.
      ical_token: randomBytes(24).toString('base64url'),
      version: 1,
      created_at: new Date(now.getTime() + index),
    })),
    rooms: demoHotel.types.flatMap((type) =>
      type.rooms.map(({ id, number }) => ({
        id,
        number,
        hotel_id: hotel.id,
        room_type_id: type.id,
        created_at: now,
      })),
    ),
    rate_plans: demoHotel.plans.map((plan, index) => ({
      id: plan.id,
      hotel_id: hotel.id,
      name: plan.name,
      meal_plan: plan.mealPlan,
      change_bps: plan.percent * 100,
      per_adult_cents: plan.perAdultCents,
      cancellation_policy: plan.cancellationPolicy,
      payment_terms: plan.paymentTerms,
      is_active: plan.isActive,
      version: 1,
      created_at: new Date(now.getTime() + index),
    })),
    price_rules: demoHotel.rules.map((rule) => ({
      id: rule.id,
      hotel_id: hotel.id,
      name: rule.name,
      from_on: rule.fromOn,
      until_on: rule.untilOn,
      weekdays: rule.weekdays,
      effect: rule.effect,
    })),
    hotel_taxes: [
      {
        hotel_id: hotel.id,
        rules: demoHotel.taxes,
        version: 1,
      },
    ],
    promo_codes:
      demoHotel.trade === 'lively'
        ? [
            {
              id: randomUUID(),
              hotel_id: hotel.id,
              code: 'WELCOME-10',
              discount_bps: 1000,
              max_bookings: 200,
              is_active: true,
              version: 1,
              created_at: now,
            },
          ]
        : [],
  }
}

/** Turns bookings into rows of their tables, in the order they have to be inserted. */
export function bookingRecords(
  demoHotel: DemoHotel,
  bookings: DemoBooking[],
  keeperId: string,
  used: Set<string>,
) {
  const named = bookings.map((booking) => ({
    booking,
    id: idFrom(demoHotel.random),
    reference: referenceFrom(demoHotel, used),
  }))
  const stays = named.flatMap(({ booking, id }) =>
    booking.rooms.map((room, index) => ({
      booking,
      bookingId: id,
      room,
      index,
      id: idFrom(demoHotel.random),
    })),
  )
  return {
    bookings: named.map(({ booking, id, reference }) =>
      bookingRecord(demoHotel, booking, id, reference, keeperId),
    ),
    booking_stays: stays.map(({ booking, bookingId, room, index, id }) => ({
      id,
      booking_id: bookingId,
      room_type_id: booking.type.id,
      // Guests who arrive much later, or never, have no room number.
      room_id: hasRoom(booking) ? room.id : null,
      adults: booking.guests[index]?.adults ?? 1,
      child_ages: booking.guests[index]?.childAges ?? [],
      stay: `[${booking.checkInOn},${isTaking(booking) ? booking.usedUntil : booking.checkOutOn})`,
      taking: isTaking(booking),
    })),
    booking_nights: stays.flatMap(({ booking, index, id }) =>
      booking.nights.map(({ night, cents }) => ({
        stay_id: id,
        night,
        price_cents: cents[index] ?? 0,
        taken: isTaking(booking) && night < booking.usedUntil,
      })),
    ),
    booking_events: named.flatMap(({ booking, id }) =>
      booking.events.map(({ kind, params, particulars, at, byKeeper }) => ({
        booking_id: id,
        kind,
        params,
        particulars: particulars || null,
        at,
        actor_id: byKeeper ? keeperId : null,
        affiliate_id: assignReferral(demoHotel.hotel, { id, source: booking.source }).affiliate_id,
        hotel_id: demoHotel.hotel.id,
        from_on: booking.checkInOn,
        until_on: booking.checkOutOn,
        of_hold: isHold(booking),
      })),
    ),
  }
}

function bookingRecord(
  demoHotel: DemoHotel,
  booking: DemoBooking,
  id: string,
  reference: string,
  keeperId: string,
) {
  const { hotel } = demoHotel
  return {
    id,
    reference,
    hotel_id: hotel.id,
    state: booking.state,
    source: booking.source,
    ...assignReferral(hotel, { id, source: booking.source }),
    guest_name: booking.guest.name,
    guest_email: booking.guest.email,
    guest_phone: booking.guest.phone,
    guest_country: booking.guest.country,
    guest_language: booking.guest.language,
    guest_profile_id: isHold(booking) ? null : deriveProfileId(booking.guest),
    adults: booking.guests.reduce((sum, { adults }) => sum + adults, 0),
    child_ages: booking.guests.flatMap(({ childAges }) => childAges),
    check_in_on: booking.checkInOn,
    check_out_on: booking.checkOutOn,
    rate_plan_id: booking.plan.id,
    rate_plan_name: booking.plan.name,
    meal_plan: booking.plan.mealPlan,
    plan_change_bps: booking.plan.percent * 100,
    plan_per_adult_cents: booking.plan.perAdultCents,
    tax_rules: demoHotel.taxes,
    cancellation_policy: booking.policy,
    check_in_time: hotel.checkInTime,
    check_out_time: hotel.checkOutTime,
    time_zone: hotel.timeZone,
    currency: hotel.currency,
    room_cents: booking.roomCents,
    fees_cents: booking.feesCents,
    city_tax_cents: booking.cityTaxCents,
    vat_cents: booking.vatCents,
    included_vat_cents: booking.includedVatCents,
    total_cents: booking.totalCents,
    usd_rate: demoHotel.usdRate,
    total_usd_cents: booking.totalUsdCents,
    held_until: booking.heldUntil,
    booked_at: isHold(booking) ? null : booking.createdAt,
    cancelled_by: booking.cancelledBy,
    cancel_reason: booking.cancelReason,
    fee_cents: booking.feeCents,
    notes: '',
    special_requests: booking.specialRequests,
    created_by: booking.events[0]?.byKeeper ? keeperId : null,
    created_at: booking.createdAt,
    updated_at: booking.events.at(-1)?.at ?? booking.createdAt,
    version: booking.events.length,
  }
}

type Booked = { guest: DemoGuest; at: Date }

/** Turns guests into rows of profiles: who comes again has one, of their first booking. */
export function profileRecords(booked: Booked[], ownerId: string, now: Date) {
  const first = new Map<string, Booked>()
  for (const one of booked) {
    const known = first.get(one.guest.email)
    if (!known || one.at < known.at) first.set(one.guest.email, one)
  }
  return [...first.values()].map(({ guest, at }) => ({
    id: deriveProfileId(guest),
    owner_id: ownerId,
    known_by: guest.email,
    created_at: at,
    updated_at: now,
    ...guest,
  }))
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

import type { AlterationKind, BookingAlteration, BookingDetailName } from '@roomlark/contract/booking-events'
import { computeMealCents } from '@roomlark/contract/inventory/plan-meals'
import { say } from '@roomlark/contract/say'
import { priceNight } from '../offer/quote.policy.ts'
import {
  type Altered,
  altered,
  changesFrom,
  type Ground,
  isFitting,
  type Of,
  type OwnChange,
  parted,
  type Refused,
  without,
} from './alteration-ground.policy.ts'
import { groupByRoom, settleRooms } from './dates-and-rooms.policy.ts'
import { leaveEarly } from './leave-early.policy.ts'
import { childObstacles, planObstacles } from './obstacles.policy.ts'
import { isSameParty, isUntouched, keepDiffering, keptStay, repricedFor } from './planned-stays.policy.ts'
import { addRoom, changeRoomType, dropRoom, splitStay } from './room-alterations.policy.ts'

/** Names of the changes in the email to the guest. */
export const detailsByChange: Record<AlterationKind, BookingDetailName> = {
  guests: 'guests',
  plan: 'plan',
  'room-type': 'roomType',
  price: 'price',
  'add-room': 'rooms',
  'drop-room': 'rooms',
  'leave-early': 'departure',
  split: 'rooms',
  swap: 'rooms',
}

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
    case 'leave-early':
      return leaveEarly(ground)
    case 'split':
      return splitStay(ground, change)
  }
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

/**
 * Every night that is still to come is priced by the new plan and today's calendar, unless its price was agreed on. Of
 * an agreed price, the part for meals is that of the new plan.
 */
function changePlan(ground: Ground): Altered | Refused {
  const { booking, stays, plan, today } = ground
  if (!plan) return { refusal: say('This rate plan no longer exists.') }
  const sale = { ...ground.sale, plan }
  const planned = stays.map((stay) => {
    const from = changesFrom(ground, stay.checkInOn)
    const nights = stay.nightlyCents.filter(({ night }) => night >= from)
    const priced = nights.map(({ night, priceCents, agreed }) =>
      agreed
        ? { night, priceCents, agreed, mealCents: computeMealCents(plan.mealValue, stay, priceCents) }
        : priceNight(stay, night, sale),
    )
    return keptStay(stay, { repriced: keepDiffering(stay, priced) })
  })
  const found = planObstacles(
    plan,
    booking,
    today,
    booking.companies.map(({ id }) => id),
  )
  return {
    ...altered(ground, planned, { kind: 'plan', names: { from: booking.ratePlanName, to: plan.name } }),
    ...parted(found),
  }
}

/** Only the nights that were named get another price, and keep it through later changes. */
function changePrices(ground: Ground, { nights }: Of<'price'>): Altered | Refused {
  const { stays, booking, sale } = ground
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
        const mealCents = computeMealCents(sale.plan.mealValue, stay, wish.priceCents)
        return [{ night, priceCents: wish.priceCents, mealCents, agreed: true }]
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

/** Tells whether the booking stays exactly as it is. */
export function changesNothing(
  { booking }: Pick<Ground, 'booking'>,
  { stays, party, change }: Pick<Altered, 'stays' | 'party' | 'change'>,
): boolean {
  return change.kind !== 'plan' && isSameParty(booking, party) && stays.every(isUntouched)
}

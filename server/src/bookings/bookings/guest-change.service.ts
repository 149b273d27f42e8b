import { cancelFeeCents, mayGuestCancel, mayGuestChange } from '@roomlark/contract/bookings/booking-fee'
import type { WhyNot } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import type { BillLines } from '@roomlark/contract/inventory/bill-lines'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { GuestContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { findPlan } from '../../inventory/rates/rates.service.ts'
import {
  type BookableHotel,
  findHotelOfBooking,
  requireNotArchived,
} from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../inventory/rooms/rooms.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, selectBooking, selectBookingForUpdate } from './bookings.queries.ts'
import { carryOut } from './change-stay.service.ts'
import { guestObstacles } from './guest-limits.policy.ts'
import { toWhyNot } from './offers.policy.ts'
import { beginForBooking } from './pool-share.service.ts'
import { refusedBy } from './refusals.service.ts'
import { hasRooms, isSameParty, type RoomsWish, settleRooms } from './rooms-change.policy.ts'
import { datesObstacle, pickDates } from './stay-change.policy.ts'
import { planStays, type StayPlan } from './stay-plan.service.ts'
import { type StayRow, selectStays } from './stays.queries.ts'
import { applyTransition } from './transitions.service.ts'

/** The dates, rooms and party that a guest would like to change to. */
export type GuestWish = RoomsWish & { checkInOn: string; checkOutOn: string }

export type GuestQuote = BillLines & {
  totalCents: number
  totalUsdCents: number
  /** True when nothing would change. */
  isSame: boolean
  /** The reasons why the change is not possible; empty if it is. */
  why: WhyNot[]
}

/** Quotes what `changeAsGuest` would do to the booking, even when it is not possible. */
export async function quoteGuestChange(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  id: string,
  wish: GuestWish,
): Promise<GuestQuote> {
  const booking = await selectBooking(ctx.sql, id, { ownerId: undefined })
  if (!booking) throw notFound('booking')
  const stays = await takingStays(ctx.sql, id)
  const [hotel, types] = await Promise.all([
    findHotelOfBooking(ctx.sql, booking.hotelId),
    readSoldTypes(ctx.sql, booking.hotelId, typeIds(stays, wish)),
  ])
  const considered = await consider(ctx, ctx.sql, { booking, stays, types, hotel, wish })
  const { bill } = considered.plan
  return {
    ...bill.lines,
    totalCents: bill.totalCents,
    totalUsdCents: bill.totalUsdCents,
    isSame: considered.isSame,
    why: considered.obstacles.map(toWhyNot),
  }
}

/**
 * Changes a booking only for the total that the guest was shown. A second click on the same change finds it
 * already made and does nothing.
 */
export async function changeAsGuest(
  ctx: GuestContext,
  id: string,
  { version, expectedTotalCents, ...wish }: GuestWish & { version: number; expectedTotalCents: number },
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockGuestBooking(tx, id)
    const stays = await takingStays(tx, id)
    if (isAsWished(booking, stays, wish)) return
    if (booking.version !== version) throw changedByOthers('this booking')
    const now = ctx.clock()
    if (!mayGuestChange(booking, stays, now, dateIn(booking.timeZone, now))) {
      throw new AppError('conflict', 'This booking can no longer be changed. Please write to the hotel.')
    }
    const hotel = await requireNotArchived(tx, booking.hotelId)
    const types = await lockSoldTypes(tx, booking.hotelId, typeIds(stays, wish))
    const { plan, obstacles, rooms } = await consider(ctx, tx, { booking, stays, types, hotel, wish })
    if (obstacles.length > 0) throw refusedBy(obstacles)
    if (plan.bill.totalCents !== expectedTotalCents) {
      throw new AppError('price_changed', 'The price has changed. Please look at it again.')
    }
    await carryOut(ctx, tx, booking, plan, { ...pickDates(wish), ...(rooms && { rooms }) })
    const totalCents = { from: booking.totalCents, to: plan.bill.totalCents }
    await announceChange(ctx, tx, booking, stays, { wish, totalCents })
  })
}

/**
 * Cancels only for the fee that the guest was shown, because the fee rises with time. A second click finds
 * the booking already cancelled and does nothing.
 */
export async function cancelAsGuest(
  ctx: GuestContext,
  id: string,
  { expectedFeeCents, reason }: { expectedFeeCents: number; reason: string },
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockGuestBooking(tx, id)
    if (booking.state === 'cancelled' && booking.cancelledBy === 'guest') return
    // The fee is compared and charged at the same moment, so that it cannot rise in between.
    const now = ctx.clock()
    if (!mayGuestCancel(booking, dateIn(booking.timeZone, now))) {
      throw new AppError(
        'conflict',
        'This booking can no longer be cancelled here. Please write to the hotel.',
      )
    }
    const fee = cancelFeeCents(booking, await selectStays(tx, id), now) + booking.droppedFeeCents
    if (fee !== expectedFeeCents) {
      throw new AppError('price_changed', 'The cancellation fee has changed. Please look at it again.')
    }
    const cancelled = { to: 'cancelled', cancelledBy: 'guest', reason } as const
    await applyTransition({ ...ctx, clock: () => now }, tx, booking, cancelled)
  })
}

async function lockGuestBooking(tx: Sql, id: string): Promise<BookingRow> {
  const booking = await selectBookingForUpdate(tx, id, { ownerId: undefined })
  if (!booking) throw notFound('booking')
  return booking
}

type ConsideredWish = { plan: StayPlan; obstacles: Obstacle[]; isSame: boolean; rooms: RoomsWish | undefined }

/** When the wish cannot be planned, the booking is quoted as it stands. */
async function consider(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  {
    booking,
    stays,
    types,
    hotel,
    wish,
  }: {
    booking: BookingRow
    stays: StayRow[]
    types: SoldType[]
    hotel: BookableHotel | undefined
    wish: GuestWish
  },
): Promise<ConsideredWish> {
  const today = dateIn(booking.timeZone, ctx.clock())
  const isSame = isAsWished(booking, stays, wish)
  const unreal = unrealObstacles(booking, stays, types, wish, today)
  const rooms = hasRooms(stays, wish.rooms) && isSameParty(booking, wish) ? undefined : wish
  const wanted = unreal.length > 0 ? pickDates(booking) : { ...pickDates(wish), rooms }
  const [plan, ratePlan] = await Promise.all([
    planStays(sql, booking, types, stays, wanted),
    findPlan(sql, booking.hotelId, booking.ratePlanId),
  ])
  if (unreal.length > 0 || !hotel) {
    const closed: Obstacle = { kind: 'plan-not-on-sale', params: { name: booking.ratePlanName } }
    return { plan, obstacles: unreal.length > 0 ? unreal : [closed], isSame, rooms }
  }
  const obstacles = guestObstacles({
    booking,
    wanted,
    stays: plan.stays,
    nights: plan.nights,
    types,
    plan: ratePlan,
    today,
    childrenPolicy: hotel.childrenPolicy,
    childAges: rooms ? wish.childAges : [],
  })
  return { plan, obstacles, isSame, rooms }
}

/** Finds the obstacles that would exist whatever is available. */
function unrealObstacles(
  booking: BookingRow,
  stays: StayRow[],
  types: SoldType[],
  wish: GuestWish,
  today: string,
): Obstacle[] {
  const dates = datesObstacle(booking, wish, today)
  const isKnown = wish.rooms.every(({ roomTypeId }) => types.some(({ id }) => id === roomTypeId))
  if (!isKnown) throw notFound('room type')
  return [
    ...(dates ? [dates] : []),
    ...(settleRooms(stays, types, wish) ? [] : [{ kind: 'too-many-guests' as const, params: {} }]),
  ]
}

/**
 * Sends one email however much has changed. If the dates changed, the email is about them and shows the whole
 * booking.
 */
async function announceChange(
  ctx: GuestContext,
  tx: Sql,
  booking: BookingRow,
  stays: StayRow[],
  { wish, totalCents }: { wish: GuestWish; totalCents: { from: number; to: number } },
): Promise<void> {
  const isMoved = booking.checkInOn !== wish.checkInOn || booking.checkOutOn !== wish.checkOutOn
  const details = [
    ...(isSameParty(booking, wish) ? [] : (['guests'] as const)),
    ...(hasRooms(stays, wish.rooms) ? [] : (['rooms'] as const)),
  ]
  if (details.length > 0) {
    await announceBooking(ctx, tx, booking.id, {
      kind: 'changed',
      params: { details, totalCents },
      quiet: isMoved,
    })
  }
  if (isMoved) {
    await announceBooking(ctx, tx, booking.id, {
      kind: 'moved',
      params: { from: pickDates(booking), to: pickDates(wish), guestMailed: true, totalCents },
    })
  }
}

function isAsWished(booking: BookingRow, stays: StayRow[], wish: GuestWish): boolean {
  return (
    booking.checkInOn === wish.checkInOn &&
    booking.checkOutOn === wish.checkOutOn &&
    hasRooms(stays, wish.rooms) &&
    isSameParty(booking, wish)
  )
}

async function takingStays(sql: Sql, id: string): Promise<StayRow[]> {
  return (await selectStays(sql, id)).filter(({ taking }) => taking)
}

function typeIds(stays: StayRow[], { rooms }: RoomsWish): string[] {
  return [...new Set([...stays, ...rooms].map(({ roomTypeId }) => roomTypeId))]
}

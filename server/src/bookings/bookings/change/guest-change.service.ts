import { cancelFeeCents, mayGuestCancel, mayGuestChange } from '@roomlark/contract/bookings/booking-fee'
import type { WhyNot } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import type { BillLines } from '@roomlark/contract/inventory/bill-lines'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import type { GuestContext, ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { findPlan } from '../../../inventory/rates/rates.service.ts'
import {
  type BookableHotel,
  findHotelOfBooking,
  requireNotArchived,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { type BookingRow, selectBooking } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { requireNoObstacles, requireTotal } from '../create/refusals.service.ts'
import { applyTransition } from '../desk/transitions.service.ts'
import { sumMovedExtras } from '../extras/following.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { toWhyNot } from '../offer/offers.policy.ts'
import { type StayRow, selectStays, selectTakingStays } from '../stays.queries.ts'
import { carryOutChange } from './carry-out.service.ts'
import { datesObstacle, hasRooms, type RoomsWish, settleRooms } from './dates-and-rooms.policy.ts'
import { guestObstacles } from './guest-obstacles.policy.ts'
import { planStayChange } from './plan-change.service.ts'
import { describeMove, type StayPlan } from './planned-booking.policy.ts'
import { type Dates, isSameDates, isSameParty, pickDates } from './planned-stays.policy.ts'

/** The dates, rooms and party that a guest would like to change to. */
export type GuestWish = RoomsWish & Dates

export type GuestQuote = BillLines & {
  totalCents: number
  totalUsdCents: number
  /** The price of the extras on these dates and for these guests. */
  extrasCents: number
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
  const stays = await selectTakingStays(ctx.sql, id)
  const [hotel, types] = await Promise.all([
    findHotelOfBooking(ctx.sql, booking.hotelId),
    readSoldTypes(ctx.sql, booking.hotelId, typeIds(stays, wish)),
  ])
  const { bill, obstacles } = await planGuestChange(ctx, ctx.sql, { booking, stays, types, hotel, wish })
  const { lines, totalCents, totalUsdCents } = bill
  const isSame = isAsWished(booking, stays, wish)
  const extrasCents = sumMovedExtras(booking, wish, wish)
  return { ...lines, totalCents, totalUsdCents, extrasCents, isSame, why: obstacles.map(toWhyNot) }
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
    const booking = await lockBooking(ctx, tx, id)
    const stays = await selectTakingStays(tx, id)
    if (isAsWished(booking, stays, wish)) return
    if (booking.version !== version) throw changedByOthers('this booking')
    const now = ctx.clock()
    if (!mayGuestChange(booking, stays, now, dateIn(booking.timeZone, now))) {
      throw new AppError('conflict', say('This booking can no longer be changed. Please write to the hotel.'))
    }
    const hotel = await requireNotArchived(tx, booking.hotelId)
    const types = await lockSoldTypes(tx, booking.hotelId, typeIds(stays, wish))
    const plan = await planGuestChange(ctx, tx, { booking, stays, types, hotel, wish })
    requireNoObstacles(plan.obstacles)
    requireTotal(plan.bill.totalCents, expectedTotalCents)
    await carryOutChange(ctx, tx, booking, plan)
    await announceChange(ctx, tx, booking, stays, wish, plan)
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
    const booking = await lockBooking(ctx, tx, id)
    if (booking.state === 'cancelled' && booking.cancelledBy === 'guest') return
    // The fee is compared and charged at the same moment, so that it cannot rise in between.
    const now = ctx.clock()
    if (!mayGuestCancel(booking, dateIn(booking.timeZone, now))) {
      throw new AppError(
        'conflict',
        say('This booking can no longer be cancelled here. Please write to the hotel.'),
      )
    }
    const fee = cancelFeeCents(booking, await selectStays(tx, id), now) + booking.droppedFeeCents
    if (fee !== expectedFeeCents) {
      throw new AppError('price_changed', say('The cancellation fee has changed. Please look at it again.'))
    }
    const cancelled = { to: 'cancelled', cancelledBy: 'guest', reason } as const
    await applyTransition({ ...ctx, clock: () => now }, tx, booking, cancelled)
  })
}

/** Falls back to a quote of the booking as it stands if the change cannot be planned. */
async function planGuestChange(
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
): Promise<StayPlan & { obstacles: Obstacle[] }> {
  const today = dateIn(booking.timeZone, ctx.clock())
  const unreal = unrealObstacles(booking, stays, types, wish, today)
  const rooms = hasRooms(stays, wish.rooms) && isSameParty(booking, wish) ? undefined : wish
  const wanted = unreal.length > 0 ? pickDates(booking) : { ...pickDates(wish), rooms }
  const plan = await planStayChange(sql, booking, types, stays, wanted)
  const ratePlan = await findPlan(sql, booking.hotelId, booking.ratePlanId)
  if (unreal.length > 0) return { ...plan, obstacles: unreal }
  if (!hotel) {
    return { ...plan, obstacles: [{ kind: 'plan-not-on-sale', params: { name: booking.ratePlanName } }] }
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
  return { ...plan, obstacles }
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
  tx: Transaction,
  booking: BookingRow,
  stays: StayRow[],
  wish: GuestWish,
  plan: StayPlan,
): Promise<void> {
  const isMoved = !isSameDates(booking, wish)
  const totalCents = { from: booking.totalCents, to: plan.bill.totalCents }
  const details = [
    ...(isSameParty(booking, wish) ? [] : (['guests'] as const)),
    ...(hasRooms(stays, wish.rooms) ? [] : (['rooms'] as const)),
  ]
  if (details.length > 0) {
    const params = { details, totalCents }
    await announceBooking(ctx, tx, booking.id, { kind: 'changed', params, quiet: isMoved })
  }
  if (isMoved) await announceBooking(ctx, tx, booking.id, describeMove(booking, plan, true))
}

function isAsWished(booking: BookingRow, stays: StayRow[], wish: GuestWish): boolean {
  return isSameDates(booking, wish) && hasRooms(stays, wish.rooms) && isSameParty(booking, wish)
}

function typeIds(stays: StayRow[], { rooms }: RoomsWish): string[] {
  return [...new Set([...stays, ...rooms].map(({ roomTypeId }) => roomTypeId))]
}

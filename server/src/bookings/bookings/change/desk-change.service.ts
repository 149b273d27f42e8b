import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import type { StayWish } from '@roomlark/contract/bookings/stay-move'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { requireNotArchived } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { type BookingRow, updatePlan } from '../bookings.queries.ts'
import { getBooking, lockBookingVersion } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { requireNoObstacles, requireTotal } from '../create/refusals.service.ts'
import { carryOutReinstatement, planReinstatement } from '../desk/reinstate.service.ts'
import { leaveRoom, planRoomMove, type RoomMove, roomMoved } from '../desk/room-move.service.ts'
import { carryOutSwap } from '../desk/swap.service.ts'
import { askToMove, requireLeft, requireLeftForMove } from '../desk/two-parties.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectTakingStays } from '../stays.queries.ts'
import type { OwnChange } from './alteration-ground.policy.ts'
import { changesNothing } from './alterations.policy.ts'
import { carryOutChange } from './carry-out.service.ts'
import { datesObstacle } from './dates-and-rooms.policy.ts'
import { type PlannedAlteration, planAlteration, planStayChange } from './plan-change.service.ts'
import { describeMove, type StayPlan } from './planned-booking.policy.ts'
import { isSameDates } from './planned-stays.policy.ts'

type StayChange = StayWish & { version: number; mailGuest: boolean; isMeant?: boolean | undefined }

/**
 * Changes the dates, the room or both in one operation: either the new nights are taken and the old ones
 * given back, or nothing happens. Only new nights are priced.
 */
export async function changeStay(
  ctx: SignedInContext,
  id: string,
  { version, mailGuest, isMeant, room, ...wanted }: StayChange,
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    const obstacle = datesObstacle(booking, wanted, dateIn(booking.timeZone, ctx.clock()))
    if (obstacle) requireNoObstacles([obstacle])
    requireNotLapsed(booking)
    await requireNotArchived(tx, booking.hotelId)
    const stays = await selectTakingStays(tx, id)
    const isInRoom = stays.some((stay) => stay.id === room?.stayId && stay.roomId === room.roomId)
    if (isSameDates(booking, wanted) && (!room || isInRoom)) return
    const typeIds = stays.map(({ roomTypeId }) => roomTypeId)
    const types = await lockSoldTypes(tx, booking.hotelId, typeIds)
    const plan = await planStayChange(tx, booking, types, stays, wanted)
    const move = room && (await planMove(ctx, tx, booking, plan, room))
    if (move && !isMeant) await requireLeftForMove(ctx, tx, booking, move)
    await carryOutChange(ctx, tx, booking, plan, move)
    if (move) {
      await leaveRoom(ctx, tx, booking, move)
      await announceBooking(ctx, tx, id, roomMoved(move))
    }
    if (isSameDates(booking, wanted)) return
    const quiet = booking.state === 'held'
    await announceBooking(ctx, tx, id, { ...describeMove(booking, plan, mailGuest), quiet, mailGuest })
  })
  return getBooking(ctx, id)
}

function requireNotLapsed({ isLapsed }: BookingRow): void {
  if (isLapsed) throw new AppError('conflict', say('The hold has expired. Please book again.'))
}

/** Returns undefined when the stay already has that room. */
async function planMove(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { stays }: StayPlan,
  { stayId, roomId }: { stayId: string; roomId: string | null },
): Promise<RoomMove | undefined> {
  const planned = stays.find(({ stay, isLeft }) => stay.id === stayId && isLeft)
  if (!planned) throw notFound('stay')
  const { stay, checkInOn, checkOutOn } = planned
  if (stay.roomId === roomId) return undefined
  return planRoomMove(ctx, tx, booking, { ...stay, checkInOn, checkOutOn }, roomId)
}

type ChangeRequest = {
  change: BookingChange
  version: number
  expectedTotalCents: number
  overrideReason?: string | undefined
  mailGuest: boolean
  isMeant?: boolean | undefined
}

/**
 * Makes one change in one transaction with one event: for the total that was quoted, on the version of the booking
 * that was shown, or not at all. A change that finds everything as wished does nothing.
 */
export async function changeBooking(
  ctx: SignedInContext,
  id: string,
  request: ChangeRequest,
): Promise<Booking> {
  const { change, version, expectedTotalCents, mailGuest, isMeant } = request
  await beginForBooking(ctx, id, async (tx) => {
    if (change.kind === 'swap') return carryOutSwap(ctx, tx, id, change, { version, mailGuest, isMeant })
    const booking = await lockBookingVersion(ctx, tx, id, version)
    if (change.kind !== 'reinstate') return alterBooking(ctx, tx, booking, { ...request, change })
    const plan = await planReinstatement(ctx, tx, booking)
    requireNoObstacles(plan.obstacles)
    requireTotal(plan.bill.totalCents, expectedTotalCents)
    return carryOutReinstatement(ctx, tx, booking, plan, mailGuest)
  })
  return getBooking(ctx, id)
}

async function alterBooking(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { change, expectedTotalCents, overrideReason, mailGuest, isMeant }: ChangeRequest & { change: OwnChange },
): Promise<void> {
  requireNotLapsed(booking)
  const plan = await planAlteration(ctx, tx, booking, change, { lockIn: tx })
  requireNoObstacles([...plan.obstacles, ...plan.limits], overrideReason)
  requireTotal(plan.bill.totalCents, expectedTotalCents)
  if (changesNothing({ booking }, plan)) return
  if (booking.state === 'checked-in' && !isMeant) {
    const entered = newRoomsTonight(plan, dateIn(booking.timeZone, ctx.clock()))
    await requireLeft(ctx, tx, booking, entered, askToMove())
  }
  await carryOutChange(ctx, tx, booking, plan)
  if (plan.terms) await updatePlan(tx, booking.id, plan.terms)
  await announceAlteration(ctx, tx, booking, plan, {
    mailGuest,
    reason: change.kind === 'price' ? change.reason : plan.limits.length > 0 ? overrideReason : undefined,
  })
}

/** The rooms that guests in house would enter today. */
function newRoomsTonight({ stays }: StayPlan, today: string): (string | null | undefined)[] {
  const tonight = stays.filter(({ isLeft, checkInOn }) => isLeft && checkInOn <= today)
  return tonight.map(({ isNew, stay, roomId }) => (isNew ? stay.roomId : roomId))
}

async function announceAlteration(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { details, change, limits, bill, isConcerning }: PlannedAlteration,
  { mailGuest, reason }: { mailGuest: boolean; reason: string | undefined },
): Promise<void> {
  const isSilenced = isConcerning && !mailGuest && booking.guest.email !== null && booking.state !== 'held'
  await announceBooking(ctx, tx, booking.id, {
    kind: 'changed',
    params: {
      details,
      totalCents: { from: booking.totalCents, to: bill.totalCents },
      change: { ...change, ...(limits.length > 0 && { limits }) },
      ...(isSilenced && { guestMailed: false }),
    },
    particulars: reason,
    quiet: booking.state === 'held' || !isConcerning,
    mailGuest,
  })
}

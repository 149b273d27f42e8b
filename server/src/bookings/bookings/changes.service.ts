import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange, BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import { dateIn } from '@roomlark/contract/dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { changesNothing, type OwnChange } from './alterations.policy.ts'
import { considerChange, type OwnPlan } from './alterations.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, selectBooking, updatePlan } from './bookings.queries.ts'
import { getBooking, lockBookingVersion } from './bookings.service.ts'
import { carryOut } from './change-stay.service.ts'
import { makeChangeQuote, type PlannedChange } from './changed-quote.service.ts'
import { lapseHoldsOn } from './holds.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { refusedBy } from './refusals.service.ts'
import { considerReinstating, reinstate } from './reinstate.service.ts'
import { considerSwap, swapStays } from './swap.service.ts'
import { moveQuestion, requireLeft } from './two-parties.service.ts'

/** Quotes what `changeBooking` would do, even where it is not possible. */
export async function quoteBookingChange(
  ctx: SignedInContext,
  id: string,
  change: BookingChange,
): Promise<BookingChangeQuote> {
  const booking = await selectBooking(ctx.sql, id, getHotelScope(ctx.actor))
  if (!booking) throw notFound('booking')
  await lapseHoldsOn(ctx, booking.hotelId, booking)
  return makeChangeQuote(ctx, ctx.sql, booking, await planChange(ctx, booking, change))
}

async function planChange(
  ctx: SignedInContext,
  booking: BookingRow,
  change: BookingChange,
): Promise<PlannedChange> {
  switch (change.kind) {
    case 'reinstate':
      return considerReinstating(ctx, ctx.sql, booking)
    case 'swap':
      return considerSwap(ctx, booking, change)
    default:
      return considerChange(ctx, ctx.sql, booking, change)
  }
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
  making: ChangeRequest,
): Promise<Booking> {
  const { change, version, expectedTotalCents, mailGuest, isMeant } = making
  await beginForBooking(ctx, id, async (tx) => {
    if (change.kind === 'swap') return swapStays(ctx, tx, id, change, { version, mailGuest, isMeant })
    const booking = await lockBookingVersion(ctx, tx, id, version)
    if (change.kind !== 'reinstate') return alterBooking(ctx, tx, booking, { ...making, change })
    const considered = await considerReinstating(ctx, tx, booking)
    refuse(considered, undefined)
    requireTotal(considered, expectedTotalCents)
    return reinstate(ctx, tx, booking, considered, mailGuest)
  })
  return getBooking(ctx, id)
}

async function alterBooking(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  { change, expectedTotalCents, overrideReason, mailGuest, isMeant }: ChangeRequest & { change: OwnChange },
): Promise<void> {
  if (booking.isLapsed) throw new AppError('conflict', 'The hold has expired. Please book again.')
  const plan = await considerChange(ctx, tx, booking, change, { isLocking: true })
  refuse(plan, overrideReason)
  requireTotal(plan, expectedTotalCents)
  if (changesNothing({ booking }, plan)) return
  if (booking.state === 'checked-in' && !isMeant) {
    await requireLeft(
      ctx,
      tx,
      booking,
      newRoomsTonight(plan, dateIn(booking.timeZone, ctx.clock())),
      moveQuestion,
    )
  }
  const { checkInOn, checkOutOn } = booking
  await carryOut(ctx, tx, booking, plan, { checkInOn, checkOutOn, rooms: plan.party })
  if (plan.terms) await updatePlan(tx, booking.id, plan.terms)
  await announceChange(ctx, tx, booking, plan, {
    mailGuest,
    reason: change.kind === 'price' ? change.reason : plan.limits.length > 0 ? overrideReason : undefined,
  })
}

/** The rooms that guests in house would enter today. */
function newRoomsTonight({ stays }: OwnPlan, today: string): (string | null | undefined)[] {
  const tonight = stays.filter(({ isLeft, checkInOn }) => isLeft && checkInOn <= today)
  return tonight.map(({ isNew, stay, roomId }) => (isNew ? stay.roomId : roomId))
}

async function announceChange(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  { details, change, limits, bill, isConcerning }: OwnPlan,
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

/** With a reason, the desk may exceed limits that apply only to guests. */
function refuse({ obstacles, limits }: PlannedChange, overrideReason: string | undefined): void {
  const standing: Obstacle[] = [...obstacles, ...(overrideReason ? [] : limits)]
  if (standing.length > 0) throw refusedBy(standing)
}

/** Nobody is charged a price other than the one that was shown. */
function requireTotal({ bill }: PlannedChange, expectedTotalCents: number): void {
  if (bill.totalCents === expectedTotalCents) return
  throw new AppError('price_changed', 'The price has changed. Please look at it again.')
}

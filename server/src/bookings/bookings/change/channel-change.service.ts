import type { BookingDetailName } from '@roomlark/contract/booking-events'
import { dateIn } from '@roomlark/contract/dates'
import type { Party } from '@roomlark/contract/inventory/party'
import { changeMeals } from '@roomlark/contract/inventory/plan-meals'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { readPlan } from '../../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockRemainingTypes } from '../../../inventory/rooms/rooms.service.ts'
import { relinkGuest } from '../../guests/recognition/recognition.service.ts'
import { type BookingRow, updateDetails, updatePlan } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import {
  agreedRooms,
  refuse,
  type SoldStay,
  toStayInput,
  withReason,
} from '../create/channel-booking.service.ts'
import { applyTransition } from '../desk/transitions.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { splitMeals } from '../offer/priced-rooms.policy.ts'
import { selectStays } from '../stays.queries.ts'
import { carryOutChange } from './carry-out.service.ts'
import { datesObstacle, planSoldRooms } from './dates-and-rooms.policy.ts'
import { changedDetails } from './details.service.ts'
import { describeMove } from './planned-booking.policy.ts'
import { isSameDates, isSameParty, isUntouched, type PlannedStay, pickDates } from './planned-stays.policy.ts'

/** A channel changes and cancels only what is still to come and what the hotel has not ended. */
function requireOpen({ state }: BookingRow): void {
  if (state === 'confirmed') return
  throw new AppError(
    'reservation_closed',
    say('At the hotel this booking is {state}. Read the messages, and ask the hotel to change it.', {
      state,
    }),
  )
}

/** Makes of a booking what the channel has sold instead: nights that stay are not counted again, and rooms keep their number. */
export async function changeForChannel(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  bookingId: string,
  sold: SoldStay,
): Promise<void> {
  const booking = await lockBooking(ctx, tx, bookingId)
  requireOpen(booking)
  const obstacle = datesObstacle(booking, sold, dateIn(hotel.timeZone, ctx.clock()))
  if (obstacle) refuse([obstacle])
  const before = await selectStays(tx, bookingId)
  const ids = [...before, ...sold.rooms].map(({ roomTypeId }) => roomTypeId)
  const types = await lockRemainingTypes(tx, hotel.id, ids)
  const { adults, childAges } = toStayInput(sold)
  const party = { adults, childAges }
  const isPlanned = booking.ratePlanId === sold.ratePlanId
  const ratePlan = isPlanned ? undefined : await readPlan(tx, hotel.id, sold.ratePlanId)
  const taxRules = ratePlan ? changeMeals(booking.taxRules, ratePlan.mealValue) : booking.taxRules
  const rooms = splitMeals(agreedRooms(sold), { mealValue: taxRules.meal ?? null })
  const plan = planSoldRooms({ ...booking, taxRules }, before, types, { ...pickDates(sold), rooms, party })
  // Another plan may have another VAT for its meals.
  const isTouched = !isPlanned || !isSameParty(booking, party) || !plan.stays.every(isUntouched)
  if (isTouched) await withReason(carryOutChange(ctx, tx, booking, plan))
  if (ratePlan) {
    const cancellationPolicy = ratePlan.cancellationPolicy ?? hotel.cancellationPolicy
    await updatePlan(tx, booking.id, { ...ratePlan, cancellationPolicy, taxRules })
  }
  const details = [
    ...changedParts(booking, plan.stays, party, isPlanned),
    ...(await takeDetails(ctx, tx, booking, sold)),
  ]
  const totalCents = { from: booking.totalCents, to: plan.bill.totalCents }
  const isMoved = !isSameDates(booking, sold)
  if (isMoved) {
    await announceBooking(ctx, tx, bookingId, { ...describeMove(booking, plan, false), mailGuest: false })
  }
  if (details.length > 0) {
    const params = { details, ...(isMoved ? {} : { totalCents }) }
    await announceBooking(ctx, tx, bookingId, { kind: 'changed', params, quiet: isMoved, mailGuest: false })
  }
}

export async function cancelForChannel(
  ctx: SignedInContext,
  tx: Transaction,
  bookingId: string,
): Promise<'cancelled' | 'was-cancelled'> {
  const booking = await lockBooking(ctx, tx, bookingId)
  if (booking.state === 'cancelled') return 'was-cancelled'
  requireOpen(booking)
  await applyTransition(ctx, tx, booking, { to: 'cancelled', cancelledBy: 'guest' })
  return 'cancelled'
}

function changedParts(
  booking: BookingRow,
  stays: readonly PlannedStay[],
  party: Party,
  isPlanned: boolean,
): BookingDetailName[] {
  const hasOtherRooms = stays.some(({ isNew, isLeft }) => isNew || !isLeft)
  const hasOtherPrices = stays.some(({ stay, repriced }) =>
    repriced.some(({ night, priceCents }) =>
      stay.nightlyCents.some((before) => before.night === night && before.priceCents !== priceCents),
    ),
  )
  return [
    ...(isSameParty(booking, party) ? [] : (['guests'] as const)),
    ...(hasOtherRooms ? (['rooms'] as const) : []),
    ...(hasOtherPrices ? (['price'] as const) : []),
    ...(isPlanned ? [] : (['plan'] as const)),
  ]
}

async function takeDetails(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { guest, specialRequests }: SoldStay,
): Promise<BookingDetailName[]> {
  const details = { guest, specialRequests, notes: booking.notes }
  const changed = changedDetails(booking, details)
  if (changed.length === 0) return []
  await updateDetails(tx, booking.id, { ...details, now: ctx.clock() })
  if (changed.includes('email') || changed.includes('phone')) await relinkGuest(ctx, tx, booking.id)
  return changed
}

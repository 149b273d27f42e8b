import type { bookingDetailNames } from '@roomlark/contract/booking-events'
import { dateIn } from '@roomlark/contract/dates'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { readPlan } from '../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockRemainingTypes, type SoldType } from '../../inventory/rooms/rooms.service.ts'
import { relinkGuest } from '../guests/recognition.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, updateDetails, updatePlan } from './bookings.queries.ts'
import { lockBooking } from './bookings.service.ts'
import { carryOut } from './change-stay.service.ts'
import { agreedRooms, refuse, type SoldStay, toStayInput, withReason } from './channel-booking.service.ts'
import { changedDetails } from './details.policy.ts'
import { isSameParty } from './rooms-change.policy.ts'
import { datesObstacle, pickDates } from './stay-change.policy.ts'
import { addedStay, billOfPlan, isUntouched, keptStay, type PlannedStay } from './stay-plan.policy.ts'
import { type StayRow, selectStays } from './stays.queries.ts'
import { applyTransition } from './transitions.service.ts'

type DetailName = (typeof bookingDetailNames)[number]

/** A channel changes and cancels only what is still to come and what the hotel has not ended. */
function requireOpen({ state }: BookingRow): void {
  if (state === 'confirmed') return
  throw new AppError(
    'reservation_closed',
    `At the hotel this booking is ${state}. Read the messages, and ask the hotel to change it.`,
  )
}

/** Makes of a booking what the channel has sold instead: nights that stay are not counted again, and rooms keep their number. */
export async function changeForChannel(
  ctx: SignedInContext,
  tx: Sql,
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
  const stays = plannedStays(before, await lockRemainingTypes(tx, hotel.id, ids), sold)
  const { adults, childAges } = toStayInput(sold)
  const bill = billOfPlan({ ...booking, adults, childAges }, stays)
  const { checkInOn, checkOutOn } = sold
  const isPlanned = booking.ratePlanId === sold.ratePlanId
  if (stays.some((planned) => !isUntouched(planned)) || !isSameParty(booking, { adults, childAges })) {
    const wanted = { checkInOn, checkOutOn, rooms: { adults, childAges } }
    await withReason(carryOut(ctx, tx, booking, { stays, bill, nights: new Map() }, wanted))
  }
  if (!isPlanned) await takePlan(tx, hotel, booking, sold.ratePlanId)
  const details = [
    ...changedParts(booking, stays, { adults, childAges }, isPlanned),
    ...(await takeDetails(ctx, tx, booking, sold)),
  ]
  const totalCents = { from: booking.totalCents, to: bill.totalCents }
  const isMoved = booking.checkInOn !== checkInOn || booking.checkOutOn !== checkOutOn
  if (isMoved) {
    const params = { from: pickDates(booking), to: pickDates(sold), guestMailed: false, totalCents }
    await announceBooking(ctx, tx, bookingId, { kind: 'moved', params, mailGuest: false })
  }
  if (details.length > 0) {
    const params = { details, ...(isMoved ? {} : { totalCents }) }
    await announceBooking(ctx, tx, bookingId, { kind: 'changed', params, quiet: isMoved, mailGuest: false })
  }
}

export async function cancelForChannel(
  ctx: SignedInContext,
  tx: Sql,
  bookingId: string,
): Promise<'cancelled' | 'was-cancelled'> {
  const booking = await lockBooking(ctx, tx, bookingId)
  if (booking.state === 'cancelled') return 'was-cancelled'
  requireOpen(booking)
  await applyTransition(ctx, tx, booking, { to: 'cancelled', cancelledBy: 'guest' })
  return 'cancelled'
}

/** Each room that was sold keeps a stay in a room of its type, if there is one left; the others come and go. */
function plannedStays(before: StayRow[], types: SoldType[], sold: SoldStay): PlannedStay[] {
  const { checkInOn, checkOutOn } = sold
  // A guest who changes rooms during the stay has several stays in a row, which cannot be told apart any more.
  const whole = before.filter((stay) => stay.taking && stay.nightlyCents.every(({ released }) => !released))
  const free = new Set(whole.filter((stay) => isAlone(stay, whole)))
  const planned = agreedRooms(sold).map(({ nights, ...guests }) => {
    const same = [...free].filter(({ roomTypeId }) => roomTypeId === guests.roomTypeId)
    const stay = same.find((one) => isSameParty(one, guests)) ?? same[0]
    if (!stay) return addedStay(guests, types, { checkInOn, checkOutOn }, nights)
    free.delete(stay)
    const had = new Map(stay.nightlyCents.map((night) => [night.night, night]))
    const wanted = new Set(nights.map(({ night }) => night))
    return keptStay(stay, {
      guests,
      checkInOn,
      checkOutOn,
      added: nights.filter(({ night }) => !had.has(night)),
      removed: stay.nightlyCents.filter(({ night }) => !wanted.has(night)),
      repriced: nights.filter(({ night, priceCents }) => {
        const own = had.get(night)
        return own !== undefined && own.priceCents !== priceCents
      }),
    })
  })
  const kept = new Set(planned.map(({ stay }) => stay.id))
  const gone = before.filter(({ id, taking }) => taking && !kept.has(id))
  return [...planned, ...gone.map((stay) => keptStay(stay, { removed: stay.nightlyCents, isLeft: false }))]
}

function isAlone(stay: StayRow, stays: readonly StayRow[]): boolean {
  return stays.every((other) => other.checkInOn === stay.checkInOn && other.checkOutOn === stay.checkOutOn)
}

async function takePlan(tx: Sql, hotel: BookableHotel, booking: BookingRow, ratePlanId: string) {
  const plan = await readPlan(tx, hotel.id, ratePlanId)
  await updatePlan(tx, booking.id, {
    ...plan,
    cancellationPolicy: plan.cancellationPolicy ?? hotel.cancellationPolicy,
  })
}

function changedParts(
  booking: BookingRow,
  stays: readonly PlannedStay[],
  party: { adults: number; childAges: number[] },
  isPlanned: boolean,
): DetailName[] {
  const hasOtherRooms = stays.some(({ isNew, isLeft }) => isNew || !isLeft)
  const hasOtherPrices = stays.some(({ repriced }) => repriced.length > 0)
  return [
    ...(isSameParty(booking, party) ? [] : (['guests'] as const)),
    ...(hasOtherRooms ? (['rooms'] as const) : []),
    ...(hasOtherPrices ? (['price'] as const) : []),
    ...(isPlanned ? [] : (['plan'] as const)),
  ]
}

async function takeDetails(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  { guest, specialRequests }: SoldStay,
): Promise<DetailName[]> {
  const details = { guest, specialRequests, notes: booking.notes }
  const changed = changedDetails(booking, details)
  if (changed.length === 0) return []
  await updateDetails(tx, booking.id, { ...details, now: ctx.clock() })
  if (changed.includes('email') || changed.includes('phone')) await relinkGuest(ctx, tx, booking.id)
  return changed
}

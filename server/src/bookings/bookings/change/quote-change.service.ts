import type { BookingChange, BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import type { GuestNotice, StayChangeQuote, StayWish } from '@roomlark/contract/bookings/stay-move'
import { dateIn } from '@roomlark/contract/dates'
import { type GuestLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { getRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { isRoomTaken } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { changeNotice, newDatesNotice } from '../../../mail/guest-mails.ts'
import { quoteCommission } from '../../../partners/commissions/commissions.service.ts'
import { type BookingRow, selectBooking } from '../bookings.queries.ts'
import { type FrozenBoost, selectCommissionTerms } from '../create/partner.queries.ts'
import { planReinstatement } from '../desk/reinstate.service.ts'
import { planSwap } from '../desk/swap.service.ts'
import { sumMovedExtras } from '../extras/following.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { selectTakingStays } from '../stays.queries.ts'
import { datesObstacle } from './dates-and-rooms.policy.ts'
import { planAlteration, planStayChange } from './plan-change.service.ts'
import type { PlannedChange } from './planned-booking.policy.ts'
import {
  type Dates,
  fullNights,
  isSameDates,
  nightsAfter,
  type PlannedNight,
  type PlannedStay,
  pickDates,
  plannedDeltas,
} from './planned-stays.policy.ts'

/** Quotes what `changeStay` would do, even where it is not possible. */
export async function quoteStayChange(
  ctx: SignedInContext,
  id: string,
  { room, ...wanted }: StayWish,
): Promise<StayChangeQuote> {
  const { sql } = ctx
  const booking = await getQuoted(ctx, id)
  await lapseHoldsOn(ctx, booking.hotelId, wanted)
  const stays = await selectTakingStays(sql, id)
  const wrong = datesObstacle(booking, wanted, dateIn(booking.timeZone, ctx.clock()))
  // Impossible dates cannot be planned, so the booking is quoted as it stands.
  const dates = pickDates(wrong ? booking : wanted)
  const typeIds = stays.map(({ roomTypeId }) => roomTypeId)
  const types = await readSoldTypes(sql, booking.hotelId, typeIds)
  const plan = await planStayChange(sql, booking, types, stays, dates)
  return {
    ...dates,
    ...quoteBill(booking, plan),
    extrasCents: { before: sumExtras(booking), after: sumMovedExtras(booking, dates, booking) },
    added: perNight(plan.stays.flatMap(({ added }) => added)),
    removed: perNight(plan.stays.flatMap(({ removed }) => removed)),
    lostRooms: await lostRooms(sql, booking, plan.stays, room?.stayId),
    obstacles: [
      ...(wrong ? [wrong] : fullNights(plannedDeltas(plan.stays), types, plan.nights)),
      ...(room?.roomId ? await takenRoom(ctx, booking, dates, room.roomId) : []),
    ],
    mail: isSameDates(booking, dates)
      ? null
      : findGuestNotice(booking, (language) =>
          newDatesNotice({ ...booking, language, before: pickDates(booking), now: dates }),
        ),
  }
}

/** Quotes what `changeBooking` would do, even where it is not possible. */
export async function quoteBookingChange(
  ctx: SignedInContext,
  id: string,
  change: BookingChange,
): Promise<BookingChangeQuote> {
  const booking = await getQuoted(ctx, id)
  await lapseHoldsOn(ctx, booking.hotelId, booking)
  const plan = await planBookingChange(ctx, booking, change)
  const { before, stays, cancellationPolicy, obstacles, limits, feeCents, roomNumbers, details } = plan
  const now = ctx.clock()
  const after = stays.map((planned) => ({ nightlyCents: nightsAfter(planned) }))
  return {
    ...quoteBill(booking, plan),
    obstacles,
    limits,
    cancellationPolicy,
    feeCents,
    roomNumbers,
    nights: changedNights(plan),
    cancelFeeCents: {
      before: cancelFeeCents(booking, before, now),
      after: cancelFeeCents({ ...booking, state: plan.after, cancellationPolicy }, after, now),
    },
    commissionCents: await commissionDifference(ctx.sql, booking, plan),
    mail: plan.isConcerning
      ? findGuestNotice(booking, (language) => changeNotice({ ...booking, language, details }))
      : null,
  }
}

async function getQuoted(ctx: SignedInContext, id: string): Promise<BookingRow> {
  const booking = await selectBooking(ctx.sql, id, getHotelScope(ctx.actor))
  if (!booking) throw notFound('booking')
  return booking
}

async function planBookingChange(
  ctx: SignedInContext,
  booking: BookingRow,
  change: BookingChange,
): Promise<PlannedChange> {
  switch (change.kind) {
    case 'reinstate':
      return planReinstatement(ctx, ctx.sql, booking)
    case 'swap':
      return planSwap(ctx, booking, change)
    default:
      return planAlteration(ctx, ctx.sql, booking, change)
  }
}

function quoteBill({ currency, totalCents: before }: BookingRow, { bill }: Pick<PlannedChange, 'bill'>) {
  const { lines, totalCents } = bill
  return { ...lines, totalCents, currency, differenceCents: totalCents - before }
}

function perNight(nights: PlannedNight[]): { night: string; priceCents: number }[] {
  return [...sums(nights)]
    .map(([night, priceCents]) => ({ night, priceCents }))
    .sort((a, b) => a.night.localeCompare(b.night))
}

function changedNights({ before, stays }: PlannedChange): BookingChangeQuote['nights'] {
  const was = sums(before.flatMap(({ nightlyCents }) => nightlyCents))
  const then = sums(stays.flatMap(nightsAfter))
  return [...new Set([...was.keys(), ...then.keys()])]
    .toSorted()
    .map((night) => ({ night, cents: { before: was.get(night) ?? 0, after: then.get(night) ?? 0 } }))
    .filter(({ cents }) => cents.before !== cents.after)
}

function sums(nights: readonly PlannedNight[]): Map<string, number> {
  const byNight = new Map<string, number>()
  for (const { night, priceCents } of nights) byNight.set(night, (byNight.get(night) ?? 0) + priceCents)
  return byNight
}

/**
 * Finds the rooms that other stays occupy on the new dates. The room that is being changed anyway does not
 * count.
 */
async function lostRooms(
  sql: Sql,
  { id: bookingId }: BookingRow,
  stays: PlannedStay[],
  movedStayId: string | undefined,
): Promise<string[]> {
  const lost: string[] = []
  for (const { stay, isLeft, checkInOn, checkOutOn } of stays) {
    if (!isLeft || stay.roomId === null || stay.roomNumber === null || stay.id === movedStayId) continue
    if (await isRoomTaken(sql, stay.roomId, { checkInOn, checkOutOn, bookingId })) lost.push(stay.roomNumber)
  }
  return lost
}

async function takenRoom(
  ctx: SignedInContext,
  booking: BookingRow,
  { checkInOn, checkOutOn }: Dates,
  roomId: string,
): Promise<Obstacle[]> {
  const today = dateIn(booking.timeZone, ctx.clock())
  const from = roomChangesFrom({ state: booking.state, checkInOn }, today)
  const room = await getRoom(ctx.sql, booking.hotelId, roomId)
  const dates = { checkInOn: from, checkOutOn, bookingId: booking.id }
  if (from >= checkOutOn || !(await isRoomTaken(ctx.sql, roomId, dates))) return []
  return [{ kind: 'room-taken', params: { roomNumber: room.number } }]
}

/** Compares what the hotel pays to the partner who brought the guest before and after the change. */
async function commissionDifference(
  sql: Sql,
  booking: BookingRow,
  { bill, stays, after }: PlannedChange,
): Promise<BookingChangeQuote['commissionCents']> {
  const terms = booking.source === 'affiliate' ? await selectCommissionTerms(sql, booking.id) : undefined
  if (!terms) return null
  const stay = {
    state: after,
    roomCents: bill.roomCents,
    includedVatCents: bill.includedVatCents,
    droppedFeeCents: bill.droppedFeeCents,
    boosted: terms.boosts.flatMap((boost) => boostedNights(boost, stays)),
  }
  return { before: terms.costCents, after: (await quoteCommission(sql, stay, terms)).grossCents }
}

/** Finds the nights of a boost that the booking still has then, as the view boosted_booking_nights does. */
function boostedNights(boost: FrozenBoost, stays: PlannedStay[]): { priceCents: number; bps: number }[] {
  return stays
    .flatMap((planned) =>
      nightsAfter(planned)
        .filter(({ night }) => night === boost.night)
        .map(({ priceCents }) => ({ priceCents, isOfType: planned.guests.roomTypeId === boost.roomTypeId })),
    )
    .toSorted((a, b) => Number(b.isOfType) - Number(a.isOfType) || b.priceCents - a.priceCents)
    .slice(0, boost.rooms)
    .map(({ priceCents }) => ({ priceCents, bps: boost.bps }))
}

/** Returns the email that the guest would get; a hold is not a booking yet, so nobody is emailed about it. */
function findGuestNotice(
  { state, guest }: BookingRow,
  write: (language: GuestLanguage) => { subject: string; paragraph: string },
): GuestNotice | null {
  if (state === 'held' || guest.email === null) return null
  const { subject, paragraph } = write(toGuestLanguage(guest.language))
  return { to: guest.email, subject, text: paragraph }
}

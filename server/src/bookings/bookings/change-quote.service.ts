import type { StayChangeQuote, StayWish } from '@roomlark/contract/bookings/stay-change'
import { dateIn } from '@roomlark/contract/dates'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { getRoom } from '../../inventory/rooms/numbers.service.ts'
import { isRoomTaken } from '../../inventory/rooms/occupancy.service.ts'
import { readSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { newDatesNotice } from '../../mail/guest-mails.ts'
import { type BookingRow, selectBooking } from './bookings.queries.ts'
import { lapseHoldsOn } from './holds.service.ts'
import { datesObstacle, pickDates } from './stay-change.policy.ts'
import { fullNights, plannedDeltas } from './stay-plan.policy.ts'
import { planStays, type StayPlan } from './stay-plan.service.ts'
import { selectStays } from './stays.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }

/** Quotes the plan that `changeStay` would carry out, even when it cannot be carried out. */
export async function quoteChange(
  ctx: SignedInContext,
  id: string,
  { room, ...wanted }: StayWish,
): Promise<StayChangeQuote> {
  const booking = await selectBooking(ctx.sql, id, getHotelScope(ctx.actor))
  if (!booking) throw notFound('booking')
  await lapseHoldsOn(ctx, booking.hotelId, wanted)
  const stays = (await selectStays(ctx.sql, id)).filter((stay) => stay.taking)
  const wrong = datesObstacle(booking, wanted, dateIn(booking.timeZone, ctx.clock()))
  // Impossible dates cannot be planned, so the booking is quoted as it stands.
  const dates = wrong ? { checkInOn: booking.checkInOn, checkOutOn: booking.checkOutOn } : wanted
  const types = await readSoldTypes(
    ctx.sql,
    booking.hotelId,
    stays.map(({ roomTypeId }) => roomTypeId),
  )
  const plan = await planStays(ctx.sql, booking, types, stays, dates)
  return {
    ...dates,
    ...plan.bill.lines,
    totalCents: plan.bill.totalCents,
    currency: booking.currency,
    added: perNight(plan.stays.flatMap(({ added }) => added)),
    removed: perNight(plan.stays.flatMap(({ removed }) => removed)),
    differenceCents: plan.bill.totalCents - booking.totalCents,
    lostRooms: await lostRooms(ctx, booking, plan, room?.stayId),
    obstacles: [
      ...(wrong ? [wrong] : fullNights(plannedDeltas(plan), types, plan.nights)),
      ...(room?.roomId ? await takenRoom(ctx, booking, dates, room.roomId) : []),
    ],
    mail: findGuestNotice(booking, dates),
  }
}

function perNight(nights: { night: string; priceCents: number }[]) {
  return [...Map.groupBy(nights, ({ night }) => night)]
    .map(([night, rooms]) => ({ night, priceCents: rooms.reduce((sum, one) => sum + one.priceCents, 0) }))
    .sort((a, b) => a.night.localeCompare(b.night))
}

/**
 * Finds the rooms that other stays occupy on the new dates. The room that is being changed anyway does not
 * count.
 */
async function lostRooms(
  ctx: SignedInContext,
  booking: BookingRow,
  plan: StayPlan,
  movedStayId: string | undefined,
): Promise<string[]> {
  const lost: string[] = []
  for (const { stay, isLeft, checkInOn, checkOutOn } of plan.stays) {
    if (!isLeft || stay.roomId === null || stay.roomNumber === null || stay.id === movedStayId) continue
    const dates = { checkInOn, checkOutOn, bookingId: booking.id }
    if (await isRoomTaken(ctx.sql, stay.roomId, dates)) lost.push(stay.roomNumber)
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

/**
 * Returns the email that the guest would get. There is none for a hold, which is not a booking yet, or
 * without an address.
 */
function findGuestNotice(booking: BookingRow, dates: Dates): StayChangeQuote['mail'] {
  const { state, guest, hotelName, reference } = booking
  const isSame = booking.checkInOn === dates.checkInOn && booking.checkOutOn === dates.checkOutOn
  if (state === 'held' || guest.email === null || isSame) return null
  const { subject, paragraph } = newDatesNotice({
    language: toGuestLanguage(guest.language),
    hotelName,
    reference,
    before: pickDates(booking),
    now: pickDates(dates),
  })
  return { to: guest.email, subject, text: paragraph }
}

import { dateIn } from '@roomlark/contract/dates'
import { guestLanguageOf } from '@roomlark/contract/guest-languages'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { StayChangeQuote, StayWish } from '@roomlark/contract/stay-change'
import { roomChangesFrom } from '@roomlark/contract/stay-dates'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { newDatesNotice } from '../../mail/guest-mails.ts'
import { ownerScope } from '../rooms/bookable-hotel.service.ts'
import { getRoom } from '../rooms/numbers.service.ts'
import { isRoomTaken } from '../rooms/occupancy.service.ts'
import { readSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { type BookingRow, selectBooking } from './bookings.queries.ts'
import { lapseHolds } from './holds.service.ts'
import { nightObstacles } from './obstacles.policy.ts'
import { factsOf } from './quote.policy.ts'
import { datesObstacle, datesOf } from './stay-change.policy.ts'
import { plannedDeltas, planStays, type StayPlan } from './stay-plan.service.ts'
import { selectStays } from './stays.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }

/** Quotes the plan that `changeStay` would carry out, even when it cannot be carried out. */
export async function quoteChange(
  ctx: SignedInContext,
  id: string,
  { room, ...wanted }: StayWish,
): Promise<StayChangeQuote> {
  const booking = await selectBooking(ctx.sql, id, ownerScope(ctx.actor))
  if (!booking) throw notFound('booking')
  await lapseHolds(ctx, booking.hotelId)
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
  const { totalUsdCents: _totalUsdCents, ...bill } = plan.bill
  return {
    ...dates,
    ...bill,
    currency: booking.currency,
    vatIncluded: booking.taxes.vatIncluded,
    added: perNight(plan.stays.flatMap(({ added }) => added)),
    removed: perNight(plan.stays.flatMap(({ removed }) => removed)),
    differenceCents: bill.totalCents - booking.totalCents,
    lostRooms: await lostRooms(ctx, booking, plan, room?.stayId),
    obstacles: [
      ...(wrong ? [wrong] : fullNights(plan, types)),
      ...(room?.roomId ? await takenRoom(ctx, booking, dates, room.roomId) : []),
    ],
    mail: noticeOf(booking, dates),
  }
}

function perNight(nights: { night: string; priceCents: number }[]) {
  return [...Map.groupBy(nights, ({ night }) => night)]
    .map(([night, rooms]) => ({ night, priceCents: rooms.reduce((sum, one) => sum + one.priceCents, 0) }))
    .sort((a, b) => a.night.localeCompare(b.night))
}

/**
 * A stay keeps its own nights even if they have been closed since; only added nights must be open and free.
 */
function fullNights(plan: StayPlan, types: SoldType[]): Obstacle[] {
  const wanted = Map.groupBy(plannedDeltas(plan), ({ roomTypeId, night }) => `${roomTypeId} ${night}`)
  return [...wanted.values()].flatMap((deltas) => {
    const rooms = deltas.reduce((sum, delta) => sum + delta.rooms, 0)
    const [{ roomTypeId, night } = { roomTypeId: '', night: '' }] = deltas
    const type = types.find(({ id }) => id === roomTypeId)
    if (!type || rooms <= 0) return []
    return nightObstacles(type.name, rooms, night, factsOf(plan, type, night))
  })
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
function noticeOf(booking: BookingRow, dates: Dates): StayChangeQuote['mail'] {
  const { state, guest, hotelName, reference } = booking
  const isSame = booking.checkInOn === dates.checkInOn && booking.checkOutOn === dates.checkOutOn
  if (state === 'held' || guest.email === null || isSame) return null
  const { subject, paragraph } = newDatesNotice({
    ...{ language: guestLanguageOf(guest.language), hotelName, reference },
    ...{ before: datesOf(booking), now: datesOf(dates) },
  })
  return { to: guest.email, subject, text: paragraph }
}

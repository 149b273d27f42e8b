import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { FreeRooms, FreeRoomsOfType } from '@roomlark/contract/bookings/front-desk'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { roomsStillIn } from '../../../inventory/housekeeping/room-states.service.ts'
import { getBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { freeRoomsFor } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { selectBooking, updateVersion } from '../bookings.queries.ts'
import { getBooking, lockBookingVersion } from '../bookings.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectStays } from '../stays.queries.ts'
import { leaveRoom, movedNights, planRoomMove, roomMoved, writeRoomMove } from './room-move.service.ts'
import { requireLeftForMove } from './two-parties.service.ts'

/**
 * A room of another type keeps the agreed price, and its nights are taken in place of the previous ones.
 * Guests who have checked in move from tonight on.
 */
export async function assignRoom(
  ctx: SignedInContext,
  { id, stayId }: { id: string; stayId: string },
  { roomId, isMeant, version }: { roomId: string | null; isMeant?: boolean | undefined; version: number },
): Promise<Booking> {
  await ctx.sql.begin(async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    if (!isChangeable(booking)) {
      throw new AppError('conflict', say('Only upcoming bookings can be assigned a room.'))
    }
    const stay = (await selectStays(tx, id)).find((candidate) => candidate.id === stayId && candidate.taking)
    if (!stay) throw notFound('stay')
    if (stay.roomId === roomId) return
    const move = await planRoomMove(ctx, tx, booking, stay, roomId)
    if (!isMeant) await requireLeftForMove(ctx, tx, booking, move)
    await countRooms(tx, movedNights(move), booking.group?.id)
    await writeRoomMove(tx, id, move)
    await updateVersion(tx, id, ctx.clock())
    await leaveRoom(ctx, tx, booking, move)
    await announceBooking(ctx, tx, id, roomMoved(move))
  })
  return getBooking(ctx, id)
}

/** Lists, for each stay of a booking, the free rooms of its type, best match first; last those not yet left. */
export async function listFreeRooms(ctx: SignedInContext, id: string): Promise<FreeRooms[]> {
  const [booking, all] = await Promise.all([
    selectBooking(ctx.sql, id, getHotelScope(ctx.actor)),
    selectStays(ctx.sql, id),
  ])
  if (!booking) throw notFound('booking')
  const today = dateIn(booking.timeZone, ctx.clock())
  const isHere = booking.state === 'checked-in'
  const stays = all.filter((stay) => stay.taking)
  const rooms = await freeRoomsFor(
    ctx.sql,
    stays.map(({ id: stayId, roomTypeId, checkInOn, checkOutOn }) => ({
      stayId,
      roomTypeId,
      fromOn: isHere && checkInOn < today ? today : checkInOn,
      untilOn: checkOutOn,
    })),
  )
  const stillIn = await roomsStillIn(ctx.sql, booking.hotelId, today)
  const isLast = (room: { id: string }, checkInOn: string) =>
    Number(checkInOn <= today && stillIn.has(room.id))
  return stays.map(({ id: stayId, roomTypeName, roomId, checkInOn, checkOutOn }) => ({
    stayId,
    roomTypeName,
    roomId,
    checkInOn,
    checkOutOn,
    rooms: (rooms.get(stayId) ?? []).toSorted((a, b) => isLast(a, checkInOn) - isLast(b, checkInOn)),
  }))
}

/** Lists the free rooms of each type for a stay that is not booked yet. */
export async function listFreeRoomsOn(
  ctx: SignedInContext,
  hotelId: string,
  { checkInOn: fromOn, checkOutOn: untilOn }: { checkInOn: string; checkOutOn: string },
): Promise<FreeRoomsOfType[]> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const types = await readSoldTypes(ctx.sql, hotel.id)
  const rooms = await freeRoomsFor(
    ctx.sql,
    types.map(({ id }) => ({ stayId: id, roomTypeId: id, fromOn, untilOn })),
  )
  return types.map(({ id }) => ({ roomTypeId: id, rooms: rooms.get(id) ?? [] }))
}

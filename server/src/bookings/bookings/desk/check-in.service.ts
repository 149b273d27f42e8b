import type { TransitionInput } from '@roomlark/contract/bookings/booking-input'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { countRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { type StayRow, selectTakingStays } from '../stays.queries.ts'
import { movedNights, planRoomMove, type RoomMove, roomMoved, writeRoomMove } from './room-move.service.ts'
import { requireLeft } from './two-parties.service.ts'

/** Assigns rooms to the stays in the transaction of the check-in, because no guest checks in without one. */
export async function requireRooms(
  ctx: ActingContext,
  tx: Transaction,
  booking: BookingRow,
  { rooms: given = [], isMeant = false }: Pick<TransitionInput, 'rooms' | 'isMeant'>,
): Promise<void> {
  const stays = await selectTakingStays(tx, booking.id)
  const moves: RoomMove[] = []
  for (const { stayId, roomId } of given) {
    const stay = stays.find(({ id }) => id === stayId)
    if (!stay) throw notFound('stay')
    if (stay.roomId !== roomId) moves.push(await planRoomMove(ctx, tx, booking, stay, roomId))
  }
  const today = dateIn(booking.timeZone, ctx.clock())
  const homeless = stays.find(
    ({ id, roomId, checkOutOn }) =>
      roomId === null && checkOutOn > today && !given.some(({ stayId }) => stayId === id),
  )
  if (homeless) {
    throw new AppError(
      'conflict',
      say('Assign a room before check-in: {roomType} has none yet.', {
        roomType: homeless.roomTypeName,
      }),
    )
  }
  if (!isMeant) {
    const tonight = stays.filter(({ checkInOn, checkOutOn }) => checkInOn <= today && checkOutOn > today)
    const findGivenRoom = ({ id, roomId }: StayRow) =>
      given.find(({ stayId }) => stayId === id)?.roomId ?? roomId
    await requireLeft(ctx, tx, booking, tonight.map(findGivenRoom), say('Check in anyway?'))
  }
  await countRooms(tx, moves.flatMap(movedNights), booking.group?.id)
  for (const move of moves) {
    await writeRoomMove(tx, booking.id, move)
    await announceBooking(ctx, tx, booking.id, roomMoved(move))
  }
}

import {
  mostProposedDays,
  type RoomAssignment,
  type RoomProposal,
} from '@roomlark/contract/bookings/room-assignments'
import { daysBetween } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { type BookingRow, updateVersion } from '../bookings.queries.ts'
import { lockBookingVersion } from '../bookings.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectTakingStays } from '../stays.queries.ts'
import { selectAssignableRooms, selectRoomless } from './room-assignments.queries.ts'
import { planRoomMove, roomMoved, writeRoomMove } from './room-move.service.ts'
import { proposeRooms } from './room-proposal.policy.ts'

export async function proposeAssignments(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<RoomProposal> {
  if (untilOn < fromOn || daysBetween(fromOn, untilOn) > mostProposedDays) {
    throw new AppError('validation_failed', say('Choose at most {days} days.', { days: mostProposedDays }))
  }
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const stays = await selectRoomless(ctx.sql, hotelId, { fromOn, untilOn })
  const rooms = await selectAssignableRooms(ctx.sql, hotelId, stays[0]?.fromOn ?? fromOn)
  const chosen = proposeRooms(stays, rooms)
  return {
    proposed: stays.flatMap(({ bookingId, stayId, version }) => {
      const room = chosen.get(stayId)
      return room ? [{ bookingId, stayId, roomId: room.id, roomNumber: room.number, version }] : []
    }),
    left: stays
      .filter(({ stayId }) => !chosen.has(stayId))
      .map(({ bookingId, guestName }) => ({ bookingId, guestName })),
  }
}

/** Assigns all rooms or none, and returns what takes them back. */
export async function assignRooms(
  ctx: SignedInContext,
  hotelId: string,
  assignments: readonly RoomAssignment[],
): Promise<RoomAssignment[]> {
  // Whoever assigns the same bookings at the same time waits for the first of them instead of in a circle.
  const byBooking = [...Map.groupBy(assignments, ({ bookingId }) => bookingId)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return ctx.sql.begin(async (tx) => {
    const bookings: { booking: BookingRow; wanted: RoomAssignment[] }[] = []
    for (const [id, wanted] of byBooking) {
      const booking = await lockBookingVersion(ctx, tx, id, wanted[0]?.version ?? 0)
      if (booking.hotelId !== hotelId) throw notFound('booking')
      if (booking.state !== 'confirmed') {
        throw new AppError('conflict', say('Only upcoming bookings can be assigned a room.'))
      }
      bookings.push({ booking, wanted })
    }
    const done: RoomAssignment[] = []
    for (const { booking, wanted } of bookings) {
      for (const one of wanted) done.push(await assignOne(ctx, tx, booking, one))
      await updateVersion(tx, booking.id, ctx.clock())
    }
    return done
  })
}

async function assignOne(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { stayId, roomId }: RoomAssignment,
): Promise<RoomAssignment> {
  const stay = (await selectTakingStays(tx, booking.id)).find(({ id }) => id === stayId)
  if (!stay) throw notFound('stay')
  const move = await planRoomMove(ctx, tx, booking, stay, roomId)
  if (move.room && move.room.roomTypeId !== stay.roomTypeId) {
    throw new AppError(
      'conflict',
      say('Room {number} is of another type than the one that was booked.', {
        number: move.room.number,
      }),
    )
  }
  await writeRoomMove(tx, booking.id, move)
  await announceBooking(ctx, tx, booking.id, roomMoved(move))
  return { bookingId: booking.id, stayId, roomId: stay.roomId, version: booking.version + 1 }
}

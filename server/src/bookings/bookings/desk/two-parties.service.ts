import { dateIn } from '@roomlark/contract/dates'
import { nextInWords, stillInWords } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { roomsStillIn } from '../../../inventory/housekeeping/room-states.service.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { selectRoomsTakenOver } from '../stays.queries.ts'
import type { RoomMove } from './room-move.service.ts'

type Clock = Pick<ServiceContext, 'clock'>
type Place = Pick<BookingRow, 'hotelId' | 'timeZone'>

/** Two parties in one room are hardly meant, but the desk may know that the first have left. */
export async function requireLeft(
  ctx: Clock,
  tx: Transaction,
  { hotelId, timeZone }: Place,
  roomIds: (string | null | undefined)[],
  question: string,
): Promise<void> {
  const stillIn = await roomsStillIn(tx, hotelId, dateIn(timeZone, ctx.clock()))
  refuse(
    roomIds.flatMap((id) => stillIn.get(id ?? '') ?? []),
    stillInWords,
    question,
  )
}

/** Guests who are expected may be given such a room: they come once it is left. */
export async function requireLeftForMove(
  ctx: Clock,
  tx: Transaction,
  booking: BookingRow,
  { room, fromOn }: Pick<RoomMove, 'room' | 'fromOn'>,
): Promise<void> {
  const isTonight = fromOn <= dateIn(booking.timeZone, ctx.clock())
  if (booking.state !== 'checked-in' || room === null || !isTonight) return
  await requireLeft(ctx, tx, booking, [room.id], askToMove())
}

export function askToMove(): string {
  return say('Move there anyway?')
}

/** A check-out is not undone unasked once the next guests are in the room. */
export async function requireNotTakenOver(
  ctx: Clock,
  tx: Transaction,
  booking: Pick<BookingRow, 'id' | 'checkOutOn' | 'timeZone'>,
): Promise<void> {
  const numbers = await selectRoomsTakenOver(tx, booking, dateIn(booking.timeZone, ctx.clock()))
  refuse(numbers, nextInWords, say('Undo the departure anyway?'))
}

function refuse(numbers: string[], words: (number: string) => string, question: string): void {
  if (numbers.length === 0) return
  throw new AppError('unlikely_value', `${numbers.map(words).join('. ')}. ${question}`)
}

import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { isRoomTaken } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import type { StayRow } from '../stays.queries.ts'

/**
 * Returns the stay's room if it is free on the new dates. Otherwise returns null, and the history records
 * that another room is needed.
 */
export async function roomIfFree(
  ctx: ActingContext,
  tx: Transaction,
  bookingId: string,
  stay: Pick<StayRow, 'roomId' | 'roomNumber' | 'checkInOn' | 'checkOutOn'>,
): Promise<string | null> {
  if (stay.roomId === null) return null
  if (!(await isRoomTaken(tx, stay.roomId, { ...stay, bookingId }))) return stay.roomId
  await announceBooking(ctx, tx, bookingId, {
    kind: 'room-assigned',
    params: { fromRoom: stay.roomNumber, toRoom: null, lost: true },
  })
  return null
}

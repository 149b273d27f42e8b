import type { Transaction } from '../../../db/database.ts'
import { countRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { selectTaken, updateReleased } from '../stays.queries.ts'

type Releasing = { id: string; group: { id: string } | null }

/** Gives a booking's nights back from this night on. The caller has locked the booking. */
export async function releaseNights(
  tx: Transaction,
  { id: bookingId, group }: Releasing,
  fromOn: string,
): Promise<number> {
  const taken = await selectTaken(tx, bookingId, fromOn)
  await countRooms(
    tx,
    taken.map((row) => ({ ...row, rooms: -row.rooms })),
    group?.id,
  )
  await updateReleased(tx, bookingId, fromOn)
  return new Set(taken.map((row) => row.night)).size
}

import type { RoomBlock } from '@roomlark/contract/inventory/room-blocks'
import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'

const columns = fragment`
  id, room_id AS "roomId", room_type_id AS "roomTypeId", lower(nights) AS "fromOn", upper(nights) AS "untilOn", reason,
  version`

/** Selects the blocks of a hotel that overlap these nights, both ends included. */
export async function selectRoomBlocks(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<RoomBlock[]> {
  return sql<RoomBlock[]>`
    SELECT ${columns} FROM room_blocks
    WHERE hotel_id = ${hotelId} AND upper(nights) > ${fromOn} AND lower(nights) <= ${untilOn}
    ORDER BY lower(nights), id`
}

/** Of two concurrent changes of a block, the second waits here. */
export async function selectRoomBlockForUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<RoomBlock | undefined> {
  const [row] = await sql<RoomBlock[]>`
    SELECT ${columns} FROM room_blocks WHERE hotel_id = ${hotelId} AND id = ${id} FOR UPDATE`
  return row
}

export async function insertRoomBlock(
  sql: Sql,
  block: Omit<RoomBlock, 'id' | 'version'> & { hotelId: string; createdBy: string; now: Date },
): Promise<RoomBlock> {
  const [row] = await sql<[RoomBlock]>`
    INSERT INTO room_blocks (hotel_id, room_id, room_type_id, nights, reason, created_by, created_at, updated_at)
    VALUES (${block.hotelId}, ${block.roomId}, ${block.roomTypeId}, daterange(${block.fromOn}, ${block.untilOn}),
            ${block.reason}, ${block.createdBy}, ${block.now}, ${block.now})
    RETURNING ${columns}`
  return row
}

export async function updateRoomBlock(
  sql: Sql,
  id: string,
  change: { fromOn: string; untilOn: string; reason: string; now: Date },
): Promise<RoomBlock> {
  const [row] = await sql<[RoomBlock]>`
    UPDATE room_blocks SET nights = daterange(${change.fromOn}, ${change.untilOn}), reason = ${change.reason},
      updated_at = ${change.now}, version = version + 1
    WHERE id = ${id}
    RETURNING ${columns}`
  return row
}

export async function deleteRoomBlock(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM room_blocks WHERE id = ${id}`
}

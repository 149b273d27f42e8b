import type { Tape } from '@roomlark/contract/bookings/front-desk'
import type { Sql } from '../../../db/database.ts'

export type BlockRow = {
  id: string
  uid: string
  summary: string
  fromOn: string
  untilOn: string
  /** The nights on which the block has its room. */
  nights: string[]
}

/** Selects the blocks of a feed that extend beyond a day, and those with the given UIDs. */
export async function selectBlocks(
  sql: Sql,
  feedId: string,
  today: string,
  uids: string[],
): Promise<BlockRow[]> {
  return sql<BlockRow[]>`
    SELECT b.id, b.uid, b.summary, b.from_on AS "fromOn", b.until_on AS "untilOn", ${buildBlockNights(sql)} AS nights
    FROM calendar_blocks b
    WHERE b.feed_id = ${feedId} AND (b.until_on > ${today} OR b.uid = ANY(${uids}))`
}

export async function selectBlockedNights(sql: Sql, feedId: string): Promise<string[]> {
  const rows = await sql<{ night: string }[]>`
    SELECT n.night FROM calendar_blocks b JOIN block_nights n ON n.block_id = b.id WHERE b.feed_id = ${feedId}`
  return rows.map(({ night }) => night)
}

/** Selects the blocks of a hotel that overlap these nights, both ends included. */
export async function selectTapeBlocks(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<Tape['blocks']> {
  return sql<Tape['blocks']>`
    SELECT b.id, f.room_type_id AS "roomTypeId", f.room_id AS "roomId", b.from_on AS "checkInOn", b.until_on AS "checkOutOn", b.summary
    FROM calendar_blocks b JOIN calendar_feeds f ON f.id = b.feed_id JOIN room_types t ON t.id = f.room_type_id
    WHERE t.hotel_id = ${hotelId} AND b.from_on <= ${untilOn} AND b.until_on > ${fromOn}
    ORDER BY b.from_on, b.id`
}

export async function upsertBlocks(
  sql: Sql,
  feedId: string,
  blocks: Omit<BlockRow, 'nights'>[],
): Promise<void> {
  if (blocks.length === 0) return
  await sql`
    INSERT INTO calendar_blocks (id, feed_id, uid, summary, from_on, until_on)
    SELECT id, ${feedId}, uid, summary, from_on, until_on
    FROM unnest(${blocks.map(({ id }) => id)}::uuid[], ${blocks.map(({ uid }) => uid)}::text[],
                ${blocks.map(({ summary }) => summary)}::text[], ${blocks.map(({ fromOn }) => fromOn)}::date[],
                ${blocks.map(({ untilOn }) => untilOn)}::date[]) AS b (id, uid, summary, from_on, until_on)
    ON CONFLICT ON CONSTRAINT calendar_blocks_pkey DO UPDATE SET
      summary = excluded.summary, from_on = excluded.from_on, until_on = excluded.until_on`
}

export async function deleteBlocks(sql: Sql, ids: string[]): Promise<void> {
  if (ids.length > 0) await sql`DELETE FROM calendar_blocks WHERE id = ANY(${ids}::uuid[])`
}

type BlockNight = { blockId: string; night: string }

export async function insertBlockNights(sql: Sql, nights: BlockNight[]): Promise<void> {
  if (nights.length === 0) return
  await sql`
    INSERT INTO block_nights (block_id, night)
    SELECT * FROM unnest(${nights.map(({ blockId }) => blockId)}::uuid[], ${nights.map(({ night }) => night)}::date[])`
}

export async function deleteBlockNights(sql: Sql, nights: BlockNight[]): Promise<void> {
  if (nights.length === 0) return
  await sql`
    DELETE FROM block_nights WHERE (block_id, night) IN (
      SELECT * FROM unnest(${nights.map(({ blockId }) => blockId)}::uuid[], ${nights.map(({ night }) => night)}::date[]))`
}

/** Selects which of these nights somebody has a room, or it is out of order. */
export async function selectRoomTaken(sql: Sql, roomId: string, nights: string[]): Promise<string[]> {
  const rows = await sql<{ night: string }[]>`
    SELECT night FROM unnest(${nights}::date[]) AS night
    WHERE EXISTS (SELECT FROM room_occupancy WHERE room_id = ${roomId} AND during @> night)`
  return rows.map(({ night }) => night)
}

function buildBlockNights(sql: Sql) {
  return sql`array(SELECT n.night::text FROM block_nights n WHERE n.block_id = b.id ORDER BY n.night)`
}

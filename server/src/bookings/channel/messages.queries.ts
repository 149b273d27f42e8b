import type { ChannelMessage } from '@roomlark/contract/bookings/channel-reservations'
import type { Sql } from '../../db/database.ts'
import { buildBookingObject } from './reservations.queries.ts'

export type MessageRow = Omit<ChannelMessage, 'at'> & { at: Date }

/** The oldest come first. Rooms are in the channel's codes, or null where it has none for the type. */
export async function selectMessages(sql: Sql, connectionId: string, limit: number): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT m.id, m.kind, m.at, r.reservation_id AS "reservationId", r.revision, ${buildBookingObject(sql)} AS booking,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
                       'roomCode', (SELECT min(c.code) FROM channel_rooms c
                                    WHERE c.connection_id = r.connection_id AND c.room_type_id = s.room_type_id),
                       'checkInOn', lower(s.stay), 'checkOutOn', upper(s.stay)) ORDER BY lower(s.stay), s.id)
                     FROM booking_stays s WHERE s.booking_id = b.id), '[]') AS rooms
    FROM channel_messages m
      JOIN channel_reservations r ON r.id = m.reservation_id
      LEFT JOIN bookings b ON b.id = r.booking_id
    WHERE r.connection_id = ${connectionId}
    ORDER BY m.id
    LIMIT ${limit}`
}

export async function deleteMessages(sql: Sql, connectionId: string, ids: number[]): Promise<void> {
  await sql`
    DELETE FROM channel_messages m USING channel_reservations r
    WHERE r.id = m.reservation_id AND r.connection_id = ${connectionId} AND m.id = ANY(${ids}::bigint[])`
}

/** The newest message about a reservation; 0 if there is none. */
export async function selectLastMessage(sql: Sql, reservation: number): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    SELECT coalesce(max(id), 0) AS id FROM channel_messages WHERE reservation_id = ${reservation}`
  return row.id
}

/** Takes out what the channel itself has brought about in this transaction. */
export async function deleteMessagesAfter(sql: Sql, reservation: number, last: number): Promise<void> {
  await sql`DELETE FROM channel_messages WHERE reservation_id = ${reservation} AND id > ${last}`
}

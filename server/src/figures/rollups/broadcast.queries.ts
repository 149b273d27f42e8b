import type { Sql } from '../../db/database.ts'

/** A PostgreSQL notification can have at most 8,000 bytes, so each contains at most this many ids. */
const idsInOne = 150

/** Makes the open pages of the owners and affiliates concerned read their figures again. */
export async function broadcastFigures(
  sql: Sql,
  eventIds: number[],
  clicks: { affiliateId: string; hotelId: string }[],
): Promise<void> {
  if (eventIds.length === 0 && clicks.length === 0) return
  await sql`
    WITH concerned AS (
      SELECT hotel_id, affiliate_id FROM booking_events WHERE id = ANY(${eventIds}::bigint[])
      UNION
      SELECT * FROM unnest(${clicks.map(({ hotelId }) => hotelId)}::uuid[],
                           ${clicks.map(({ affiliateId }) => affiliateId)}::uuid[])
    ), users AS (
      SELECT h.owner_id AS id FROM concerned JOIN hotels h ON h.id = concerned.hotel_id
      UNION SELECT affiliate_id FROM concerned WHERE affiliate_id IS NOT NULL
    ), numbered AS (
      SELECT id, (row_number() OVER ()) / ${idsInOne}::integer AS part FROM users
    )
    SELECT pg_notify('live', json_build_object('userIds', array_agg(id), 'admins', part = 0,
                                               'event', json_build_object('type', 'analytics'))::text)
    FROM numbered GROUP BY part`
}

import type { ChannelConnection, ConnectionInput } from '@roomlark/contract/bookings/channel'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export async function selectConnections(
  sql: Sql,
  scope: HotelScope,
  id: string | null = null,
): Promise<ChannelConnection[]> {
  return sql<ChannelConnection[]>`
    SELECT k.id, k.hotel_id AS "hotelId", h.name AS "hotelName", k.name, k.is_active AS "isActive", k.version,
           coalesce((SELECT jsonb_agg(jsonb_build_object('code', r.code, 'roomTypeId', r.room_type_id) ORDER BY r.code)
                     FROM channel_rooms r WHERE r.connection_id = k.id), '[]') AS rooms,
           coalesce((SELECT jsonb_agg(jsonb_build_object('code', p.code, 'ratePlanId', p.rate_plan_id) ORDER BY p.code)
                     FROM channel_rates p WHERE p.connection_id = k.id), '[]') AS rates
    FROM channel_connections k JOIN hotels h ON h.id = k.hotel_id
    WHERE h.archived_at IS NULL ${id === null ? sql`` : sql`AND k.id = ${id}`} ${inScope(sql, scope)}
    ORDER BY h.name, k.name, k.id
    LIMIT 500`
}

/** Lets nobody else connect a channel to the hotel meanwhile, so that they can be counted. Bookings do not wait. */
export async function lockConnections(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT FROM hotels WHERE id = ${hotelId} FOR NO KEY UPDATE`
}

export async function selectConnectionCount(sql: Sql, hotelId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM channel_connections WHERE hotel_id = ${hotelId}`
  return row.count
}

export async function insertConnection(
  sql: Sql,
  { hotelId, name, now }: { hotelId: string; name: string; now: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO channel_connections (hotel_id, name, created_at) VALUES (${hotelId}, ${name}, ${now}) RETURNING id`
  return row.id
}

/** Returns false if somebody else has changed it since. */
export async function updateConnection(
  sql: Sql,
  id: string,
  { name, isActive, version }: ConnectionInput,
): Promise<boolean> {
  const rows = await sql`
    UPDATE channel_connections
    SET name = ${name}, is_active = ${isActive}, version = version + 1, mapped_in = pg_current_xact_id()
    WHERE id = ${id} AND version = ${version} RETURNING id`
  return rows.length === 1
}

/** Replaces the codes. Returns false if a room type or rate plan is not the hotel's. */
export async function replaceCodes(
  sql: Sql,
  { id, hotelId }: { id: string; hotelId: string },
  { rooms, rates }: Pick<ConnectionInput, 'rooms' | 'rates'>,
): Promise<boolean> {
  await sql`DELETE FROM channel_rooms WHERE connection_id = ${id}`
  await sql`DELETE FROM channel_rates WHERE connection_id = ${id}`
  const madeRooms = await sql`
    INSERT INTO channel_rooms (connection_id, code, room_type_id)
    SELECT ${id}, u.code, t.id
    FROM unnest(${rooms.map(({ code }) => code)}::text[], ${rooms.map(({ roomTypeId }) => roomTypeId)}::uuid[])
      AS u (code, room_type_id)
      JOIN room_types t ON t.id = u.room_type_id AND t.hotel_id = ${hotelId}
    RETURNING code`
  const madeRates = await sql`
    INSERT INTO channel_rates (connection_id, code, rate_plan_id)
    SELECT ${id}, u.code, p.id
    FROM unnest(${rates.map(({ code }) => code)}::text[], ${rates.map(({ ratePlanId }) => ratePlanId)}::uuid[])
      AS u (code, rate_plan_id)
      JOIN rate_plans p ON p.id = u.rate_plan_id AND p.hotel_id = ${hotelId}
    RETURNING code`
  return madeRooms.length === rooms.length && madeRates.length === rates.length
}

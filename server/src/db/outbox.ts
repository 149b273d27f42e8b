import type { LiveEvent } from '@roomlark/contract/platform/live'
import type { Sql, SqlPart } from './database.ts'

/** The channel on which servers hear that open pages have to be told something. */
export const outboxChannel = 'outbox'

/** Accounts whose open pages are told, and those who work for them. */
type Audience = {
  userIds?: readonly string[]
  /** The owners of these hotels. */
  hotelIds?: readonly string[]
  admins?: boolean
  everyone?: boolean
}

/** An audience as it is stored. */
export type ToldAudience = { userIds: string[]; admins: boolean; everyone: boolean }

type PageNews = Exclude<LiveEvent, { type: 'ready' }>

/** Tells open pages something, provided that this transaction commits. */
export async function tell(sql: Sql, { type, ...params }: PageNews, audience: Audience): Promise<void> {
  const { userIds = [], hotelIds = [], admins = false, everyone = false } = audience
  await sql`
    WITH told AS (
      INSERT INTO outbox (kind, params, user_ids, admins, everyone)
      SELECT ${type}, ${sql.json({ ...params })},
             ${[...userIds]}::uuid[] || ARRAY(SELECT owner_id FROM hotels WHERE id = ANY(${[...hotelIds]}::uuid[])),
             ${admins}, ${everyone})
    SELECT pg_notify(${outboxChannel}, '')`
}

/** Tells the pages of a hotel. */
export async function tellHotel(
  sql: Sql,
  type: 'inventory' | 'housekeeping' | 'day-close',
  hotelId: string,
): Promise<void> {
  await tell(sql, { type, hotelId }, { hotelIds: [hotelId], admins: true })
}

/** Tells the pages of a hotel something about a booking. */
export async function tellOfBooking(sql: Sql, kind: 'folio' | 'message', bookingId: string): Promise<void> {
  await sql`
    WITH told AS (
      INSERT INTO outbox (kind, params, user_ids, admins)
      SELECT ${kind}, jsonb_build_object('bookingId', b.id, 'hotelId', h.id), ARRAY[h.owner_id], true
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId})
    SELECT pg_notify(${outboxChannel}, '')`
}

/**
 * Tells search, channels and the pages of a hotel that guests may be offered something else: on any night, or, where only
 * terms have changed that prices do not depend on, on none in particular.
 */
export async function tellOffers(sql: Sql, hotelId: string, on: 'every night' | 'no night'): Promise<void> {
  await tellOffersWhere(sql, sql`id = ${hotelId}`, on)
}

/** Tells the same of all hotels of an account whose standing has changed. */
export async function tellOffersOfOwner(sql: Sql, ownerId: string): Promise<void> {
  await tellOffersWhere(sql, sql`owner_id = ${ownerId}`, 'no night')
}

export async function tellOffersWhere(
  sql: Sql,
  condition: SqlPart,
  on: 'every night' | 'no night',
): Promise<void> {
  const [fromOn, untilOn] = on === 'every night' ? ['-infinity', 'infinity'] : [null, null]
  await sql`
    WITH told AS (
      INSERT INTO outbox (kind, hotel_id, from_on, until_on, user_ids, admins)
      SELECT 'offers', id, ${fromOn}::date, ${untilOn}::date, ARRAY[owner_id], true FROM hotels WHERE ${condition})
    SELECT pg_notify(${outboxChannel}, '')`
}

/** Changes nights by a statement about `nights n`, and tells of them. */
export async function changeNights(sql: Sql, change: SqlPart): Promise<void> {
  await sql`
    WITH changed AS (${change} RETURNING n.room_type_id, n.night), ${tellChangedNights(sql)}`
}

/** Does the same for rooms that are only sold or freed: pages hear of the booking. */
export async function countNights(sql: Sql, change: SqlPart): Promise<void> {
  await sql`
    WITH changed AS (${change} RETURNING n.room_type_id, n.night)
    INSERT INTO outbox (kind, hotel_id, from_on, until_on)
    SELECT 'offers', t.hotel_id, min(n.night), max(n.night)
    FROM changed n JOIN room_types t ON t.id = n.room_type_id GROUP BY t.hotel_id, ${monthKey(sql)}`
}

/** The end of a statement that has `changed` nights. */
export function tellChangedNights(sql: Sql) {
  return sql`told AS (
      INSERT INTO outbox (kind, hotel_id, from_on, until_on, user_ids, admins)
      SELECT 'offers', h.id, min(n.night), max(n.night), ARRAY[h.owner_id], true
      FROM changed n JOIN room_types t ON t.id = n.room_type_id JOIN hotels h ON h.id = t.hotel_id
      GROUP BY h.id, ${monthKey(sql)})
    SELECT pg_notify(${outboxChannel}, '')`
}

/** The index is written month by month. */
function monthKey(sql: Sql) {
  return sql`n.night - extract(day FROM n.night)::integer`
}

/** Rows a consumer has not read yet, up to a snapshot. */
export function unreadBy(sql: Sql, consumer: Consumer, until: string) {
  return sql`(
    SELECT * FROM unread_by(${consumer}) WHERE pg_visible_in_snapshot(transaction, ${until}::text::pg_snapshot))`
}

/** Each has a row with its position, which the migration that brings it adds. */
export type Consumer = 'search' | 'channels' | 'webhooks' | 'waiting' | 'earnings' | 'demand'

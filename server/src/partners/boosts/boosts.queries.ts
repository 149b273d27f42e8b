import type { BoostPartner } from '@roomlark/contract/partners/boosts'
import type { Sql } from '../../db/database.ts'

export type BoostRow = {
  id: string
  nights: string[]
  pointsBps: number
  roomTypeName: string | null
  partnerNames: string[] | null
  maxNights: number | null
  soldNights: number
  bookings: number
  startedAt: Date
  endsAt: Date
  endedAt: Date | null
  endedWhy: 'stopped' | 'sold' | null
  version: number
}

function columns(sql: Sql) {
  return sql`
    b.id, b.points_bps AS "pointsBps", b.max_nights AS "maxNights", b.started_at AS "startedAt",
    b.ends_at AS "endsAt", b.ended_at AS "endedAt", b.ended_why AS "endedWhy", b.version,
    (SELECT array_agg(DISTINCT n.night ORDER BY n.night)::text[] FROM boost_nights n WHERE n.boost_id = b.id) AS nights,
    (SELECT t.name FROM room_types t WHERE t.id = b.room_type_id) AS "roomTypeName",
    CASE WHEN b.has_chosen_partners THEN (
      SELECT array_agg(coalesce(partner_name(u), '') ORDER BY partner_name(u))
      FROM boost_partners c JOIN partnerships p ON p.id = c.partnership_id JOIN users u ON u.id = p.affiliate_id
      WHERE c.boost_id = b.id) END AS "partnerNames",
    boost_sold_nights(b.id) AS "soldNights",
    (SELECT count(DISTINCT f.booking_id)::integer FROM booking_boost_nights f JOIN bookings k ON k.id = f.booking_id
     WHERE f.boost_id = b.id AND k.state NOT IN ('cancelled', 'expired')) AS bookings`
}

/** Those that run first, then the others, each from the newest on. */
export async function selectBoosts(sql: Sql, hotelId: string, at: Date, limit: number): Promise<BoostRow[]> {
  return sql<BoostRow[]>`
    SELECT ${columns(sql)} FROM boosts b WHERE b.hotel_id = ${hotelId}
    ORDER BY b.ended_at IS NULL AND b.ends_at > ${at} DESC, b.started_at DESC, b.id LIMIT ${limit}`
}

export async function selectBoost(sql: Sql, hotelId: string, id: string): Promise<BoostRow | undefined> {
  const [row] = await sql<BoostRow[]>`
    SELECT ${columns(sql)} FROM boosts b WHERE b.hotel_id = ${hotelId} AND b.id = ${id}`
  return row
}

/** Bookings that would get it wait until the transaction ends. */
export async function selectBoostForUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<BoostRow | undefined> {
  await sql`SELECT FROM boosts WHERE hotel_id = ${hotelId} AND id = ${id} FOR UPDATE`
  return selectBoost(sql, hotelId, id)
}

export type NewBoost = {
  hotelId: string
  pointsBps: number
  roomTypeId: string | null
  partnershipIds: string[] | null
  maxNights: number | null
  startedAt: Date
  startedBy: string
  endsAt: Date
  nights: string[]
  /** The room types it is for. */
  roomTypeIds: string[]
}

/** A constraint refuses a second boost for the same night and room type at the same time. */
export async function insertBoost(sql: Sql, boost: NewBoost): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    WITH made AS (
      INSERT INTO boosts ${sql({
        hotel_id: boost.hotelId,
        points_bps: boost.pointsBps,
        room_type_id: boost.roomTypeId,
        has_chosen_partners: boost.partnershipIds !== null,
        max_nights: boost.maxNights,
        started_at: boost.startedAt,
        started_by: boost.startedBy,
        ends_at: boost.endsAt,
      })}
      RETURNING id
    ), partners AS (
      INSERT INTO boost_partners (boost_id, partnership_id)
      SELECT made.id, p FROM made, unnest(${boost.partnershipIds ?? []}::uuid[]) AS p
    ), nights AS (
      INSERT INTO boost_nights (boost_id, room_type_id, night, runs)
      SELECT made.id, t, n, tstzrange(${boost.startedAt}, ${boost.endsAt})
      FROM made, unnest(${boost.roomTypeIds}::uuid[]) AS t, unnest(${boost.nights}::date[]) AS n
      ORDER BY t, n
    )
    SELECT id FROM made`
  return row?.id ?? ''
}

/** From then on its nights are free for another. */
export async function updateEnded(sql: Sql, ids: string[], why: 'stopped' | 'sold', at: Date): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE boosts SET ended_at = ${at}, ended_why = ${why}, version = version + 1
      WHERE id = ANY(${ids}::uuid[]) RETURNING id, started_at
    )
    UPDATE boost_nights n SET runs = tstzrange(ended.started_at, ${at}) FROM ended WHERE n.boost_id = ended.id`
}

export type PartnerRow = BoostPartner & { affiliateId: string }

/** The partners of a hotel who earn now, or some of them, and what. */
export async function selectPartners(
  sql: Sql,
  hotelId: string,
  at: Date,
  ids?: string[],
): Promise<PartnerRow[]> {
  return sql<PartnerRow[]>`
    SELECT p.id AS "partnershipId", p.affiliate_id AS "affiliateId", coalesce(partner_name(u), '') AS name,
           partner_rate_bps(p, ${at}) / 100.0 AS "ratePercent",
           own_term(p.id, 'rate', ${at}) IS NOT NULL AS "hasOwnRate"
    FROM partnerships p JOIN users u ON u.id = p.affiliate_id
    WHERE p.hotel_id = ${hotelId} AND p.state = 'active' AND in_good_standing(u)
      ${ids === undefined ? sql`` : sql`AND p.id = ANY(${ids}::uuid[])`}
    ORDER BY name, p.id`
}

export async function selectBaseRatePercent(sql: Sql, hotelId: string, at: Date): Promise<number> {
  const [row] = await sql<{ percent: number }[]>`
    SELECT base_rate_bps(h, ${at}) / 100.0 AS percent FROM hotels h WHERE h.id = ${hotelId}`
  return row?.percent ?? 0
}

/** The points of the boosts that run for these room types, by night. */
export async function selectBoostedNights(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
  at: Date,
): Promise<{ roomTypeId: string; night: string; points: number }[]> {
  return sql<{ roomTypeId: string; night: string; points: number }[]>`
    SELECT n.room_type_id AS "roomTypeId", n.night, b.points_bps / 100.0 AS points
    FROM boosts b JOIN boost_nights n ON n.boost_id = b.id
    WHERE b.hotel_id = ${hotelId} AND n.night BETWEEN ${fromOn} AND ${untilOn} AND n.runs @> ${at}::timestamptz`
}

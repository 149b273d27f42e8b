import { linkLimits } from '@roomlark/contract/guest-site/partner-links'
import type { Sql } from '../../db/database.ts'

/** Creates any missing partitions of clicks between two days, both included. */
export async function createClickMonths(sql: Sql, firstOn: string, lastOn: string): Promise<void> {
  await sql`SELECT make_click_months(${firstOn}, ${lastOn})`
}

/** A visitor who follows a link now. The hashes are hexadecimal. */
export type NewClick = {
  code: string
  visitor: string
  visitorYesterday: string | null
  network: string
  /** The affiliate's own word for where the link stood. */
  tag: string | null
  /** The affiliate network's own id of the click. */
  subId: string | null
  /** Sign of a paid advertisement. */
  adSource: string | null
}

/** The destination of a link and the click on it; `clickId` is null if nothing was recorded. */
export type FollowedLink = {
  turn: number
  code: string
  /** The page of a link to a place, a search or a list; it has no hotel. */
  path: string | null
  slug: string | null
  city: string | null
  isPublic: boolean
  today: string
  checkInOn: string | null
  checkOutOn: string | null
  roomTypeId: string | null
  language: string | null
  clickId: number | null
}

/**
 * Records clicks made at one moment in a single statement. A visitor counts on a link at most once an hour, and of one
 * address only so many visitors: the names of browsers are easily made up, so more of them are suspected;
 * two servers that record the same visitor wait for each other at the visitor's row. Links that are archived,
 * whose partnership is not active, whose affiliate is not in good standing or whose hotel guests cannot see
 * still lead somewhere but record nothing.
 *
 * The arrays are subqueries so that the planner does not know their length. Otherwise it would plan the
 * statement again for each batch, which takes several times as long as running it.
 */
export async function insertClicks(sql: Sql, at: Date, clicks: NewClick[]): Promise<FollowedLink[]> {
  return sql<FollowedLink[]>`
    WITH asked AS (
      SELECT code, turn, decode(today, 'hex') AS visitor, decode(yesterday, 'hex') AS visitor_yesterday,
             decode(network, 'hex') AS network, tag, sub_id, ad_source
      FROM unnest((SELECT ${clicks.map(({ code }) => code)}::text[]),
                  (SELECT ${clicks.map(({ visitor }) => visitor)}::text[]),
                  (SELECT ${clicks.map(({ visitorYesterday }) => visitorYesterday)}::text[]),
                  (SELECT ${clicks.map(({ network }) => network)}::text[]),
                  (SELECT ${clicks.map(({ tag }) => tag)}::text[]),
                  (SELECT ${clicks.map(({ subId }) => subId)}::text[]),
                  (SELECT ${clicks.map(({ adSource }) => adSource)}::text[]))
        WITH ORDINALITY AS a (code, today, yesterday, network, tag, sub_id, ad_source, turn)
    ), links AS MATERIALIZED (
      SELECT l.id AS link_id, l.code, l.affiliate_id, l.hotel_id, l.path, h.slug, h.city, l.check_in_on, l.check_out_on,
             (${at}::timestamptz AT TIME ZONE coalesce(h.time_zone, 'UTC'))::date AS today, l.language,
             (SELECT t.id FROM room_types t WHERE t.id = l.room_type_id AND t.archived_at IS NULL) AS room_type_id,
             l.hotel_id IS NULL OR EXISTS (SELECT FROM public_hotels p WHERE p.id = h.id) AS is_public,
             l.archived_at IS NULL AND (l.hotel_id IS NULL OR r.state = 'active') AND in_good_standing(u) AS is_live
      FROM tracked_links l JOIN users u ON u.id = l.affiliate_id
        LEFT JOIN partnerships r ON r.id = l.partnership_id LEFT JOIN hotels h ON h.id = l.hotel_id
      WHERE l.code = ANY((SELECT ${[...new Set(clicks.map(({ code }) => code))]}::text[])::text[])
    ), live AS MATERIALIZED (
      SELECT asked.turn, asked.visitor, asked.visitor_yesterday, asked.network, asked.tag, asked.sub_id, asked.ad_source,
             links.*,
             nextval('clicks_id_seq') AS click_id,
             row_number() OVER (PARTITION BY links.link_id, asked.visitor ORDER BY asked.turn) = 1 AS is_first,
             row_number() OVER (PARTITION BY links.link_id, asked.network ORDER BY asked.turn)
               + (SELECT count(*) FROM click_visitors v
                  WHERE v.link_id = links.link_id AND v.network = asked.network
                    AND v.counted_at > ${at}::timestamptz - interval '1 hour')
               > ${linkLimits.visitorsOfAddress} AS is_too_many
      FROM asked JOIN links USING (code) WHERE links.is_live AND links.is_public
    ), counting AS (
      INSERT INTO click_visitors (link_id, visitor, network, counted_at)
      SELECT link_id, visitor, network, ${at} FROM live
      WHERE is_first AND NOT EXISTS (
        SELECT FROM click_visitors v
        WHERE v.link_id = live.link_id AND v.visitor = live.visitor_yesterday
          AND v.counted_at > ${at}::timestamptz - interval '1 hour')
      ORDER BY link_id, visitor
      ON CONFLICT ON CONSTRAINT click_visitors_pkey DO UPDATE SET counted_at = excluded.counted_at
        WHERE click_visitors.counted_at <= excluded.counted_at - interval '1 hour'
      RETURNING link_id, visitor
    ), judged AS (
      SELECT live.*, is_first AND EXISTS (
               SELECT FROM counting c WHERE c.link_id = live.link_id AND c.visitor = live.visitor) AS is_new
      FROM live
    ), added AS (
      INSERT INTO clicks (at, id, link_id, affiliate_id, hotel_id, day, tag, sub_id, ad_source, counted, suspected)
      SELECT ${at}, click_id, link_id, affiliate_id, hotel_id, today, tag, sub_id, ad_source, is_new AND NOT is_too_many,
             is_new AND is_too_many
      FROM judged
    )
    SELECT asked.turn::integer, asked.code, links.path, links.slug, links.city, links.is_public AS "isPublic", links.today::text,
           links.check_in_on::text AS "checkInOn", links.check_out_on::text AS "checkOutOn",
           links.room_type_id AS "roomTypeId", links.language, live.click_id AS "clickId"
    FROM asked JOIN links USING (code) LEFT JOIN live ON live.turn = asked.turn`
}

/** Finds where a link leads, for followers that are not people and whose clicks are not recorded. */
export async function selectLink(sql: Sql, at: Date, code: string): Promise<FollowedLink | undefined> {
  const [link] = await sql<FollowedLink[]>`
    SELECT 1 AS turn, l.code, l.path, h.slug, h.city,
           l.hotel_id IS NULL OR EXISTS (SELECT FROM public_hotels p WHERE p.id = h.id) AS "isPublic",
           (${at}::timestamptz AT TIME ZONE coalesce(h.time_zone, 'UTC'))::date::text AS today,
           l.check_in_on::text AS "checkInOn", l.check_out_on::text AS "checkOutOn",
           (SELECT t.id FROM room_types t WHERE t.id = l.room_type_id AND t.archived_at IS NULL) AS "roomTypeId",
           l.language, NULL AS "clickId"
    FROM tracked_links l LEFT JOIN hotels h ON h.id = l.hotel_id
    WHERE l.code = ${code}`
  return link
}

/**
 * The code that counts for `/r/<code>/<more>`: `more` where the same affiliate has such a link, otherwise their plain
 * link to the hotel of that name, otherwise the code itself. Undefined if nobody has the code.
 */
export async function selectCodeBeside(sql: Sql, code: string, more: string): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`
    SELECT coalesce(
             (SELECT o.code FROM tracked_links o WHERE o.code = ${more} AND o.affiliate_id = l.affiliate_id),
             (SELECT o.code FROM tracked_links o JOIN hotels h ON h.id = o.hotel_id
              WHERE h.slug = ${more} AND o.affiliate_id = l.affiliate_id AND o.archived_at IS NULL
              ORDER BY o.room_type_id IS NOT NULL, o.check_in_on IS NOT NULL, o.created_at, o.id LIMIT 1),
             l.code) AS code
    FROM tracked_links l WHERE l.code = ${code}`
  return row?.code
}

/** A click as it was recorded; it is kept for 25 months. */
export async function selectClick(
  sql: Sql,
  { id, at }: { id: number; at: Date },
): Promise<{ counted: boolean; tag: string | null; subId: string | null } | undefined> {
  const [row] = await sql<{ counted: boolean; tag: string | null; subId: string | null }[]>`
    SELECT counted, tag, sub_id AS "subId" FROM clicks WHERE at = ${at} AND id = ${id}`
  return row
}

/** Turns clicks before a moment into totals. Of clicks that did not count, only suspected ones leave something behind. */
export async function moveClicksToTotals(sql: Sql, before: Date): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM clicks WHERE at < ${before}
      RETURNING link_id, coalesce(tag, '') AS tag, affiliate_id, hotel_id, day,
                (at AT TIME ZONE 'UTC')::date AS utc_day, counted, suspected
    )
    INSERT INTO click_totals (link_id, tag, affiliate_id, hotel_id, day, utc_day, clicks, suspected)
    SELECT link_id, tag, affiliate_id, hotel_id, day, utc_day, count(*) FILTER (WHERE counted),
           count(*) FILTER (WHERE suspected)
    FROM gone WHERE counted OR suspected GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT click_totals_pkey DO UPDATE SET
      clicks = click_totals.clicks + excluded.clicks, suspected = click_totals.suspected + excluded.suspected`
}

export async function dropClickMonths(sql: Sql, before: Date): Promise<void> {
  await sql`SELECT drop_click_months((${before}::timestamptz AT TIME ZONE 'UTC')::date)`
}

import type { LinkFigures, TagFigures } from '@roomlark/contract/partner-links'
import type { Sql } from '../../db/database.ts'

/** Whole days in UTC, both included. */
export type Days = { fromOn: string; untilOn: string }

/** What each of these links brought, where it brought anything. */
export async function selectLinkFigures(
  sql: Sql,
  linkIds: string[],
  days: Days,
): Promise<(LinkFigures & { linkId: string })[]> {
  return sql<(LinkFigures & { linkId: string })[]>`
    SELECT link_id AS "linkId", ${sums(sql)} FROM (${brought(sql, linkIds, days)}) AS b GROUP BY link_id`
}

/** The tags of a link that brought most; anybody can make one up, so there may be many. */
export async function selectTagFigures(
  sql: Sql,
  linkId: string,
  days: Days,
  most: number,
): Promise<TagFigures[]> {
  const rows = await sql<(LinkFigures & { tag: string | null })[]>`
    SELECT tag, ${sums(sql)} FROM (${brought(sql, [linkId], days)}) AS b GROUP BY tag
    ORDER BY sum(earnings) DESC, sum(bookings) DESC, sum(clicks) DESC, tag LIMIT ${most}`
  return rows.map(({ tag, ...figures }) => ({ tag, figures }))
}

function sums(sql: Sql) {
  return sql`
    sum(clicks)::integer AS clicks, sum(bookings)::integer AS bookings, sum(stays)::integer AS stays,
    sum(earnings)::float8 AS "earningsUsdCents"`
}

/** Clicks count on their own day, and all that a booking brings on the day it was made. */
function brought(sql: Sql, linkIds: string[], { fromOn, untilOn }: Days) {
  return sql`
    SELECT link_id, tag, 1 AS clicks, 0 AS bookings, 0 AS stays, 0::bigint AS earnings FROM clicks
    WHERE link_id = ANY(${linkIds}::uuid[]) AND counted
      AND at >= ${`${fromOn}T00:00:00Z`}::timestamptz
      AND at < (${`${untilOn}T00:00:00Z`}::timestamptz + interval '1 day')
    UNION ALL
    SELECT link_id, tag, 0, (outcome <> 'cancelled')::integer, (outcome = 'stayed')::integer, net_usd_cents
    FROM booking_commissions
    WHERE link_id = ANY(${linkIds}::uuid[]) AND booked_on BETWEEN ${fromOn} AND ${untilOn}`
}

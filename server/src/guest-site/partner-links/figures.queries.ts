import type { LinkFigures, TagFigures } from '@roomlark/contract/guest-site/partner-links'
import type { Sql } from '../../db/database.ts'

/** Whole days in UTC, both included. */
export type Days = { fromOn: string; untilOn: string }

/** Selects the results of these links, for those that have any. */
export async function selectLinkFigures(
  sql: Sql,
  linkIds: string[],
  { fromOn, untilOn }: Days,
): Promise<{ linkId: string; suspectedClicks: number; figures: LinkFigures }[]> {
  const rows = await sql<(LinkFigures & { linkId: string; suspectedClicks: number })[]>`
    SELECT link_id AS "linkId", sum(suspected)::integer AS "suspectedClicks", ${sums(sql)} FROM link_days
    WHERE link_id = ANY(${linkIds}::uuid[]) AND day BETWEEN ${fromOn} AND ${untilOn} GROUP BY link_id`
  return rows.map(({ linkId, suspectedClicks, ...figures }) => ({ linkId, suspectedClicks, figures }))
}

/** The tags of a link that brought most; anybody can make one up, so there may be many. */
export async function selectTagFigures(
  sql: Sql,
  linkId: string,
  { fromOn, untilOn }: Days,
  most: number,
): Promise<TagFigures[]> {
  const rows = await sql<(LinkFigures & Omit<TagFigures, 'figures'>)[]>`
    SELECT nullif(tag, '') AS tag, sum(suspected)::integer AS "suspectedClicks", ${sums(sql)} FROM link_days
    WHERE link_id = ${linkId} AND day BETWEEN ${fromOn} AND ${untilOn} GROUP BY link_days.tag
    ORDER BY sum(earned_cents + expected_cents) DESC, sum(bookings) DESC, sum(clicks) DESC, link_days.tag
    LIMIT ${most}`
  return rows.map(({ tag, suspectedClicks, ...figures }) => ({ tag, suspectedClicks, figures }))
}

function sums(sql: Sql) {
  return sql`
    sum(clicks)::integer AS clicks, sum(bookings)::integer AS bookings, sum(stays)::integer AS stays,
    sum(earned_cents + expected_cents) AS "earningsUsdCents"`
}

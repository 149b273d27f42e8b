import type { OwnPartnershipQuery, PartnershipCounts } from '@roomlark/contract/partners/own-partnerships'
import type { DeclineReason, PartnershipSide, PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'
import { contains, searchWords } from '../../../db/search.ts'
import { type PartnerHotelRow, partnerHotel, refusal } from './find.queries.ts'

export type OwnRow = PartnerHotelRow & {
  id: string
  state: PartnershipState
  stateSince: Date
  version: number
  approvedAt: Date | null
  isOnSale: boolean
  referralsPausedAt: Date | null
  bookings: number
  links: number
  linkCode: string | null
  message: string
  isRead: boolean
  refusalReason: DeclineReason | null
  refusalNote: string | null
  askAgainOn: string | null
  stoppedBy: PartnershipSide | null
  stoppedNote: string | null
}

/** A hotel that has agreed once is among the hotels, whatever has become of it; the rest was only asked. */
const views = {
  hotels: fragment`p.state IN ('active', 'paused') OR (p.state = 'ended' AND p.approved_at IS NOT NULL)`,
  requests: fragment`p.state IN ('requested', 'invited', 'declined') OR (p.state = 'ended' AND p.approved_at IS NULL)`,
}

/** Those that need an answer come first, then active ones, then ended ones; each newest first. */
const order = fragment`
  array_position(ARRAY['invited', 'requested', 'active', 'paused', 'declined', 'ended'], p.state),
  p.state_since DESC, p.id`

export async function selectOwnPage(
  sql: Sql,
  query: OwnPartnershipQuery & { affiliateId: string; at: Date },
): Promise<{ rows: OwnRow[]; total: number }> {
  const words = searchWords(query.search).reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`h.search_text`, word)}`,
    sql``,
  )
  const rows = await sql<(OwnRow & { total: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT p.id, row_number() OVER (ORDER BY ${order}) AS place
      FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      WHERE p.affiliate_id = ${query.affiliateId} AND (${views[query.view]})
        ${query.state === undefined ? sql`` : sql`AND p.state = ${query.state}`} ${words}
    ),
    page AS (
      SELECT id, place FROM found ORDER BY place LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}
    ),
    tally AS (SELECT count(*)::integer AS total FROM found)
    SELECT tally.total, details.* FROM tally LEFT JOIN (
      SELECT page.place, p.id, p.state, p.state_since AS "stateSince", p.version, p.approved_at AS "approvedAt",
             ${partnerHotel}, EXISTS (SELECT FROM public_hotels o WHERE o.id = h.id) AS "isOnSale",
             referrals_paused_at(h.id) AS "referralsPausedAt",
             (SELECT coalesce(sum(d.bookings), 0)::integer FROM referral_days d
              WHERE d.affiliate_id = p.affiliate_id AND d.hotel_id = p.hotel_id) AS bookings,
             links.total AS links, links.code AS "linkCode", p.message, p.read_at IS NOT NULL AS "isRead",
             refusal.reason AS "refusalReason", refusal.note AS "refusalNote",
             CASE WHEN p.ask_again_on > (${query.at}::timestamptz AT TIME ZONE h.time_zone)::date
                  THEN p.ask_again_on::text END AS "askAgainOn",
             stopped.side AS "stoppedBy", stopped.note AS "stoppedNote"
      FROM page JOIN partnerships p ON p.id = page.id JOIN hotels h ON h.id = p.hotel_id
        ${refusal}
        CROSS JOIN LATERAL (
          SELECT count(*)::integer AS total, (array_agg(l.code ORDER BY l.created_at, l.id))[1] AS code
          FROM tracked_links l WHERE l.partnership_id = p.id AND l.archived_at IS NULL
        ) AS links
        LEFT JOIN LATERAL (
          SELECT e.by_side AS side, e.particulars AS note FROM partnership_events e
          WHERE e.partnership_id = p.id AND p.state IN ('paused', 'ended', 'declined')
            AND e.kind IN ('paused', 'ended', 'withdrawn', 'invitation-declined', 'declined')
          ORDER BY e.id DESC LIMIT 1
        ) AS stopped ON true
    ) AS details ON true
    ORDER BY details.place`
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) }
}

export async function selectCounts(sql: Sql, affiliateId: string): Promise<PartnershipCounts> {
  const [row] = await sql<[PartnershipCounts]>`
    SELECT count(*) FILTER (WHERE state = 'active')::integer AS active,
           count(*) FILTER (WHERE state = 'paused')::integer AS paused,
           count(*) FILTER (WHERE state = 'ended' AND approved_at IS NOT NULL)::integer AS ended,
           count(*) FILTER (WHERE state = 'requested')::integer AS requested,
           count(*) FILTER (WHERE state = 'invited')::integer AS invited,
           count(*) FILTER (WHERE state = 'declined')::integer AS declined
    FROM partnerships WHERE affiliate_id = ${affiliateId}`
  return row
}

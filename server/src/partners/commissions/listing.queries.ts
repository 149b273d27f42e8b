import type {
  CommissionListQuery,
  CommissionStanding,
  ListedCommission,
} from '@roomlark/contract/partners/commission-list'
import type { Sql } from '../../db/database.ts'
import { contains, searchWords } from '../../db/search.ts'

type ListedRow = Omit<ListedCommission, 'clock'>

export async function selectCommissions(sql: Sql, query: CommissionListQuery): Promise<ListedRow[]> {
  const { standing, page, limit } = query
  return sql<ListedRow[]>`
    SELECT jsonb_build_object('id', b.id, 'reference', b.reference) AS booking,
           jsonb_build_object('id', h.id, 'name', h.name) AS hotel,
           jsonb_build_object('affiliateId', u.id, 'name', coalesce(partner_name(u), '')) AS partner,
           c.currency, r.rate_bps / 100.0 AS "ratePercent", c.base_cents AS "baseCents",
           c.gross_cents AS "grossCents", c.net_usd_cents AS "netUsdCents"
    FROM ${joined(sql)} JOIN booking_referrals r ON r.booking_id = c.booking_id
    WHERE ${buildFilters(sql, query)} ${standing === undefined ? sql`` : sql`AND ${buildStanding(sql)} = ${standing}`}
    ORDER BY b.created_at DESC, b.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

/** Applies every filter except the standing. */
export async function selectCountsByStanding(
  sql: Sql,
  query: CommissionListQuery,
): Promise<{ standing: CommissionStanding; count: number }[]> {
  // Without a search nothing but the commissions themselves has to be read.
  const source = query.search ? joined(sql) : sql`commissions c`
  return sql<{ standing: CommissionStanding; count: number }[]>`
    SELECT ${buildStanding(sql)} AS standing, count(*)::integer AS count FROM ${source}
    WHERE ${buildFilters(sql, query)} GROUP BY 1`
}

function buildStanding(sql: Sql) {
  return sql`CASE WHEN c.stage = 'void' THEN 'void' WHEN c.is_held THEN 'held' WHEN c.is_disputed THEN 'disputed'
                  WHEN c.stage IN ('expected', 'ended') THEN 'expected' WHEN c.settled_net_usd_cents <> 0 THEN 'settled'
                  ELSE c.stage END`
}

function joined(sql: Sql) {
  return sql`commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
    JOIN users u ON u.id = c.affiliate_id`
}

function buildFilters(sql: Sql, { search, affiliateId, hotelId }: CommissionListQuery) {
  return sql`
    c.kind = 'referral'
    ${affiliateId === undefined ? sql`` : sql`AND c.affiliate_id = ${affiliateId}`}
    ${hotelId === undefined ? sql`` : sql`AND c.hotel_id = ${hotelId}`}
    ${searchWords(search).reduce(
      (so, word) => sql`${so} AND (
        ${contains(sql, sql`fold(b.reference)`, word)} OR ${contains(sql, sql`h.search_text`, word)}
        OR ${contains(sql, sql`fold(partner_name(u))`, word)})`,
      sql``,
    )}`
}

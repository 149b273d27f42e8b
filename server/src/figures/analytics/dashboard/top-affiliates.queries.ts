import type { Sql } from '../../../db/database.ts'
import { type HotelFilter, hotelsIn, type Span } from '../scope.queries.ts'

export type TopAffiliateRow = {
  id: string
  name: string
  imageFile: string | null
  clicks: number
  suspectedClicks: number
  bookings: number
  revenueCents: number
  commissionCents: number
  netCommissionCents: number
  revenueBeforeCents: number
}

type Asked = { current: Span; before: Span; limit: number }

/** Ranks by what affiliates brought to these hotels; without a filter, to all of them. */
export async function selectTopAffiliates(
  sql: Sql,
  hotels: HotelFilter | null,
  { current, before, limit }: Asked,
): Promise<TopAffiliateRow[]> {
  const days = hotels
    ? sql`referral_days d JOIN hotels h ON h.id = d.hotel_id WHERE ${hotelsIn(sql, hotels)} AND`
    : sql`affiliate_days d WHERE`
  const now = (column: string) =>
    sql`coalesce(sum(d.${sql(column)}) FILTER (WHERE d.day >= ${current.fromOn}), 0)::bigint`
  return sql<TopAffiliateRow[]>`
    WITH best AS (
      SELECT d.affiliate_id, ${now('clicks')} AS clicks, ${now('suspected')} AS suspected,
             ${now('bookings')} AS bookings, ${now('revenue_cents')} AS revenue_cents,
             ${now('commission_cents')} AS commission_cents, ${now('net_commission_cents')} AS net_cents,
             coalesce(sum(d.revenue_cents) FILTER (WHERE d.day < ${current.fromOn}), 0)::bigint AS before_cents
      FROM ${days} d.day BETWEEN ${before.fromOn} AND ${current.untilOn}
      GROUP BY d.affiliate_id
      HAVING sum(d.bookings + d.clicks + d.revenue_cents) FILTER (WHERE d.day >= ${current.fromOn}) > 0
      ORDER BY revenue_cents DESC, bookings DESC, clicks DESC, d.affiliate_id
      LIMIT ${limit}
    )
    SELECT u.id, u.image_file AS "imageFile", best.clicks, best.suspected AS "suspectedClicks",
           best.bookings, best.revenue_cents AS "revenueCents",
           best.commission_cents AS "commissionCents", best.net_cents AS "netCommissionCents",
           best.before_cents AS "revenueBeforeCents",
           coalesce(p.public_name, nullif(trim(u.company_name), ''), trim(u.first_name || ' ' || u.last_name)) AS name
    FROM best JOIN users u ON u.id = best.affiliate_id LEFT JOIN affiliate_profiles p ON p.user_id = u.id
    ORDER BY best.revenue_cents DESC, best.bookings DESC, best.clicks DESC, u.id`
}

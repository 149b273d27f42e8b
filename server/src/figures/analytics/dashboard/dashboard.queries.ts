import type { BookingSource } from '@roomlark/contract/booking-states'
import type { Sql } from '../../../db/database.ts'
import { buildDays, type Scope, type Span } from '../scope.queries.ts'

export type Totals = {
  bookings: number
  revenueCents: number
  /** For affiliates what they get, otherwise what hotels pay. */
  commissionCents: number
  netCommissionCents: number
  referred: number
  clicks: number
}

/** Sums up both spans in a single query. */
export async function selectTotals(
  sql: Sql,
  scope: Scope,
  current: Span,
  before: Span,
): Promise<{ current: Totals; before: Totals }> {
  const rows = await sql<(Totals & { isCurrent: boolean })[]>`
    SELECT d.day >= ${current.fromOn} AS "isCurrent", sum(d.bookings)::bigint AS bookings,
           sum(d.revenue_cents)::bigint AS "revenueCents", sum(d.commission_cents)::bigint AS "commissionCents",
           sum(d.net_commission_cents)::bigint AS "netCommissionCents",
           sum(d.referred)::bigint AS referred, sum(d.clicks)::bigint AS clicks
    FROM ${buildDays(sql, scope, [before, current])}
    GROUP BY 1`
  const of = (isCurrent: boolean) => rows.find((row) => row.isCurrent === isCurrent) ?? nothing
  return { current: of(true), before: of(false) }
}

const nothing: Totals = {
  bookings: 0,
  revenueCents: 0,
  commissionCents: 0,
  netCommissionCents: 0,
  referred: 0,
  clicks: 0,
}

export async function selectDaily(
  sql: Sql,
  scope: Scope,
  spans: Span[],
): Promise<(Totals & { day: string })[]> {
  return sql<(Totals & { day: string })[]>`
    SELECT d.day, sum(d.bookings)::bigint AS bookings, sum(d.revenue_cents)::bigint AS "revenueCents",
           sum(d.commission_cents)::bigint AS "commissionCents",
           sum(d.net_commission_cents)::bigint AS "netCommissionCents", sum(d.referred)::bigint AS referred,
           sum(d.clicks)::bigint AS clicks
    FROM ${buildDays(sql, scope, spans)}
    GROUP BY d.day`
}

export type SourceRow = { source: BookingSource; bookings: number; revenueCents: number }

export async function selectSources(sql: Sql, scope: Scope, span: Span): Promise<SourceRow[]> {
  return sql<SourceRow[]>`
    SELECT d.source, sum(d.bookings)::bigint AS bookings, sum(d.revenue_cents)::bigint AS "revenueCents"
    FROM ${buildDays(sql, scope, [span])}
    GROUP BY d.source`
}

export type TopHotelRow = {
  id: string
  name: string
  city: string
  country: string
  imageFile: string | null
  bookings: number
  revenueCents: number
  revenueBeforeCents: number
}

/** Only these scopes distinguish between hotels. */
export type RankedScope = Extract<Scope, { of: 'hotels' | 'referrals' }>

export async function selectTopHotels(
  sql: Sql,
  scope: RankedScope,
  {
    current,
    before,
    source,
    limit,
  }: { current: Span; before: Span; source?: string | undefined; limit: number },
): Promise<TopHotelRow[]> {
  return sql<TopHotelRow[]>`
    WITH best AS (
      SELECT d.hotel_id, coalesce(sum(d.bookings) FILTER (WHERE d.day >= ${current.fromOn}), 0)::bigint AS bookings,
             coalesce(sum(d.revenue_cents) FILTER (WHERE d.day >= ${current.fromOn}), 0)::bigint AS revenue_cents,
             coalesce(sum(d.revenue_cents) FILTER (WHERE d.day < ${current.fromOn}), 0)::bigint AS before_cents
      FROM ${buildDays(sql, scope, [before, current], source)}
      GROUP BY d.hotel_id
      HAVING sum(d.bookings + d.revenue_cents) FILTER (WHERE d.day >= ${current.fromOn}) > 0
      ORDER BY revenue_cents DESC, bookings DESC, d.hotel_id
      LIMIT ${limit}
    )
    SELECT h.id, h.name, h.city, h.country, best.bookings, best.revenue_cents AS "revenueCents",
           best.before_cents AS "revenueBeforeCents",
           (SELECT file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY position, i.id LIMIT 1) AS "imageFile"
    FROM best JOIN hotels h ON h.id = best.hotel_id
    ORDER BY best.revenue_cents DESC, best.bookings DESC, h.id`
}

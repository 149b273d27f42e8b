import type { BookingSource } from '@roomlark/contract/booking-states'
import type { Sql } from '../../../db/database.ts'
import { buildDays, buildNights, type HotelsScope, type Span } from '../scope.queries.ts'

export type ReportDay = {
  day: string
  source: BookingSource
  bookings: number
  cancelled: number
  referred: number
  clicks: number
  suspectedClicks: number
  revenueCents: number
  feesCents: number
  commissionCents: number
  netCommissionCents: number
  leadDays: number
  stayNights: number
  lead: number[]
  stay: number[]
}

/** Returns one row per day and source: summed over hotels here, and over days by the caller. */
export async function selectReportDays(
  sql: Sql,
  scope: HotelsScope,
  span: Span,
  source?: string,
): Promise<ReportDay[]> {
  return sql<ReportDay[]>`
    SELECT d.day, d.source, sum(d.bookings)::bigint AS bookings, sum(d.cancelled)::bigint AS cancelled,
           sum(d.referred)::bigint AS referred, sum(d.clicks)::bigint AS clicks,
           sum(d.suspected)::bigint AS "suspectedClicks",
           sum(d.revenue_cents)::bigint AS "revenueCents", sum(d.fees_cents)::bigint AS "feesCents",
           sum(d.commission_cents)::bigint AS "commissionCents",
           sum(d.net_commission_cents)::bigint AS "netCommissionCents", sum(d.lead_days)::bigint AS "leadDays",
           sum(d.stay_nights)::bigint AS "stayNights",
           ARRAY[sum(d.lead_0), sum(d.lead_1), sum(d.lead_2), sum(d.lead_3), sum(d.lead_4)]::integer[] AS lead,
           ARRAY[sum(d.stay_0), sum(d.stay_1), sum(d.stay_2), sum(d.stay_3), sum(d.stay_4)]::integer[] AS stay
    FROM ${buildDays(sql, scope, [span], source)}
    GROUP BY d.day, d.source`
}

export type NightRow = { night: string; rooms: number; roomCents: number }

export async function selectNights(
  sql: Sql,
  scope: HotelsScope,
  span: Span,
  source?: string,
): Promise<NightRow[]> {
  return sql<NightRow[]>`
    SELECT n.night, sum(n.rooms)::bigint AS rooms, sum(n.room_cents)::bigint AS "roomCents"
    FROM ${buildNights(sql, scope, span, source)}
    GROUP BY n.night`
}

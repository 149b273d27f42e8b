import type {
  HotelStatementLine,
  StatementLineState,
  StatementView,
} from '@roomlark/contract/settlement/hotel-statements'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** Limits a query to the hotels of one owner; undefined means all hotels. */

export type StatementHotel = { id: string; name: string; city: string; timeZone: string; currency: string }

/** Archived hotels too: what they owe does not go away. */
export async function selectStatementHotel(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<StatementHotel | undefined> {
  const [row] = await sql<StatementHotel[]>`
    SELECT id, name, city, time_zone AS "timeZone", currency FROM hotels
    WHERE id = ${id} ${inScope(sql, scope, 'hotels')}`
  return row
}

export type ClosedStatement = {
  id: string
  month: string
  currency: string
  number: string
  closedAt: Date
  dueOn: string
  lines: number
  baseCents: number
  totalCents: number
  shareCents: number
  paidCents: number
  writtenOffCents: number
  settledAt: Date | null
  pausesOn: string | null
  pausedAt: Date | null
  /** The country by its code; by its English name in statements of before. */
  billedTo: { hotelName: string; ownerName: string; street: string; city: string; country: string }
}

function closedColumns(sql: Sql) {
  return sql`
    id, month, currency, number, closed_at AS "closedAt", due_on AS "dueOn", line_count AS lines,
    base_cents AS "baseCents", total_cents AS "totalCents", share_cents AS "shareCents", paid_cents AS "paidCents",
    written_off_cents AS "writtenOffCents", settled_at AS "settledAt", pauses_on AS "pausesOn", paused_at AS "pausedAt",
    billed_to AS "billedTo"`
}

export async function selectClosedPage(
  sql: Sql,
  hotelId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ClosedStatement[]; total: number }> {
  const rows = await sql<ClosedStatement[]>`
    SELECT ${closedColumns(sql)} FROM hotel_statements WHERE hotel_id = ${hotelId}
    ORDER BY month DESC, currency LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  const [counted] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM hotel_statements WHERE hotel_id = ${hotelId}`
  return { rows, total: counted.total }
}

/** The statements of a month, one for each currency. */
export async function selectClosedOfMonth(
  sql: Sql,
  hotelId: string,
  month: string,
): Promise<ClosedStatement[]> {
  return sql<ClosedStatement[]>`
    SELECT ${closedColumns(sql)} FROM hotel_statements WHERE hotel_id = ${hotelId} AND month = ${month}
    ORDER BY currency`
}

/** Bounds of an open statement: everything that ended by a day and, unless it is the first open one, from a day on. */
export type OpenStatement = { hotelId: string; fromOn: string | null; untilOn: string; today: string }

/**
 * Lists the commissions for stays that ended by then and are on no closed statement; stays without a recorded outcome
 * are asked about. These are the lines that closing would write, with those that are pending.
 */
function openLines(sql: Sql, { hotelId, fromOn, untilOn, today }: OpenStatement) {
  return sql`
    SELECT c.booking_id, c.affiliate_id, c.currency, b.reference, b.check_in_on, b.check_out_on, b.state AS booking_state,
           due.ended_on, due.is_asked, c.is_disputed, c.is_held,
           CASE WHEN due.is_asked THEN 'asked' WHEN c.is_disputed THEN 'disputed' WHEN c.is_held THEN 'held'
                ELSE 'counted' END AS state,
           EXISTS (SELECT FROM hotel_statement_lines l WHERE l.booking_id = c.booking_id) AS is_correction,
           c.base_cents - c.billed_base_cents AS base_cents, c.gross_cents - c.billed_gross_cents AS gross_cents,
           c.share_cents - c.billed_share_cents AS share_cents
    FROM commissions c JOIN bookings b ON b.id = c.booking_id
      CROSS JOIN LATERAL (
        SELECT c.stage = 'expected' AS is_asked, coalesce(c.ended_on, b.check_out_on) AS ended_on
      ) AS due
    WHERE c.hotel_id = ${hotelId}
      AND (c.gross_cents <> c.billed_gross_cents OR c.net_usd_cents <> c.billed_net_usd_cents)
      AND (c.stage <> 'expected' OR (b.state IN ('confirmed', 'checked-in') AND b.check_out_on < ${today}))
      -- A void commission was billed before and has no day of its own: it is deducted on the first open statement.
      AND CASE WHEN c.stage = 'void' THEN ${fromOn === null} ELSE due.ended_on <= ${untilOn}
               AND ${fromOn === null ? sql`true` : sql`due.ended_on >= ${fromOn}`} END`
}

export type SumRow = {
  currency: string
  state: StatementLineState
  lines: number
  baseCents: number
  grossCents: number
  shareCents: number
}

export async function selectOpenSums(sql: Sql, open: OpenStatement): Promise<SumRow[]> {
  return sql<SumRow[]>`
    SELECT currency, state, count(*)::integer AS lines, sum(base_cents)::bigint AS "baseCents",
           sum(gross_cents)::bigint AS "grossCents", sum(share_cents)::bigint AS "shareCents"
    FROM (${openLines(sql, open)}) AS l GROUP BY currency, state ORDER BY currency`
}

/** Stays that end within the month, from today on. */
export async function selectToCome(
  sql: Sql,
  { hotelId, fromOn, untilOn, today }: OpenStatement,
): Promise<Omit<SumRow, 'state' | 'shareCents'>[]> {
  return sql<Omit<SumRow, 'state' | 'shareCents'>[]>`
    SELECT c.currency, count(*)::integer AS lines, sum(c.base_cents)::bigint AS "baseCents",
           sum(c.gross_cents)::bigint AS "grossCents"
    FROM commissions c JOIN bookings b ON b.id = c.booking_id
    WHERE c.hotel_id = ${hotelId} AND c.stage = 'expected' AND b.state IN ('confirmed', 'checked-in')
      AND b.check_out_on BETWEEN ${fromOn === null || fromOn < today ? today : fromOn} AND ${untilOn}
    GROUP BY c.currency ORDER BY c.currency`
}

export type LineRow = HotelStatementLine & { shareCents: number }
type LinesQuery = { currency: string; view: StatementView; page: number; limit: number }

export async function selectOpenLines(
  sql: Sql,
  open: OpenStatement,
  { currency, view, page, limit }: LinesQuery,
): Promise<LineRow[]> {
  return sql<LineRow[]>`
    SELECT NULL::integer AS line, l.booking_id AS "bookingId", l.reference,
           CASE WHEN l.is_correction THEN 'correction' ELSE 'commission' END AS kind, l.state,
           l.is_disputed AS "isDisputed",
           CASE l.booking_state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show'
                                WHEN 'cancelled' THEN 'cancelled' ELSE 'to-come' END AS outcome,
           l.check_in_on AS "checkInOn", l.check_out_on AS "checkOutOn", l.ended_on AS "endedOn",
           l.base_cents AS "baseCents", l.gross_cents AS "grossCents", l.share_cents AS "shareCents",
           ${besides(sql)}
    FROM (${openLines(sql, open)}) AS l ${joined(sql)}
    WHERE l.currency = ${currency} AND ${shown(sql, view)}
    ORDER BY l.is_correction, l.ended_on, l.reference LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectClosedLines(
  sql: Sql,
  statementId: string,
  { page, limit }: Pick<LinesQuery, 'page' | 'limit'>,
): Promise<LineRow[]> {
  return sql<LineRow[]>`
    SELECT l.line, l.booking_id AS "bookingId", b.reference, l.kind, 'counted' AS state,
           coalesce(c.is_disputed, false) AS "isDisputed", l.outcome, l.check_in_on AS "checkInOn",
           l.check_out_on AS "checkOutOn", l.ended_on AS "endedOn", l.base_cents AS "baseCents",
           l.gross_cents AS "grossCents", l.share_cents AS "shareCents", ${besides(sql)}
    FROM hotel_statement_lines l JOIN bookings b ON b.id = l.booking_id
      LEFT JOIN commissions c ON c.booking_id = l.booking_id AND c.kind = 'referral' ${joined(sql)}
    WHERE l.statement_id = ${statementId} ORDER BY l.line LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

function besides(sql: Sql) {
  return sql`
    coalesce(partner_name(a), 'Partner') AS "partnerName", r.rate_bps::float8 / 100 AS "ratePercent",
    r.boost_bps::float8 / 100 AS "boostPercent", charged_nights(l.booking_id) AS "chargedNights", agreed.agreed`
}

function joined(sql: Sql) {
  return sql`
    JOIN booking_referrals r ON r.booking_id = l.booking_id JOIN users a ON a.id = l.affiliate_id
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('on', (agreed.at AT TIME ZONE bk.time_zone)::date, 'reason', agreement_reason(agreed)) AS agreed
      FROM commission_adjustments agreed JOIN bookings bk ON bk.id = agreed.booking_id
      WHERE agreed.booking_id = l.booking_id AND agreed.replaced_at IS NULL
    ) AS agreed ON true`
}

function shown(sql: Sql, view: StatementView) {
  if (view === 'all') return sql`true`
  return view === 'counted' ? sql`l.state = 'counted'` : sql`l.state <> 'counted'`
}

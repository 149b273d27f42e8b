import type {
  CoveredLine,
  ListedStatement,
  OwedSum,
  StatementListQuery,
  StatementStanding,
} from '@roomlark/contract/settlement/hotel-statement-list'
import type { StatementPayment } from '@roomlark/contract/settlement/hotel-statement-payments'
import type { Sql } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'
import { contains, searchWords } from '../../db/search.ts'

type Instants = 'closedAt' | 'settledAt' | 'pausedAt' | 'remindedAt'
export type ListedRow = Omit<ListedStatement, Instants> & {
  closedAt: Date
  settledAt: Date | null
  pausedAt: Date | null
  remindedAt: Date | null
}
export type AccountRow = ListedRow & {
  version: number
  shareCents: number
  lineCount: number
  coveredCount: number
}

/** Statements with where they stand by the calendar of their hotels. */
function standing(sql: Sql, at: Date) {
  return sql`(
    SELECT s.*, h.name AS hotel_name, h.search_text, s.total_cents - s.paid_cents - s.written_off_cents AS open_cents,
           today.on_hotel - s.due_on AS days_over,
           CASE WHEN s.settled_at IS NOT NULL THEN 'settled' WHEN s.due_on < today.on_hotel THEN 'overdue'
                ELSE 'due' END AS standing
    FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
      CROSS JOIN LATERAL (SELECT (${at}::timestamptz AT TIME ZONE h.time_zone)::date AS on_hotel) AS today
  ) AS s`
}

const columns = fragment`
  s.id, s.number, jsonb_build_object('id', s.hotel_id, 'name', s.hotel_name) AS hotel, s.month::text, s.currency,
  s.closed_at AS "closedAt", s.due_on::text AS "dueOn", s.total_cents AS "totalCents",
  s.paid_cents AS "paidCents", s.written_off_cents AS "writtenOffCents",
  s.open_cents AS "openCents", s.standing,
  CASE WHEN s.standing = 'overdue' THEN s.days_over ELSE 0 END AS "daysOverdue", s.settled_at AS "settledAt",
  s.pauses_on::text AS "pausesOn", s.paused_at AS "pausedAt", s.reminded_at AS "remindedAt"`

/** Overdue statements come first, then due ones, both by their day; settled ones follow, newest first. */
const order = fragment`
  s.settled_at IS NOT NULL, CASE WHEN s.settled_at IS NULL THEN s.due_on END, s.month DESC, s.number DESC`

export async function selectStatementPage(
  sql: Sql,
  query: StatementListQuery,
  at: Date,
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    SELECT ${columns} FROM ${standing(sql, at)}
    WHERE ${buildFilters(sql, query)} ${query.standing === undefined ? sql`` : sql`AND s.standing = ${query.standing}`}
    ORDER BY ${order} LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`
}

/** Applies every filter except the standing. */
export async function selectCountsByStanding(
  sql: Sql,
  query: StatementListQuery,
  at: Date,
): Promise<{ standing: StatementStanding; count: number }[]> {
  return sql<{ standing: StatementStanding; count: number }[]>`
    SELECT s.standing, count(*)::integer AS count FROM ${standing(sql, at)}
    WHERE ${buildFilters(sql, query)} GROUP BY s.standing`
}

export async function selectOwed(sql: Sql, at: Date): Promise<OwedSum[]> {
  return sql<OwedSum[]>`
    SELECT s.currency, sum(s.open_cents) AS "openCents",
           coalesce(sum(s.open_cents) FILTER (WHERE s.standing = 'overdue'), 0) AS "overdueCents"
    FROM ${standing(sql, at)} WHERE s.settled_at IS NULL
    GROUP BY s.currency ORDER BY count(*) DESC, s.currency`
}

export async function selectAccount(sql: Sql, id: string, at: Date): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    SELECT ${columns}, s.version, s.share_cents AS "shareCents", s.line_count AS "lineCount",
           (SELECT count(*)::integer FROM hotel_statement_lines l WHERE l.statement_id = s.id AND l.is_covered)
             AS "coveredCount"
    FROM ${standing(sql, at)} WHERE s.id = ${id}`
  return row
}

export type PaymentRow = Omit<StatementPayment, 'at'> & { at: Date }

export async function selectPayments(sql: Sql, statementId: string): Promise<PaymentRow[]> {
  return sql<PaymentRow[]>`
    SELECT p.id, p.kind, p.amount_cents AS "amountCents", p.paid_on::text AS "paidOn", p.note, p.at,
           account_name(u) AS by, p.returned_id AS "returnedId",
           EXISTS (SELECT FROM hotel_payments r WHERE r.returned_id = p.id) AS "isReturned",
           CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'number', o.number) END AS other,
           CASE WHEN c.id IS NOT NULL THEN jsonb_build_object(
             'method', c.method, 'cardBrand', c.card_brand, 'cardDigits', c.card_digits) END AS online
    FROM hotel_payments p LEFT JOIN users u ON u.id = p.by_id LEFT JOIN hotel_statements o ON o.id = p.other_statement_id
      LEFT JOIN payments c ON c.hotel_payment_id = p.id
    WHERE p.statement_id = ${statementId} ORDER BY p.at DESC, p.id`
}

export async function selectLines(
  sql: Sql,
  statementId: string,
  { page, limit }: { page: number; limit: number },
): Promise<CoveredLine[]> {
  return sql<CoveredLine[]>`
    SELECT l.line, l.booking_id AS "bookingId", b.reference, coalesce(partner_name(u), '') AS partner, l.kind,
           l.check_in_on::text AS "checkInOn", l.check_out_on::text AS "checkOutOn",
           l.gross_cents AS "grossCents", l.net_usd_cents AS "netUsdCents", l.is_covered AS "isCovered"
    FROM hotel_statement_lines l JOIN bookings b ON b.id = l.booking_id JOIN users u ON u.id = l.affiliate_id
    WHERE l.statement_id = ${statementId} ORDER BY l.line LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectLineCount(sql: Sql, statementId: string): Promise<number | undefined> {
  const [row] = await sql<{ count: number }[]>`
    SELECT line_count AS count FROM hotel_statements WHERE id = ${statementId}`
  return row?.count
}

function buildFilters(sql: Sql, { search, hotelId }: StatementListQuery) {
  return sql`
    true
    ${hotelId === undefined ? sql`` : sql`AND s.hotel_id = ${hotelId}`}
    ${searchWords(search).reduce(
      (so, word) => sql`${so} AND (
        ${contains(sql, sql`fold(s.number)`, word)} OR ${contains(sql, sql`s.search_text`, word)})`,
      sql``,
    )}`
}

import type { RunStatement, RunStatementQuery } from '@roomlark/contract/settlement/payouts'
import type { Sql } from '../../db/database.ts'
import { contains, searchWords } from '../../db/search.ts'
import { paperColumn } from './papers/own-invoices.queries.ts'
import { conversionColumn } from './runs/approval.queries.ts'
import { detailsAt } from './runs/drawing.queries.ts'

type Instants = 'newSince' | 'waitsUntil' | 'suspended'
export type StatementRow = Omit<RunStatement, Instants> & {
  newSince: Date | null
  waitsUntil: Date | null
  suspendedAt: Date | null
  suspendedReason: string | null
}

export async function selectStatements(
  sql: Sql,
  runId: string,
  query: RunStatementQuery,
  at: Date,
): Promise<StatementRow[]> {
  return sql<StatementRow[]>`
    WITH page AS MATERIALIZED (
      SELECT s.*, partner_name(u) AS name, u.suspended_at, u.suspended_reason
      FROM affiliate_statements s JOIN users u ON u.id = s.affiliate_id
      WHERE ${buildFilters(sql, runId, query)}
      ORDER BY s.total_cents DESC, s.affiliate_id LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}
    )
    SELECT s.id, s.affiliate_id AS "affiliateId", coalesce(s.name, '') AS name, s.number, s.line_count AS stays,
           s.earned_cents AS "earnedCents", s.corrections_cents AS "correctionsCents", s.carried_cents AS "carriedCents",
           s.total_cents AS "totalCents", s.decision, s.state, d.last_four AS "lastFour",
           d.currency AS "accountCurrency", ${conversionColumn(sql)}, corrected.reference AS "correctionOf",
           CASE WHEN d.id IS NOT NULL AND NOT EXISTS (
             SELECT FROM affiliate_statements e
             WHERE e.affiliate_id = s.affiliate_id AND e.details_id = s.details_id AND e.state <> 'draft' AND e.id <> s.id
           ) THEN d.usable_from END AS "newSince",
           CASE WHEN s.decision = 'cooling-off' THEN w.waiting_until END AS "waitsUntil",
           CASE WHEN s.decision = 'suspended' THEN s.suspended_at END AS "suspendedAt",
           CASE WHEN s.decision = 'suspended' THEN s.suspended_reason END AS "suspendedReason",
           ARRAY(SELECT m.on_day FROM payout_reminders m WHERE m.affiliate_id = s.affiliate_id
                 ORDER BY m.on_day DESC LIMIT 3)::text[] AS "remindedOn",
           s.decision = 'pay' AND is_doubled(a) AS "isDoubled", ${paperColumn(sql)},
           s.paid_on AS "paidOn", s.bank_reference AS "bankReference", s.returned_on AS "returnedOn",
           s.return_code AS "returnCode", s.version
    FROM page s JOIN affiliate_statements a ON a.id = s.id JOIN payout_runs r ON r.id = s.run_id
      LEFT JOIN affiliate_tax_details t ON t.affiliate_id = s.affiliate_id LEFT JOIN payout_details d ON d.id = s.details_id
      LEFT JOIN (${detailsAt(sql, sql`(SELECT array_agg(affiliate_id) FROM page)`, at)}) AS w
        ON w.affiliate_id = s.affiliate_id
      LEFT JOIN LATERAL (
        SELECT min(b.reference) AS reference FROM affiliate_statement_lines l JOIN bookings b ON b.id = l.booking_id
        WHERE l.statement_id = s.id AND l.kind = 'correction' HAVING count(*) = 1
      ) AS corrected ON true
    ORDER BY s.total_cents DESC, s.affiliate_id`
}

export async function selectStatementCount(
  sql: Sql,
  runId: string,
  query: RunStatementQuery,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM affiliate_statements s JOIN users u ON u.id = s.affiliate_id
    WHERE ${buildFilters(sql, runId, query)}`
  return row.count
}

function buildFilters(sql: Sql, runId: string, { list, search }: RunStatementQuery) {
  const lists = {
    pay: sql`s.decision = 'pay'`,
    'left-out': sql`s.decision <> 'pay'`,
    'on-its-way': sql`s.state = 'approved'`,
    paid: sql`s.state = 'paid'`,
    returned: sql`s.state = 'returned'`,
  }
  return sql`
    s.run_id = ${runId} AND ${lists[list]}
    ${searchWords(search).reduce(
      (so, word) => sql`${so} AND (
        ${contains(sql, sql`fold(partner_name(u))`, word)} OR ${contains(sql, sql`fold(coalesce(s.number, ''))`, word)})`,
      sql``,
    )}`
}

export type PreviewRow = {
  name: string
  number: string | null
  decision: RunStatement['decision']
  stays: number
  earnedCents: number
  correctionsCents: number
  carriedCents: number
  totalCents: number
  payoutCents: number
}

/** Selects the affiliates in a run, those who are paid first. */
export async function selectPreview(sql: Sql, runId: string): Promise<PreviewRow[]> {
  return sql<PreviewRow[]>`
    SELECT coalesce(partner_name(u), '') AS name, s.number, s.decision, s.line_count AS stays, s.earned_cents AS "earnedCents",
           s.corrections_cents AS "correctionsCents", s.carried_cents AS "carriedCents", s.total_cents AS "totalCents",
           s.payout_cents AS "payoutCents"
    FROM affiliate_statements s JOIN users u ON u.id = s.affiliate_id
    WHERE s.run_id = ${runId} ORDER BY s.decision <> 'pay', s.total_cents DESC, s.affiliate_id`
}

export type Reminded = { affiliateId: string; totalCents: number; decision: RunStatement['decision'] }

export async function selectReminded(
  sql: Sql,
  runId: string,
  statementId: string,
): Promise<Reminded | undefined> {
  const [row] = await sql<Reminded[]>`
    SELECT affiliate_id AS "affiliateId", total_cents AS "totalCents", decision FROM affiliate_statements
    WHERE id = ${statementId} AND run_id = ${runId}`
  return row
}

/** Returns whether nobody has done so on that day. */
export async function insertReminder(
  sql: Sql,
  affiliateId: string,
  onDay: string,
  by: string,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO payout_reminders (affiliate_id, on_day, by_id) VALUES (${affiliateId}, ${onDay}, ${by})
    ON CONFLICT ON CONSTRAINT payout_reminders_pkey DO NOTHING`
  return count === 1
}

export async function selectReminderDays(sql: Sql, affiliateId: string): Promise<string[]> {
  const rows = await sql<{ onDay: string }[]>`
    SELECT on_day AS "onDay" FROM payout_reminders WHERE affiliate_id = ${affiliateId} ORDER BY on_day DESC LIMIT 3`
  return rows.map(({ onDay }) => onDay)
}

import type { PayoutRun, PayoutRunState } from '@roomlark/contract/settlement/payouts'
import type { Sql } from '../../../db/database.ts'
import type { fragment } from '../../../db/fragment.ts'

/**
 * A run works on the rows of everybody at once, so it may take longer than other statements: in a request nearly the
 * minute that the request has, in a job as long as it takes.
 */
export async function allowLongStatements(sql: Sql, within: 'request' | 'job' = 'request'): Promise<void> {
  const limit = within === 'job' ? '0' : '58s'
  await sql`
    SELECT set_config('statement_timeout', ${limit}, true),
           set_config('idle_in_transaction_session_timeout', ${limit}, true)`
}

type Instants = 'drawnAt' | 'approvedAt' | 'exportedAt' | 'doneAt'
export type RunRow = Omit<PayoutRun, Instants> & {
  drawnAt: Date
  approvedAt: Date | null
  exportedAt: Date | null
  doneAt: Date | null
}

export async function selectRuns(
  sql: Sql,
  { page, limit }: { page: number; limit: number },
): Promise<RunRow[]> {
  return sql<RunRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} ORDER BY r.month DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectRunCount(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM payout_runs`
  return row.count
}

export type RunDetailRow = RunRow & {
  earnedCents: number
  adjustmentsCents: number
  preparedById: string | null
}

export async function selectRun(sql: Sql, id: string): Promise<RunDetailRow | undefined> {
  const [row] = await sql<RunDetailRow[]>`
    SELECT ${columns(sql)}, r.prepared_by AS "preparedById", sums.earned AS "earnedCents", sums.adjusted AS "adjustmentsCents"
    FROM ${joined(sql)} WHERE r.id = ${id}`
  return row
}

function columns(sql: Sql) {
  return sql`
    r.id, r.month, r.number, r.state, r.work AS working, r.pay_on AS "payOn", r.drawn_at AS "drawnAt",
    account_name(prepared) AS "preparedBy", r.approved_at AS "approvedAt", account_name(approved) AS "approvedBy",
    r.exported_at AS "exportedAt", r.done_at AS "doneAt", r.minimum_cents AS "minimumCents",
    r.is_advance AS "isAdvance", r.version, sums.pays, sums.left_out AS "leftOut", sums.paid, sums.returned`
}

function joined(sql: Sql) {
  const buildSum = (filter: ReturnType<typeof fragment>) => sql`jsonb_build_object(
    'partners', count(*) FILTER (WHERE ${filter}),
    'stays', coalesce(sum(s.line_count) FILTER (WHERE ${filter}), 0),
    'cents', coalesce(sum(s.total_cents) FILTER (WHERE ${filter}), 0))`
  return sql`
    payout_runs r LEFT JOIN users prepared ON prepared.id = r.prepared_by
      LEFT JOIN users approved ON approved.id = r.approved_by
      CROSS JOIN LATERAL (
        SELECT ${buildSum(sql`s.decision = 'pay'`)} AS pays, ${buildSum(sql`s.decision <> 'pay'`)} AS left_out,
               ${buildSum(sql`s.state = 'paid'`)} AS paid, ${buildSum(sql`s.state = 'returned'`)} AS returned,
               coalesce(sum(s.earned_cents) FILTER (WHERE s.decision = 'pay'), 0)::bigint AS earned,
               coalesce(sum(s.corrections_cents + s.carried_cents) FILTER (WHERE s.decision = 'pay'), 0)::bigint AS adjusted
        FROM affiliate_statements s WHERE s.run_id = r.id
      ) AS sums`
}

/** Drawing up is done by one server at a time, also while there is no run yet. */
export async function lockDrawing(sql: Sql): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('payout run', 0))`
}

export type LockedRun = {
  id: string
  month: string
  number: string
  state: PayoutRunState
  working: PayoutRun['working']
  stays: number
  payOn: string
  preparedBy: string | null
  approvedAt: Date | null
  minimumCents: number
  isAdvance: boolean
  version: number
}

export async function selectRunForUpdate(sql: Sql, id: string): Promise<LockedRun | undefined> {
  const [row] = await sql<
    LockedRun[]
  >`SELECT ${lockedColumns(sql)} FROM payout_runs WHERE id = ${id} FOR UPDATE`
  return row
}

export async function selectRunOfMonthForUpdate(sql: Sql, month: string): Promise<LockedRun | undefined> {
  const [row] = await sql<
    LockedRun[]
  >`SELECT ${lockedColumns(sql)} FROM payout_runs WHERE month = ${month} FOR UPDATE`
  return row
}

function lockedColumns(sql: Sql) {
  return sql`id, month, number, state, work AS working, pay_on AS "payOn", prepared_by AS "preparedBy", approved_at AS "approvedAt",
    minimum_cents AS "minimumCents", is_advance AS "isAdvance", version,
    (SELECT coalesce(sum(s.line_count), 0) FROM affiliate_statements s WHERE s.run_id = payout_runs.id)::integer AS stays`
}

export async function updateWork(
  sql: Sql,
  id: string,
  work: 'drawing' | 'approving',
  at: Date,
): Promise<void> {
  await sql`UPDATE payout_runs SET work = ${work}, work_since = ${at} WHERE id = ${id}`
}

export async function updateIdle(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE payout_runs SET work = NULL, work_since = NULL WHERE id = ${id}`
}

/** A job that failed for good leaves its mark behind, and must not keep a run from being approved. */
export async function updateAbandoned(sql: Sql, before: Date): Promise<void> {
  await sql`UPDATE payout_runs SET work = NULL, work_since = NULL WHERE work_since < ${before}`
}

/** A draft of an earlier month that nobody approved gives way; nothing has moved because of it. */
export async function deleteEarlierDraft(sql: Sql, month: string): Promise<void> {
  await sql`
    DELETE FROM affiliate_statements WHERE run_id IN (
      SELECT id FROM payout_runs WHERE state = 'draft' AND month < ${month})`
  await sql`DELETE FROM payout_runs WHERE state = 'draft' AND month < ${month}`
}

type NewRun = { month: string; number: string; payOn: string; at: Date; preparedBy: string | null }
type Terms = { minimumCents: number; isAdvance: boolean }

export async function insertRun(sql: Sql, run: NewRun & Terms): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO payout_runs (month, number, drawn_at, prepared_by, pay_on, minimum_cents, is_advance, version)
    VALUES (${run.month}, ${run.number}, ${run.at}, ${run.preparedBy}, ${run.payOn}, ${run.minimumCents}, ${run.isAdvance}, 1)
    RETURNING id`
  return row.id
}

/** Somebody who draws it up has prepared it; when Roomlark does, who prepared it before stays. */
export async function updateDrawn(
  sql: Sql,
  id: string,
  { at, preparedBy, minimumCents, isAdvance }: Terms & { at: Date; preparedBy: string | null },
): Promise<void> {
  await sql`
    UPDATE payout_runs SET drawn_at = ${at}, prepared_by = coalesce(${preparedBy}, prepared_by),
           minimum_cents = ${minimumCents}, is_advance = ${isAdvance}, version = version + 1
    WHERE id = ${id}`
}

export async function updateApproved(sql: Sql, id: string, at: Date, by: string): Promise<void> {
  await sql`
    UPDATE payout_runs SET state = 'approved', approved_at = ${at}, approved_by = ${by}, work = NULL, work_since = NULL,
           version = version + 1
    WHERE id = ${id}`
}

export async function updateExported(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE payout_runs SET state = 'exported', exported_at = ${at}, version = version + 1 WHERE id = ${id}`
}

/** A run is done once the bank has paid or returned every transfer. */
export async function updateDone(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE payout_runs r SET state = 'done', done_at = ${at}, version = version + 1
    WHERE id = ${id} AND state IN ('approved', 'exported')
      AND NOT EXISTS (SELECT FROM affiliate_statements s WHERE s.run_id = r.id AND s.state = 'approved')`
}

import type { PayoutDecision } from '@roomlark/contract/settlement/payouts'
import type { Sql } from '../../../db/database.ts'

/** Locks the commissions of a run, in the order in which everybody locks them. */
export async function selectRunCommissionsForUpdate(sql: Sql, runId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM commissions c
      WHERE c.kind = 'referral' AND c.booking_id IN (
        SELECT l.booking_id FROM affiliate_statements s JOIN affiliate_statement_lines l ON l.statement_id = s.id
        WHERE s.run_id = ${runId})
      ORDER BY c.booking_id FOR UPDATE
    ) AS locked`
  return row.count
}

/**
 * Numbers everybody in the run without a gap: the row with the last number is locked until this transaction ends. Those
 * who are paid come first.
 */
export async function updateNumbered(sql: Sql, runId: string, year: number): Promise<void> {
  await sql`
    WITH numbered AS (
      SELECT id, row_number() OVER (ORDER BY decision = 'pay' DESC, affiliate_id) AS n
      FROM affiliate_statements WHERE run_id = ${runId}
    ), taken AS (
      INSERT INTO statement_numbers (kind, year, last)
      SELECT 'affiliate', ${year}::integer, count(*)::integer FROM numbered HAVING count(*) > 0
      ON CONFLICT ON CONSTRAINT statement_numbers_pkey DO UPDATE SET last = statement_numbers.last + excluded.last
      RETURNING last
    ), numbers AS (
      SELECT n.id, (t.last - (SELECT count(*) FROM numbered) + n.n)::text AS number FROM numbered n CROSS JOIN taken t
    ), changed AS (
      UPDATE affiliate_statements s SET
        number = 'ST-' || ${year}::text || '-' || lpad(n.number, greatest(5, length(n.number)), '0'),
        state = CASE WHEN s.decision = 'pay' THEN 'approved' ELSE 'carried' END, version = s.version + 1
      FROM numbers n WHERE s.id = n.id RETURNING s.id, s.state
    )
    ${tellPayouts(sql)} WHERE state = 'approved'`
}

/**
 * Converts what is paid to accounts in other currencies, each amount once, at the latest rate up to a day; halves of a
 * cent become the even one. The ledger and the sums of the statement stay in dollars.
 */
export async function updateConverted(sql: Sql, runId: string, day: string): Promise<void> {
  await sql`
    WITH rates AS (
      SELECT paid.currency, rate.usd_rate, rate.valid_from
      FROM (
        SELECT DISTINCT d.currency FROM affiliate_statements s JOIN payout_details d ON d.id = s.details_id
        WHERE s.run_id = ${runId} AND s.decision = 'pay' AND d.currency <> 'USD'
      ) AS paid CROSS JOIN LATERAL (
        SELECT usd_rate, valid_from FROM exchange_rates r WHERE r.currency = paid.currency AND r.valid_from <= ${day}
        ORDER BY valid_from DESC, id DESC LIMIT 1
      ) AS rate
    )
    UPDATE affiliate_statements s SET
      pay_currency = r.currency, pay_usd_rate = r.usd_rate, pay_rate_on = r.valid_from,
      pay_cents = round_half_even(s.payout_cents * minor_units(r.currency) / (100 * r.usd_rate))
    FROM payout_details d JOIN rates r ON r.currency = d.currency
    WHERE s.run_id = ${runId} AND s.decision = 'pay' AND d.id = s.details_id`
}

/** Selects, as a column, what a statement `s` pays in another currency than dollars. */
export function conversionColumn(sql: Sql) {
  return sql`
    CASE WHEN s.pay_currency IS NOT NULL THEN jsonb_build_object(
      'currency', s.pay_currency, 'cents', s.pay_cents, 'usdRate', s.pay_usd_rate, 'rateOn', s.pay_rate_on
    ) END AS conversion`
}

/** Marks the run's part of each commission as settled, also where it is carried over. */
export async function updateSettled(sql: Sql, runId: string): Promise<void> {
  await sql`
    UPDATE commissions c SET settled_net_usd_cents = c.settled_net_usd_cents + l.net_usd_cents
    FROM affiliate_statements s JOIN affiliate_statement_lines l ON l.statement_id = s.id
    WHERE s.run_id = ${runId} AND c.booking_id = l.booking_id AND c.kind = 'referral'`
}

export type Transfer = {
  id: string
  affiliateId: string
  number: string
  /** In cents of a dollar, and what it is in the currency of the account. */
  cents: number
  currency: string
  paysCents: number
  state: 'approved' | 'paid' | 'returned'
  version: number
}

/** Transfers that are not yet paid or returned. */
export async function selectTransfersOnTheirWay(sql: Sql, runId: string): Promise<Transfer[]> {
  return sql<Transfer[]>`
    SELECT ${transferColumns(sql)} FROM affiliate_statements
    WHERE run_id = ${runId} AND state = 'approved' ORDER BY number`
}

/** Carried statements are no transfers. */
export async function selectTransfersForUpdate(
  sql: Sql,
  runId: string,
  ids: readonly string[],
): Promise<Transfer[]> {
  return sql<Transfer[]>`
    SELECT ${transferColumns(sql)} FROM affiliate_statements
    WHERE run_id = ${runId} AND id = ANY(${[...ids]}::uuid[]) AND state IN ('approved', 'paid', 'returned')
    ORDER BY id FOR UPDATE`
}

function transferColumns(sql: Sql) {
  return sql`
    id, affiliate_id AS "affiliateId", number, payout_cents AS cents, ${paidColumns(sql)}, state, version`
}

/** What is paid, in the currency of the account. */
function paidColumns(sql: Sql) {
  return sql`coalesce(pay_currency, 'USD') AS currency, coalesce(pay_cents, payout_cents) AS "paysCents"`
}

export async function updatePaid(
  sql: Sql,
  ids: readonly string[],
  { paidOn, bankReference }: { paidOn: string; bankReference: string },
): Promise<void> {
  await sql`
    WITH changed AS (
      UPDATE affiliate_statements SET state = 'paid', paid_on = ${paidOn}, bank_reference = ${bankReference || null},
             version = version + 1
      WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'approved' RETURNING id, state
    )
    ${tellPayouts(sql)}`
}

export async function updateReturned(
  sql: Sql,
  ids: readonly string[],
  { returnedOn, code }: { returnedOn: string; code: string },
): Promise<void> {
  await sql`
    WITH changed AS (
      UPDATE affiliate_statements SET state = 'returned', returned_on = ${returnedOn}, return_code = ${code},
             version = version + 1
      WHERE id = ANY(${[...ids]}::uuid[]) AND state IN ('approved', 'paid') RETURNING id, state
    )
    ${tellPayouts(sql)}`
}

/** Tells webhooks of the statements that a query has `changed`, as the end of it. */
function tellPayouts(sql: Sql) {
  return sql`
    INSERT INTO outbox (kind, params)
    SELECT 'payout', jsonb_build_object('statementId', id, 'state', state) FROM changed`
}

export type Notified = {
  id: string
  affiliateId: string
  number: string
  decision: PayoutDecision
  stays: number
  totalCents: number
  currency: string
  paysCents: number
}

/** A page of the statements of a run, or of those that are paid, in the order of their numbers. */
export async function selectNextNotified(
  sql: Sql,
  runId: string,
  news: 'approved' | 'paid',
  after: string,
  limit: number,
): Promise<Notified[]> {
  return sql<Notified[]>`
    SELECT id, affiliate_id AS "affiliateId", number, decision, line_count AS stays, total_cents AS "totalCents",
           ${paidColumns(sql)}
    FROM affiliate_statements
    WHERE run_id = ${runId} AND number > ${after} ${news === 'paid' ? sql`AND state = 'paid'` : sql``}
    ORDER BY number LIMIT ${limit}`
}

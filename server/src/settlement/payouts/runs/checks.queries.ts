import type { Sql } from '../../../db/database.ts'

export type CheckedLines = { stays: number; payable: number; covered: number }

/** Compares the stays of a draft with what their commissions are now. */
export async function selectCheckedLines(sql: Sql, runId: string, isAdvance: boolean): Promise<CheckedLines> {
  const [row] = await sql<[CheckedLines]>`
    SELECT count(*)::integer AS stays,
           (count(*) FILTER (WHERE c.stage IN ('payable', 'void') AND NOT c.is_held AND NOT c.is_disputed
             AND c.settled_net_usd_cents + l.net_usd_cents <= c.net_usd_cents))::integer AS payable,
           (count(*) FILTER (WHERE NOT c.is_disputed AND (${isAdvance} OR l.net_usd_cents < 0
             OR c.settled_net_usd_cents + l.net_usd_cents <= c.covered_net_usd_cents)))::integer AS covered
    FROM affiliate_statements s JOIN affiliate_statement_lines l ON l.statement_id = s.id
      JOIN commissions c ON c.booking_id = l.booking_id AND c.kind = 'referral'
    WHERE s.run_id = ${runId}`
  return row
}

export type CheckedPartners = { partners: number; usable: number; doubled: number; totalCents: number }

export async function selectCheckedPartners(sql: Sql, runId: string, at: Date): Promise<CheckedPartners> {
  const [row] = await sql<[CheckedPartners]>`
    SELECT (count(*) FILTER (WHERE s.decision = 'pay'))::integer AS partners,
           (count(*) FILTER (WHERE s.decision = 'pay' AND d.usable_from <= ${at} AND d.withdrawn_at IS NULL
             AND d.sealed IS NOT NULL))::integer AS usable,
           (count(*) FILTER (WHERE s.decision = 'pay' AND is_doubled(s)))::integer AS doubled,
           coalesce(sum(s.total_cents), 0)::bigint AS "totalCents"
    FROM affiliate_statements s LEFT JOIN payout_details d ON d.id = s.details_id
    WHERE s.run_id = ${runId}`
  return row
}

/** The currencies, besides the dollar, in which what a run pays was earned and is paid. */
export async function selectRunCurrencies(sql: Sql, runId: string): Promise<string[]> {
  const rows = await sql<{ currency: string }[]>`
    SELECT l.currency FROM affiliate_statements s JOIN affiliate_statement_lines l ON l.statement_id = s.id
    WHERE s.run_id = ${runId} AND s.decision = 'pay' AND l.currency <> 'USD'
    UNION
    SELECT d.currency FROM affiliate_statements s JOIN payout_details d ON d.id = s.details_id
    WHERE s.run_id = ${runId} AND s.decision = 'pay' AND d.currency <> 'USD' ORDER BY currency`
  return rows.map(({ currency }) => currency)
}

export type LedgerProof = { ledgerCents: number; laterCents: number; waitingCents: number }

/**
 * Compares what the ledger says is payable with what commissions say about each cent that is on no statement: some
 * becomes payable too late, some waits for hotels, the rest is what the run would include.
 */
export async function selectLedgerProof(sql: Sql, before: Date, isAdvance: boolean): Promise<LedgerProof> {
  const [row] = await sql<[LedgerProof]>`
    WITH open AS (
      SELECT stage, is_held, is_disputed, payable_at, net_usd_cents, covered_net_usd_cents, settled_net_usd_cents
      FROM commissions WHERE stage IN ('payable', 'void') AND net_usd_cents <> settled_net_usd_cents
      UNION ALL
      SELECT stage, is_held, is_disputed, payable_at, net_usd_cents, covered_net_usd_cents, settled_net_usd_cents
      FROM commissions WHERE settled_net_usd_cents <> 0 AND stage NOT IN ('payable', 'void')
    ), parted AS (
      SELECT CASE WHEN stage IN ('expected', 'ended') OR (settled_net_usd_cents = 0 AND (is_held OR is_disputed))
                  THEN 0 ELSE net_usd_cents END - settled_net_usd_cents AS cents,
             stage = 'payable' AND payable_at >= ${before} AS is_later,
             CASE WHEN is_held OR is_disputed OR stage NOT IN ('payable', 'void')
                    OR (stage = 'payable' AND payable_at >= ${before}) THEN 0
                  WHEN net_usd_cents < settled_net_usd_cents THEN net_usd_cents - settled_net_usd_cents
                  ELSE greatest(0, CASE WHEN ${isAdvance} THEN net_usd_cents
                                        ELSE least(net_usd_cents, covered_net_usd_cents) END - settled_net_usd_cents)
             END AS included
      FROM open
    )
    SELECT (SELECT coalesce(-sum(balance_cents), 0)::bigint FROM ledger_account_balances
            WHERE kind = 'affiliate-payable') AS "ledgerCents",
           coalesce(sum(cents) FILTER (WHERE is_later), 0)::bigint AS "laterCents",
           coalesce(sum(cents - included) FILTER (WHERE NOT is_later), 0)::bigint AS "waitingCents"
    FROM parted`
  return row
}

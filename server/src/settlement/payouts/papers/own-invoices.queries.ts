import type { InvoiceRequest } from '@roomlark/contract/settlement/own-invoices'
import type { PayoutConversion } from '@roomlark/contract/settlement/payout-accounts'
import type { Sql } from '../../../db/database.ts'
import { conversionColumn } from '../runs/approval.queries.ts'

export type RequestRow = Omit<InvoiceRequest, 'received' | 'conversion'> & {
  conversion: PayoutConversion | null
  name: string | null
  receivedAt: Date | null
}

/** Selects the payouts that a business invoices itself: it had not agreed to more when their run was approved. */
export async function selectRequests(
  sql: Sql,
  affiliateId: string,
  { statementId = null, limit = 24 }: { statementId?: string | null; limit?: number } = {},
): Promise<RequestRow[]> {
  return sql<RequestRow[]>`
    SELECT jsonb_build_object('id', s.id, 'number', s.number) AS statement, r.pay_on::text AS "payOn",
           s.payout_cents AS "usdCents", ${conversionColumn(sql)}, o.name, o.received_at AS "receivedAt"
    FROM affiliate_statements s JOIN payout_runs r ON r.id = s.run_id
      JOIN affiliate_tax_details t ON t.affiliate_id = s.affiliate_id
      LEFT JOIN affiliate_own_invoices o ON o.statement_id = s.id
    WHERE s.affiliate_id = ${affiliateId} AND (${statementId}::uuid IS NULL OR s.id = ${statementId})
      AND t.is_business AND s.decision = 'pay' AND s.state IN ('approved', 'paid')
      AND (t.self_billing_since IS NULL OR t.self_billing_since > r.approved_at)
      AND NOT EXISTS (SELECT FROM affiliate_invoices i WHERE i.statement_id = s.id)
    ORDER BY r.month DESC LIMIT ${limit}`
}

type NewOwnInvoice = { statementId: string; affiliateId: string; name: string; sealed: Buffer; at: Date }

export async function upsertOwnInvoice(sql: Sql, row: NewOwnInvoice): Promise<void> {
  await sql`
    INSERT INTO affiliate_own_invoices (statement_id, affiliate_id, name, sealed, received_at)
    VALUES (${row.statementId}, ${row.affiliateId}, ${row.name}, ${row.sealed}, ${row.at})
    ON CONFLICT ON CONSTRAINT affiliate_own_invoices_pkey DO UPDATE SET
      name = excluded.name, sealed = excluded.sealed, received_at = excluded.received_at`
}

export async function selectOwnInvoice(
  sql: Sql,
  statementId: string,
  of: { affiliateId: string } | { runId: string },
): Promise<{ name: string; sealed: Buffer; number: string } | undefined> {
  const whose = 'runId' in of ? sql`s.run_id = ${of.runId}` : sql`s.affiliate_id = ${of.affiliateId}`
  const [row] = await sql<{ name: string; sealed: Buffer; number: string }[]>`
    SELECT o.name, o.sealed, s.number
    FROM affiliate_own_invoices o JOIN affiliate_statements s ON s.id = o.statement_id
    WHERE s.id = ${statementId} AND ${whose}`
  return row
}

/**
 * Selects, as a column, how the invoice of a statement `s` stands; its run is `r` and the affiliate's tax details are
 * `t`. It is null where none is needed.
 */
export function paperColumn(sql: Sql) {
  return sql`
    CASE WHEN s.decision <> 'pay' OR s.state = 'returned' THEN NULL
         WHEN t.affiliate_id IS NULL THEN 'no-tax-details'
         WHEN s.state = 'draft' OR NOT t.is_business THEN NULL
         WHEN EXISTS (SELECT FROM affiliate_own_invoices o WHERE o.statement_id = s.id) THEN 'received'
         WHEN EXISTS (SELECT FROM affiliate_invoices i WHERE i.statement_id = s.id) THEN 'issued'
         WHEN t.self_billing_since <= r.approved_at THEN 'due' ELSE 'missing' END AS paper`
}

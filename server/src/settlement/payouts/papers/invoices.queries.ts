import type { AffiliateInvoice } from '@roomlark/contract/settlement/affiliate-invoices'
import type { PayoutConversion } from '@roomlark/contract/settlement/payout-accounts'
import type { VatStatus } from '@roomlark/contract/settlement/tax-details'
import type { Sql } from '../../../db/database.ts'
import { conversionColumn } from '../runs/approval.queries.ts'

type DueInvoice = { statementId: string; affiliateId: string }

/**
 * Selects the statements that need an invoice, of affiliates who had agreed when the run was approved, and those that
 * came back after theirs was issued; the oldest first.
 */
export async function selectDueInvoices(sql: Sql, limit: number): Promise<DueInvoice[]> {
  return sql<DueInvoice[]>`
    SELECT s.id AS "statementId", s.affiliate_id AS "affiliateId"
    FROM affiliate_tax_details t JOIN affiliate_statements s ON s.affiliate_id = t.affiliate_id
      JOIN payout_runs r ON r.id = s.run_id
    WHERE ${isDue(sql)} ORDER BY r.month, s.number LIMIT ${limit}`
}

function isDue(sql: Sql) {
  const has = (kind: AffiliateInvoice['kind']) =>
    sql`EXISTS (SELECT FROM affiliate_invoices i WHERE i.statement_id = s.id AND i.kind = ${kind})`
  return sql`
    s.decision = 'pay' AND (
      (s.state IN ('approved', 'paid') AND t.self_billing_since <= r.approved_at AND NOT ${has('invoice')})
      OR (s.state = 'returned' AND ${has('invoice')} AND NOT ${has('correction')}))`
}

export type BilledStatement = {
  number: string
  /** The first day of the month in which it is paid. */
  month: string
  state: 'approved' | 'paid' | 'returned'
  earnedCents: number
  correctionsCents: number
  carriedCents: number
  payoutCents: number
  conversion: PayoutConversion | null
  detailsId: string
  vatStatus: VatStatus
  country: string
  vatId: string
}

/** Selects a statement that is still due, as the lock of its affiliate leaves it. */
export async function selectBilledStatement(sql: Sql, id: string): Promise<BilledStatement | undefined> {
  const [row] = await sql<BilledStatement[]>`
    SELECT s.number, r.month::text AS month, s.state, s.earned_cents AS "earnedCents",
           s.corrections_cents AS "correctionsCents", s.carried_cents AS "carriedCents",
           s.payout_cents AS "payoutCents", ${conversionColumn(sql)}, s.details_id AS "detailsId",
           t.vat_status AS "vatStatus", t.country, t.vat_id AS "vatId"
    FROM affiliate_statements s JOIN payout_runs r ON r.id = s.run_id
      JOIN affiliate_tax_details t ON t.affiliate_id = s.affiliate_id
    WHERE s.id = ${id} AND ${isDue(sql)}`
  return row
}

type NewInvoice = {
  affiliateId: string
  statementId: string
  kind: AffiliateInvoice['kind']
  sequence: number
  number: string
  correctsId: string | null
  issuedAt: Date
  currency: string
  totalCents: number
  vatCents: number
  sealed: Buffer
}

export async function insertInvoice(sql: Sql, row: NewInvoice): Promise<void> {
  await sql`
    INSERT INTO affiliate_invoices (affiliate_id, statement_id, kind, sequence, number, corrects_id, issued_at, currency,
                                    total_cents, vat_cents, sealed)
    VALUES (${row.affiliateId}, ${row.statementId}, ${row.kind}, ${row.sequence}, ${row.number}, ${row.correctsId},
            ${row.issuedAt}, ${row.currency}, ${row.totalCents}, ${row.vatCents}, ${row.sealed})`
}

/** The next number of an affiliate. The caller has locked the affiliate, so no two get the same and none is left out. */
export async function selectNextSequence(sql: Sql, affiliateId: string): Promise<number> {
  const [row] = await sql<[{ next: number }]>`
    SELECT coalesce(max(sequence), 0) + 1 AS next FROM affiliate_invoices WHERE affiliate_id = ${affiliateId}`
  return row.next
}

export type InvoiceRow = Omit<AffiliateInvoice, 'issuedAt'> & { issuedAt: Date; sealed: Buffer }

const columns = (sql: Sql) => sql`
  i.id, i.number, i.kind, i.issued_at AS "issuedAt", jsonb_build_object('id', s.id, 'number', s.number) AS statement,
  corrected.number AS corrects, i.currency, i.total_cents AS "totalCents", i.vat_cents AS "vatCents", i.sealed`

const joined = (sql: Sql) => sql`
  affiliate_invoices i JOIN affiliate_statements s ON s.id = i.statement_id
    LEFT JOIN affiliate_invoices corrected ON corrected.id = i.corrects_id`

export async function selectInvoices(
  sql: Sql,
  affiliateId: string,
  { page, limit }: { page: number; limit: number },
): Promise<InvoiceRow[]> {
  return sql<InvoiceRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} WHERE i.affiliate_id = ${affiliateId}
    ORDER BY i.sequence DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countInvoices(sql: Sql, affiliateId: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM affiliate_invoices WHERE affiliate_id = ${affiliateId}`
  return row.total
}

export async function selectInvoice(
  sql: Sql,
  affiliateId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await sql<InvoiceRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} WHERE i.affiliate_id = ${affiliateId} AND i.id = ${id}`
  return row
}

/** Selects the invoice of a statement, which a correction takes back. */
export async function selectIssuedInvoice(
  sql: Sql,
  statementId: string,
): Promise<Pick<InvoiceRow, 'id' | 'currency' | 'totalCents' | 'vatCents' | 'sealed'> | undefined> {
  const [row] = await sql<InvoiceRow[]>`
    SELECT id, currency, total_cents AS "totalCents", vat_cents AS "vatCents", sealed
    FROM affiliate_invoices WHERE statement_id = ${statementId} AND kind = 'invoice'`
  return row
}

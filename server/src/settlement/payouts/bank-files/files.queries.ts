import type { PayoutConversion } from '@roomlark/contract/settlement/payout-accounts'
import type { PayoutFileKind } from '@roomlark/contract/settlement/payouts'
import type { Sql } from '../../../db/database.ts'
import { conversionColumn } from '../runs/approval.queries.ts'

export type BankTransfer = {
  id: string
  affiliateId: string
  number: string
  usdCents: number
  /** What is paid in the currency of the account. */
  cents: number
  currency: string
  conversion: PayoutConversion | null
  /** The public name of the partner. */
  name: string
  detailsId: string
  isSuspended: boolean
}

/** Selects the transfers for the bank, by number. */
export async function selectBankTransfers(sql: Sql, runId: string): Promise<BankTransfer[]> {
  return sql<BankTransfer[]>`
    SELECT s.id, s.affiliate_id AS "affiliateId", s.number, s.payout_cents AS "usdCents",
           coalesce(s.pay_cents, s.payout_cents) AS cents, coalesce(s.pay_currency, 'USD') AS currency,
           ${conversionColumn(sql)}, coalesce(partner_name(u), '') AS name,
           s.details_id AS "detailsId", u.suspended_at IS NOT NULL AS "isSuspended"
    FROM affiliate_statements s JOIN users u ON u.id = s.affiliate_id
    WHERE s.run_id = ${runId} AND s.state = 'approved' ORDER BY s.number`
}

export async function insertFile(
  sql: Sql,
  file: { runId: string; kind: PayoutFileKind; sealed: Buffer; transfers: number; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO payout_files (run_id, kind, sealed, transfers, made_at)
    VALUES (${file.runId}, ${file.kind}, ${file.sealed}, ${file.transfers}, ${file.at})`
}

export type FileRow = { kind: PayoutFileKind; transfers: number; sealedBytes: number; madeAt: Date }

export async function selectFiles(sql: Sql, runId: string): Promise<FileRow[]> {
  return sql<FileRow[]>`
    SELECT kind, transfers, octet_length(sealed) AS "sealedBytes", made_at AS "madeAt"
    FROM payout_files WHERE run_id = ${runId} ORDER BY kind DESC`
}

export async function selectFile(
  sql: Sql,
  runId: string,
  kind: PayoutFileKind,
): Promise<{ number: string; sealed: Buffer } | undefined> {
  const [row] = await sql<{ number: string; sealed: Buffer }[]>`
    SELECT r.number, f.sealed FROM payout_files f JOIN payout_runs r ON r.id = f.run_id
    WHERE f.run_id = ${runId} AND f.kind = ${kind}`
  return row
}

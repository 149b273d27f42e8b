import type { PayoutFileKind } from '@roomlark/contract/payouts'
import type { Sql } from '../../db/database.ts'

export type FileRow = { kind: PayoutFileKind; transfers: number; sealedBytes: number; madeAt: Date }

export async function selectFiles(sql: Sql, runId: string): Promise<FileRow[]> {
  return sql<FileRow[]>`
    SELECT kind, transfers, octet_length(sealed) AS "sealedBytes", made_at AS "madeAt"
    FROM payout_files WHERE run_id = ${runId} ORDER BY kind DESC`
}

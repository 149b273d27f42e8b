import { dataImportLimits, type ImportOutcome, type ImportReport } from '@roomlark/contract/inventory/imports'

export type ReportedRow = ImportReport['rows'][number]

/** Rows with errors come first, because a long report is cut. */
export function importReport(
  rows: readonly ReportedRow[],
  { written = 0, left = 0 }: { written?: number; left?: number } = {},
): ImportReport {
  const counts: Record<ImportOutcome, number> = { new: 0, change: 0, same: 0, error: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  const faulty = rows.filter(({ outcome }) => outcome === 'error')
  const others = rows.filter(({ outcome }) => outcome !== 'error')
  return { written, left, counts, rows: [...faulty, ...others].slice(0, dataImportLimits.reportedRows) }
}

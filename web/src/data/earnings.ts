import type { PdfFile } from '@roomlark/contract/primitives'
import { type EarningsLineQuery, type EarningsPart, earnings } from '@roomlark/contract/settlement/earnings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { moneyKeys } from './keys.ts'

export function useEarnings() {
  return useCall(moneyKeys.earnings, earnings.read)
}

export function useEarningsStays(part: EarningsPart, page: number) {
  return usePages(moneyKeys.earningsStays(part, page), earnings.stays, { query: { part, page } })
}

export function useEarningsStatements(page: number) {
  return usePages(moneyKeys.earningsStatements(page), earnings.statements, { query: { page } })
}

export function useEarningsStatement(id: string) {
  return useCall(moneyKeys.earningsStatement(id), earnings.statement, { params: { id } })
}

type Lines = Pick<EarningsLineQuery, 'kind' | 'hotelId' | 'currency'>

/** The stays of a statement, page after page. */
export function useEarningsLines(id: string, lines: Lines, isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: moneyKeys.earningsLines(id, lines),
    queryFn: ({ pageParam, signal }) =>
      callPage(earnings.lines, { params: { id }, query: { ...lines, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
    enabled: isWanted,
  })
}

export function readStatementPdf(id: string): Promise<PdfFile> {
  return call(earnings.pdf, { params: { id } })
}

type CsvFile = { filename: string; csv: string }

export function readStatementsFile(): Promise<CsvFile> {
  return call(earnings.exportStatements)
}

export function readLinesFile(id: string): Promise<CsvFile> {
  return call(earnings.exportLines, { params: { id } })
}

import type { PdfFile } from '@roomlark/contract/primitives'
import { type EarningsLineQuery, type EarningsPart, earnings } from '@roomlark/contract/settlement/earnings'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { moneyKeys } from './keys.ts'

export function useEarnings() {
  return useQuery({
    queryKey: moneyKeys.earnings,
    queryFn: ({ signal }) => call(earnings.read, { signal }),
  })
}

export function useEarningsStays(part: EarningsPart, page: number) {
  return useQuery({
    queryKey: moneyKeys.earningsStays(part, page),
    queryFn: ({ signal }) => callPage(earnings.stays, { query: { part, page }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useEarningsStatements(page: number) {
  return useQuery({
    queryKey: moneyKeys.earningsStatements(page),
    queryFn: ({ signal }) => callPage(earnings.statements, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useEarningsStatement(id: string) {
  return useQuery({
    queryKey: moneyKeys.earningsStatement(id),
    queryFn: ({ signal }) => call(earnings.statement, { params: { id }, signal }),
  })
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

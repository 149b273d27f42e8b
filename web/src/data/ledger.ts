import { type LedgerBook, type LedgerExportQuery, ledger } from '@roomlark/contract/partners/ledger'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export type LedgerFilter = LedgerExportQuery & { before?: number }

export function useLedger(shown: { currency: string | undefined; book: LedgerBook }) {
  return useQuery({
    queryKey: moneyKeys.ledger(shown),
    queryFn: ({ signal }) => call(ledger.get, { query: shown, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useLedgerTransactions(filter: LedgerFilter) {
  return useQuery({
    queryKey: moneyKeys.ledgerTransactions(filter),
    queryFn: ({ signal }) => callPage(ledger.transactions, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useLedgerProof() {
  return useQuery({
    queryKey: moneyKeys.ledgerProof,
    queryFn: ({ signal }) => call(ledger.proof, { signal }),
  })
}

/** The proof follows by a live event once everything is counted, so nothing is outdated before. */
export function useProveLedger() {
  return useMutation({ mutationFn: () => call(ledger.prove) })
}

export function readLedgerCsv({ before: _before, ...query }: LedgerFilter) {
  return call(ledger.export, { query })
}

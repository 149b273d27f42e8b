import { type LedgerBook, type LedgerExportQuery, ledger } from '@roomlark/contract/partners/ledger'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys } from './keys.ts'

export type LedgerFilter = LedgerExportQuery & { before?: number }

export function useLedger(shown: { currency: string | undefined; book: LedgerBook }) {
  return useCall(moneyKeys.ledger(shown), ledger.get, { query: shown }, { placeholderData: keepPreviousData })
}

export function useLedgerTransactions(filter: LedgerFilter) {
  return usePages(moneyKeys.ledgerTransactions(filter), ledger.transactions, { query: filter })
}

export function useLedgerProof() {
  return useCall(moneyKeys.ledgerProof, ledger.proof)
}

/** The proof follows by a live event once everything is counted, so nothing is outdated before. */
export function useProveLedger() {
  return useMutation({ mutationFn: () => call(ledger.prove) })
}

export function readLedgerCsv({ before: _before, ...query }: LedgerFilter) {
  return call(ledger.export, { query })
}

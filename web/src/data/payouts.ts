import type { PdfFile } from '@roomlark/contract/primitives'
import {
  type PaidTransfers,
  type PayoutApproval,
  type PayoutFileKind,
  type PayoutRunDetail,
  payouts,
  type ReturnedTransfer,
  type RunStatementQuery,
} from '@roomlark/contract/settlement/payouts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall, useCallPage, usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { moneyKeys, peopleKeys } from './keys.ts'

export function usePayoutRuns() {
  return useCallPage(moneyKeys.payoutRuns, payouts.list, { query: {} })
}

export function usePayoutRun(id: string | undefined) {
  return useCall(
    moneyKeys.payoutRun(id),
    payouts.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined },
  )
}

export type RunStatementFilter = Omit<RunStatementQuery, 'limit'>

export function useRunStatements(id: string, filter: RunStatementFilter) {
  return usePages(moneyKeys.payoutStatements(id, filter), payouts.statements, {
    params: { id },
    query: filter,
  })
}

/** The run that came back is shown; everything else about money is read again. */
function outdate(client: QueryClient) {
  return Promise.all(
    [moneyKeys.all, peopleKeys.audits].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

function useRunChange<Input>(change: (input: Input) => Promise<PayoutRunDetail>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (run) => keepAnswer(client, moneyKeys.payoutRun(run.id), run),
    onSettled: () => outdate(client),
  })
}

export function useDrawRun() {
  return useRunChange(() => call(payouts.draw))
}

export function useApproveRun(id: string) {
  return useRunChange((body: PayoutApproval) => call(payouts.approve, { params: { id }, body }))
}

export function useExportRun(id: string) {
  return useRunChange(() => call(payouts.export, { params: { id } }))
}

export function useMarkPaid(id: string) {
  return useRunChange((body: PaidTransfers) => call(payouts.paid, { params: { id }, body }))
}

export function useMarkReturned(id: string) {
  return useRunChange((body: ReturnedTransfer) => call(payouts.returned, { params: { id }, body }))
}

export function useRemind(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (statementId: string) => call(payouts.remind, { params: { id }, body: { statementId } }),
    onSettled: () => outdate(client),
  })
}

/** Recorded in the audit log, since it names accounts in full. */
export function useBankFile(id: string) {
  return useChange((kind: PayoutFileKind) => call(payouts.file, { params: { id, kind } }), peopleKeys.audits)
}

export function readPreview(id: string) {
  return call(payouts.preview, { params: { id } })
}

/** The invoice that an affiliate sent for a payout. */
export function readInvoice(id: string, statementId: string): Promise<PdfFile> {
  return call(payouts.invoice, { params: { id, statementId } })
}

import {
  type DisputeAnswer,
  type DisputeInput,
  type DisputeProposalInput,
  type DisputeQuery,
  type DisputeVersion,
  disputes,
} from '@roomlark/contract/partners/disputes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys, peopleKeys } from './keys.ts'

export type DisputeListFilter = Omit<DisputeQuery, 'limit'>

export function useDisputes(filter: DisputeListFilter) {
  return usePages(moneyKeys.disputes(filter), disputes.list, { query: filter })
}

export function useDispute(id: string) {
  return useCall(moneyKeys.dispute(id), disputes.get, { params: { id } })
}

/** The disputes about the commission of a booking, and whether the reader can open one. */
export function useCommissionDisputes(bookingId: string) {
  return useCall(moneyKeys.disputesOf(bookingId), disputes.ofCommission, { params: { bookingId } })
}

export function useOpenDispute(bookingId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeInput) => call(disputes.open, { params: { bookingId }, body }),
    onSettled: () => outdate(client),
  })
}

export function useAnswerDispute(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeAnswer) => call(disputes.answer, { params: { id }, body }),
    onSettled: () => outdate(client),
  })
}

export function useProposeSettlement(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeProposalInput) => call(disputes.propose, { params: { id }, body }),
    onSettled: () => outdate(client),
  })
}

export function useAcceptProposal(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeVersion) => call(disputes.accept, { params: { id }, body }),
    onSettled: () => outdate(client),
  })
}

export function useWithdrawDispute(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeVersion) => call(disputes.withdraw, { params: { id }, body }),
    onSettled: () => outdate(client),
  })
}

export function useRejectDispute(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DisputeAnswer) => call(disputes.reject, { params: { id }, body }),
    onSettled: () => outdate(client),
  })
}

/** Commissions, statements and what is paid next depend on disputes, and each step is audited. */
function outdate(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [moneyKeys.all, peopleKeys.audits].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

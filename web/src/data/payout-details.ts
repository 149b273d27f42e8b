import {
  type PayoutAccountIn,
  type PayoutDetails,
  type PayoutPayeeInput,
  payoutDetails,
} from '@roomlark/contract/settlement/payout-details'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { moneyKeys, profileKeys } from './keys.ts'

export function usePayoutDetails() {
  return useCall(moneyKeys.payoutDetails, payoutDetails.get)
}

export function useSavePayoutAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PayoutAccountIn) => call(payoutDetails.saveAccount, { body }),
    onSuccess: (details) => show(client, details),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}

export function useSavePayee() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PayoutPayeeInput) => call(payoutDetails.savePayee, { body }),
    onSuccess: (details) => show(client, details),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKeys.all }),
  })
}

/** Other sessions end with it. */
export function useWithdrawPayoutDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(payoutDetails.withdraw),
    onSuccess: (details) => show(client, details),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: moneyKeys.all })
      void client.invalidateQueries({ queryKey: profileKeys.sessions })
    },
  })
}

function show(client: QueryClient, details: PayoutDetails) {
  keepAnswer(client, moneyKeys.payoutDetails, details)
}

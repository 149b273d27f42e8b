import { type SignalQuery, type SignalReviewInput, signals } from '@roomlark/contract/partners/signals'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys, partnershipKeys, peopleKeys } from './keys.ts'

export type SignalFilter = Omit<SignalQuery, 'limit'>

export function useSignals(filter: SignalFilter) {
  return usePages(partnershipKeys.signals(filter), signals.list, { query: filter })
}

export function useSignalReview(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SignalReviewInput) => call(signals.review, { params: { id }, body }),
    // The panel of the booking shows its signals too.
    onSettled: () =>
      Promise.all(
        [partnershipKeys.all, bookingKeys.all, peopleKeys.audits].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

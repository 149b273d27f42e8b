import { type AllPartnershipsQuery, allPartnerships } from '@roomlark/contract/partners/all-partnerships'
import { type PartnershipStepInput, partnerships } from '@roomlark/contract/partners/partnerships'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePages } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { partnershipKeys, peopleKeys } from './keys.ts'

export type AllPartnershipsFilter = Omit<AllPartnershipsQuery, 'limit'>

export function useAllPartnerships(filter: AllPartnershipsFilter, limit?: number) {
  return usePages(partnershipKeys.everyone(filter, limit), allPartnerships.list, {
    query: { ...filter, limit },
  })
}

/** A step that an administrator takes, which the audit log keeps. */
export function useAdminStep(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnershipStepInput) => call(partnerships.step, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: partnershipKeys.all }),
        client.invalidateQueries({ queryKey: peopleKeys.audits }),
      ]),
  })
}

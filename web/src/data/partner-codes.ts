import { type PartnerCodeInput, partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnerCodes(id: string) {
  return useQuery({
    queryKey: partnershipKeys.codes(id),
    queryFn: ({ signal }) => call(partnerCodes.list, { params: { id }, signal }),
  })
}

export function useProposeCode(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnerCodeInput) => call(partnerCodes.propose, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.codes(id) }),
  })
}

export function useEndCode(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (codeId: string) => call(partnerCodes.end, { params: { id, codeId } }),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.codes(id) }),
  })
}

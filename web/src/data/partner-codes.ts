import { type PartnerCodeInput, partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnerCodes(id: string) {
  return useQuery({
    queryKey: partnershipKeys.codes(id),
    queryFn: ({ signal }) => call(partnerCodes.list, { params: { id }, signal }),
  })
}

export function useProposeCode(id: string) {
  return useChange(
    (body: PartnerCodeInput) => call(partnerCodes.propose, { params: { id }, body }),
    partnershipKeys.codes(id),
  )
}

export function useEndCode(id: string) {
  return useChange(
    (codeId: string) => call(partnerCodes.end, { params: { id, codeId } }),
    partnershipKeys.codes(id),
  )
}

import { type PartnerCodeInput, partnerCodes } from '@roomlark/contract/guest-site/partner-codes'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnerCodes(id: string) {
  return useCall(partnershipKeys.codes(id), partnerCodes.list, { params: { id } })
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

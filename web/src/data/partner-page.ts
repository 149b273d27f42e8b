import { type PartnerPageInput, partnerPages } from '@roomlark/contract/partners/partner-page'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function usePartnerPageSettings() {
  return useCall(partnershipKeys.ownPage, partnerPages.get)
}

export function useSavePartnerPage() {
  return useChange((body: PartnerPageInput) => call(partnerPages.save, { body }), partnershipKeys.ownPage)
}

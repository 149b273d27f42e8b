import { type AffiliateProfileInput, affiliateProfile } from '@roomlark/contract/partners/affiliate-profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function useAffiliateProfile() {
  return useCall(partnershipKeys.profile, affiliateProfile.get)
}

export function useSaveAffiliateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AffiliateProfileInput & { version: number }) => call(affiliateProfile.save, { body }),
    onSuccess: (profile) => keepAnswer(client, partnershipKeys.profile, profile),
    onSettled: () => client.invalidateQueries({ queryKey: partnershipKeys.all }),
  })
}

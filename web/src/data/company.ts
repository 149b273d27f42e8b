import { type CompanyInput, company } from '@roomlark/contract/accounts/company'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { teamKeys } from './keys.ts'

export function useCompany() {
  return useCall(teamKeys.company, company.get)
}

export function useSaveCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyInput) => call(company.save, { body }),
    onSuccess: (saved) => {
      keepAnswer(client, teamKeys.company, saved)
    },
  })
}

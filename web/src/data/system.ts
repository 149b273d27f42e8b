import { system } from '@roomlark/contract/operations/system'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, useCallPage } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { systemKeys } from './keys.ts'

export function useTestMail() {
  return useMutation({ mutationFn: () => call(system.testMail) })
}

export function useFailedJobs() {
  return useCallPage(systemKeys.failedJobs, system.failedJobs, {}, { refetchInterval: 10_000 })
}

export function useRetryJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(system.retryJobs, { body: { ids } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: systemKeys.failedJobs })
      await client.invalidateQueries({ queryKey: systemKeys.status })
    },
  })
}

export function useSystemStatus() {
  return useCall(systemKeys.status, system.status, {}, { refetchInterval: 10_000 })
}

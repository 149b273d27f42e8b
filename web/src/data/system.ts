import { system } from '@roomlark/contract/operations/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { systemKeys } from './keys.ts'

export function useTestMail() {
  return useMutation({ mutationFn: () => call(system.testMail) })
}

export function useFailedJobs() {
  return useQuery({
    queryKey: systemKeys.failedJobs,
    queryFn: ({ signal }) => callPage(system.failedJobs, { signal }),
    refetchInterval: 10_000,
  })
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
  return useQuery({
    queryKey: systemKeys.status,
    queryFn: ({ signal }) => call(system.status, { signal }),
    refetchInterval: 10_000,
  })
}

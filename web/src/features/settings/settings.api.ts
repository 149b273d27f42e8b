import { exchange } from '@roomlark/contract/exchange'
import {
  type DefaultName,
  type Defaults,
  platform,
  SwitchesInput,
  type SwitchName,
} from '@roomlark/contract/platform'
import { system } from '@roomlark/contract/system'
import { type ProfileInput, users } from '@roomlark/contract/users'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'
import { useSession } from '../../session/session-context.ts'
import { rereadPlatform } from '../../session/use-platform.ts'

const keys = {
  changes: ['settings', 'switch-changes'],
  defaults: ['settings', 'defaults'],
  rates: ['settings', 'rates'],
  system: ['settings', 'system'],
  failedJobs: ['settings', 'failed-jobs'],
}

/** spec §4: a profile update replaces the user. */
export function useSaveFormats() {
  const { replaceUser } = useSession()
  return useMutation({
    mutationFn: (body: ProfileInput) => call(users.updateProfile, { body }),
    onSuccess: replaceUser,
  })
}

export function useSwitchChanges() {
  return useQuery({
    queryKey: keys.changes,
    queryFn: ({ signal }) => call(platform.switchChanges, { signal }),
  })
}

export function useMoveSwitch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, to }: { name: SwitchName; to: string }) =>
      call(platform.updateSwitches, { body: SwitchesInput.parse({ [name]: to }) }),
    onSuccess: async () => {
      await rereadPlatform()
      await client.invalidateQueries({ queryKey: keys.changes })
    },
  })
}

export function useDefaults() {
  return useQuery({ queryKey: keys.defaults, queryFn: ({ signal }) => call(platform.defaults, { signal }) })
}

export function useSaveDefaults() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Defaults) => call(platform.updateDefaults, { body }),
    onSuccess: (saved) => client.setQueryData(keys.defaults, saved),
  })
}

export function useCancelDefaultChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: DefaultName) => call(platform.cancelDefaultChange, { params: { name } }),
    onSuccess: (current) => client.setQueryData(keys.defaults, current),
  })
}

export function useRates() {
  return useQuery({ queryKey: keys.rates, queryFn: ({ signal }) => callPage(exchange.list, { signal }) })
}

type RateToSet = { currency: string; usdRate: number; validFrom: string; isMeant: boolean }

export function useSetRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currency, ...body }: RateToSet) => call(exchange.set, { params: { currency }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.rates }),
  })
}

export function useTestMail() {
  return useMutation({ mutationFn: () => call(system.testMail) })
}

export function useFailedJobs() {
  return useQuery({
    queryKey: keys.failedJobs,
    queryFn: ({ signal }) => callPage(system.failedJobs, { signal }),
    refetchInterval: 10_000,
  })
}

export function useRetryJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(system.retryJobs, { body: { ids } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keys.failedJobs })
      await client.invalidateQueries({ queryKey: keys.system })
    },
  })
}

export function useSystemStatus() {
  return useQuery({
    queryKey: keys.system,
    queryFn: ({ signal }) => call(system.status, { signal }),
    refetchInterval: 10_000,
  })
}

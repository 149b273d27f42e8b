import { type MoneySettings, moneySettings } from '@roomlark/contract/platform/money-settings'
import { type OperatorInput, operator } from '@roomlark/contract/platform/operator'
import {
  type DefaultName,
  type Defaults,
  platform,
  SwitchesInput,
  type SwitchName,
} from '@roomlark/contract/platform/platform'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { rereadPlatform } from '../session/use-platform.ts'
import { moneyKeys, platformKeys } from './keys.ts'

export function useSwitchChanges() {
  return useCall(platformKeys.switchChanges, platform.switchChanges)
}

export function useMoveSwitch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, to }: { name: SwitchName; to: string }) =>
      call(platform.updateSwitches, { body: SwitchesInput.parse({ [name]: to }) }),
    onSuccess: async () => {
      await rereadPlatform()
      await client.invalidateQueries({ queryKey: platformKeys.switchChanges })
    },
  })
}

export function useDefaults() {
  return useCall(platformKeys.defaults, platform.defaults)
}

export function useSaveDefaults() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Defaults) => call(platform.updateDefaults, { body }),
    onSuccess: (saved) => keepAnswer(client, platformKeys.defaults, saved),
  })
}

export function useMoneySettings() {
  return useCall(platformKeys.money, moneySettings.get)
}

/** Drafts of payout runs and what affiliates see of the next one follow from it. */
export function useSaveMoneySettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MoneySettings) => call(moneySettings.update, { body }),
    onSuccess: (saved) => {
      keepAnswer(client, platformKeys.money, saved)
      return client.invalidateQueries({ queryKey: moneyKeys.all })
    },
  })
}

export function useOperator() {
  return useCall(platformKeys.operator, operator.get)
}

export function useSaveOperator() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OperatorInput) => call(operator.update, { body }),
    onSuccess: (saved) => keepAnswer(client, platformKeys.operator, saved),
  })
}

export function useCancelDefaultChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: DefaultName) => call(platform.cancelDefaultChange, { params: { name } }),
    onSuccess: (current) => keepAnswer(client, platformKeys.defaults, current),
  })
}

/** Fetches the initial values of a new hotel, once each time the form opens. */
export function useDefaultsForForm() {
  return useCall(platformKeys.defaultsForForm, platform.defaults, {}, { refetchOnMount: 'always', gcTime: 0 })
}

import {
  type PriceRule,
  type PriceRuleInput,
  type RatePlan,
  type RatePlanInput,
  rates,
} from '@roomlark/contract/inventory/rates'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

export function useRates(hotelId: string) {
  return useCall(
    inventoryKeys.rates(hotelId),
    rates.get,
    { params: { hotelId } },
    { enabled: hotelId !== '' },
  )
}

/** A new plan, or a change to one that carries its id and the version that was read. */
export function useSavePlan(hotelId: string) {
  return useChange(
    ({ plan, input }: { plan: RatePlan | null; input: RatePlanInput }) =>
      plan
        ? call(rates.updatePlan, {
            params: { hotelId, planId: plan.id },
            body: { ...input, version: plan.version },
          })
        : call(rates.createPlan, { params: { hotelId }, body: input }),
    inventoryKeys.rates(hotelId),
  )
}

export function useRemovePlan(hotelId: string) {
  return useChange(
    (planId: string) => call(rates.removePlan, { params: { hotelId, planId } }),
    inventoryKeys.rates(hotelId),
  )
}

type RuleChange = { rule: PriceRule | null; input: PriceRuleInput; acceptLow: boolean }

/** A new rule, or a change to one. Rules change prices, so the calendar is refetched too. */
export function useSaveRule(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ rule, input, acceptLow }: RuleChange) =>
      rule
        ? call(rates.updateRule, {
            params: { hotelId, ruleId: rule.id },
            body: { ...input, version: rule.version, acceptLow },
          })
        : call(rates.createRule, { params: { hotelId }, body: { ...input, acceptLow } }),
    onSuccess: () => client.invalidateQueries({ queryKey: inventoryKeys.all(hotelId) }),
  })
}

export function useRemoveRule(hotelId: string) {
  return useChange(
    (ruleId: string) => call(rates.removeRule, { params: { hotelId, ruleId } }),
    inventoryKeys.all(hotelId),
  )
}

export function useSetTaxes(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TaxRules & { version: number }) => call(rates.setTaxes, { params: { hotelId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: inventoryKeys.rates(hotelId) }),
  })
}

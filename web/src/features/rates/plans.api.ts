import {
  type PriceRuleInput,
  type RatePlan,
  type RatePlanInput,
  rates,
  type Taxes,
} from '@roomlark/contract/rates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { houseKeys } from './rates.api.ts'

/** A new plan, or a change to one that carries its id and the version that was read. */
export function useSavePlan(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ plan, input }: { plan: RatePlan | null; input: RatePlanInput }) =>
      plan
        ? call(rates.updatePlan, {
            params: { hotelId, planId: plan.id },
            body: { ...input, version: plan.version },
          })
        : call(rates.createPlan, { params: { hotelId }, body: input }),
    onSettled: () => client.invalidateQueries({ queryKey: houseKeys.rates(hotelId) }),
  })
}

export function useRemovePlan(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (planId: string) => call(rates.removePlan, { params: { hotelId, planId } }),
    onSettled: () => client.invalidateQueries({ queryKey: houseKeys.rates(hotelId) }),
  })
}

/** Rules move prices: the calendar is read again too. */
export function useAddRule(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PriceRuleInput) => call(rates.createRule, { params: { hotelId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: houseKeys.all(hotelId) }),
  })
}

export function useRemoveRule(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ruleId: string) => call(rates.removeRule, { params: { hotelId, ruleId } }),
    onSettled: () => client.invalidateQueries({ queryKey: houseKeys.all(hotelId) }),
  })
}

export function useSetTaxes(hotelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Taxes) => call(rates.setTaxes, { params: { hotelId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: houseKeys.rates(hotelId) }),
  })
}

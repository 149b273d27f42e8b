import { priceAdvice } from '@roomlark/contract/figures/price-advice'
import {
  type AcceptedNight,
  type DemandRule,
  type DemandRuleInput,
  demand,
} from '@roomlark/contract/inventory/demand'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { inventoryKeys } from './keys.ts'

type Range = { fromOn: string; untilOn: string }

export function useDemandRules(hotelId: string) {
  return useCall(inventoryKeys.demandRules(hotelId), demand.list, { params: { hotelId } })
}

/** A new rule, or a change to one. Rules change prices, so the calendar is read again too. */
export function useSaveDemandRule(hotelId: string) {
  return useChange(
    ({ rule, input }: { rule: DemandRule | null; input: DemandRuleInput }) =>
      rule
        ? call(demand.update, {
            params: { hotelId, ruleId: rule.id },
            body: { ...input, version: rule.version },
          })
        : call(demand.create, { params: { hotelId }, body: input }),
    inventoryKeys.all(hotelId),
  )
}

export function useRemoveDemandRule(hotelId: string) {
  return useChange(
    (ruleId: string) => call(demand.remove, { params: { hotelId, ruleId } }),
    inventoryKeys.all(hotelId),
  )
}

/** Changes that the suggesting rules would make. */
export function useDemandPreview(hotelId: string, range: Range, enabled = true) {
  return useCall(
    inventoryKeys.demandPreview(hotelId, range),
    demand.preview,
    { params: { hotelId }, query: range },
    { enabled, placeholderData: keepPreviousData },
  )
}

/** Without a rule, all that are not off are replayed. */
export function usePriceReplay(hotelId: string, ruleId: string) {
  return useCall(
    inventoryKeys.priceReplay(hotelId, ruleId),
    priceAdvice.replay,
    { params: { hotelId }, query: ruleId === '' ? {} : { ruleId } },
    { placeholderData: keepPreviousData },
  )
}

export function usePaceSuggestions(hotelId: string) {
  return useCall(inventoryKeys.paceSuggestions(hotelId), priceAdvice.suggestions, { params: { hotelId } })
}

export function useAcceptPrices(hotelId: string) {
  return useChange(
    (nights: AcceptedNight[]) => call(demand.accept, { params: { hotelId }, body: { nights } }),
    inventoryKeys.all(hotelId),
  )
}

export function useDismissSuggestion(hotelId: string) {
  return useChange(
    (week: { roomTypeId: string; weekOn: string }) =>
      call(priceAdvice.dismiss, { params: { hotelId }, body: week }),
    inventoryKeys.paceSuggestions(hotelId),
  )
}

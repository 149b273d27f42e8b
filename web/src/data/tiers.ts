import { partnerSimulations, type SimulationInput } from '@roomlark/contract/partners/simulations'
import { type TierInput, type TierQuestion, tiers } from '@roomlark/contract/partners/tiers'
import { useQuery } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function useHotelTiers(hotelId: string) {
  return useCall(partnershipKeys.tiers(hotelId), tiers.ofHotel, { params: { hotelId } })
}

export function useChangeTiers(hotelId: string) {
  return useChange(
    (body: TierInput) => call(tiers.change, { params: { hotelId }, body }),
    partnershipKeys.all,
  )
}

export function useAnswerTier(hotelId: string) {
  return useChange(
    ({ grantId, answer }: Pick<TierQuestion, 'grantId'> & { answer: 'keep' | 'lower' }) =>
      call(tiers.answer, { params: { hotelId, grantId }, body: { answer } }),
    partnershipKeys.all,
  )
}

/** Where an affiliate stands, beside other things on the page, which report an outage themselves. */
export function useTierStanding(id: string) {
  return useQuery({
    queryKey: partnershipKeys.ownTiers(id),
    queryFn: () => callInBackground(tiers.ofPartnership, { params: { id } }),
    retry: false,
  })
}

/** Computes what terms would have cost; nothing is saved or outdated by it. */
export function useSimulation(hotelId: string) {
  return useMutation({
    mutationFn: (body: SimulationInput) => call(partnerSimulations.run, { params: { hotelId }, body }),
  })
}

import { type Boost, type BoostInput, boosts } from '@roomlark/contract/partners/boosts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { useCall, useCallPage } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

/** The boosts of a hotel, and whom a new one would be for. */
export function useBoosts(hotelId: string) {
  return useCallPage(partnershipKeys.boosts(hotelId), boosts.list, { params: { hotelId } })
}

/** Four weeks of a hotel from a day on; while others are fetched, those shown stay. */
export function useBoostNights(hotelId: string, from: string) {
  return useCall(
    partnershipKeys.boostNights(hotelId, from),
    boosts.nights,
    { params: { hotelId }, query: { from } },
    { placeholderData: keepPreviousData },
  )
}

export function useStartBoost(hotelId: string) {
  return useChange(
    (input: BoostInput) => call(boosts.start, { params: { hotelId }, body: input }),
    partnershipKeys.boosts(hotelId),
  )
}

export function useStopBoost(hotelId: string) {
  return useChange(
    ({ id, version }: Pick<Boost, 'id' | 'version'>) =>
      call(boosts.stop, { params: { hotelId, boostId: id }, body: { version } }),
    partnershipKeys.boosts(hotelId),
  )
}

/** The boosts of all hotels that an affiliate is a partner of. */
export function useOffers() {
  return useCall(partnershipKeys.offers, boosts.offers)
}

/** The same beside other things on the page, which report an outage themselves; null if there is one. */
export function useOffersBeside() {
  return useQuery({
    queryKey: partnershipKeys.offersBeside,
    queryFn: () => callInBackground(boosts.offers),
    retry: false,
  })
}

import { type Campaign, type CampaignInput, campaigns } from '@roomlark/contract/partners/campaigns'
import { useQuery } from '@tanstack/react-query'
import { call, callInBackground } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { partnershipKeys } from './keys.ts'

export function useCampaigns(hotelId: string) {
  return useCall(partnershipKeys.campaigns(hotelId), campaigns.list, { params: { hotelId } })
}

export function useStartCampaign(hotelId: string) {
  return useChange(
    (input: CampaignInput) => call(campaigns.start, { params: { hotelId }, body: input }),
    partnershipKeys.campaigns(hotelId),
  )
}

export function useStopCampaign(hotelId: string) {
  return useChange(
    ({ id, version }: Pick<Campaign, 'id' | 'version'>) =>
      call(campaigns.stop, { params: { hotelId, campaignId: id }, body: { version } }),
    partnershipKeys.campaigns(hotelId),
  )
}

/** The campaigns for one partner, beside other things on the page, which report an outage themselves. */
export function useOwnCampaigns(id: string) {
  return useQuery({
    queryKey: partnershipKeys.ownCampaigns(id),
    queryFn: () => callInBackground(campaigns.ofPartnership, { params: { id } }),
    retry: false,
  })
}

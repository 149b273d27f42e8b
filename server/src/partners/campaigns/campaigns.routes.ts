import { campaigns } from '@roomlark/contract/partners/campaigns'
import { route } from '../../http/route.ts'
import { listCampaigns, listOwnCampaigns, startCampaign, stopCampaign } from './campaigns.service.ts'

export const campaignsRoutes = [
  route(campaigns.list, (ctx, { params }) => listCampaigns(ctx, params.hotelId)),
  route(campaigns.start, (ctx, { params, body }) => startCampaign(ctx, params.hotelId, body)),
  route(campaigns.stop, (ctx, { params, body }) => stopCampaign(ctx, params, body.version)),
  route(campaigns.ofPartnership, (ctx, { params }) => listOwnCampaigns(ctx, params.id)),
]

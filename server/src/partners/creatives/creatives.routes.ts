import { creatives } from '@roomlark/contract/partners/creatives'
import { route } from '../../http/route.ts'
import { getHotelCreatives, getPartnerCreatives, saveCreatives } from './creatives.service.ts'

export const creativesRoutes = [
  route(creatives.ofHotel, (ctx, { params }) => getHotelCreatives(ctx, params.hotelId)),
  route(creatives.save, (ctx, { params, body }) => saveCreatives(ctx, params.hotelId, body)),
  route(creatives.ofPartnership, (ctx, { params }) => getPartnerCreatives(ctx, params.id)),
]

import { allPartnerships } from '@roomlark/contract/partners/all-partnerships'
import { bookingPartners } from '@roomlark/contract/partners/booking-partner'
import { hotelPartners } from '@roomlark/contract/partners/hotel-partners'
import { readRoute, route } from '../../../http/route.ts'
import { invitePartner } from '../invitations/invitations.service.ts'
import { listPartnerNames } from '../partner-names.service.ts'
import { listAllPartnerships } from './all-partnerships.service.ts'
import { getHotelPartner, getHotelPartners, markRequestsRead } from './hotel-partners.service.ts'
import { exportPartners, listPartners } from './partner-list.service.ts'
import { changePartnerSettings } from './partner-settings.service.ts'

export const hotelPartnersRoutes = [
  route(hotelPartners.overview, (ctx, { params }) => getHotelPartners(ctx, params.hotelId)),
  route(hotelPartners.get, (ctx, { params }) => getHotelPartner(ctx, params)),
  readRoute(hotelPartners.list, (ctx, { query }) => listPartners(ctx, query)),
  route(hotelPartners.export, (ctx, { query }) => exportPartners(ctx, query)),
  route(hotelPartners.markRead, (ctx, { params }) => markRequestsRead(ctx, params.hotelId)),
  route(hotelPartners.changeSettings, (ctx, { params, body }) =>
    changePartnerSettings(ctx, params.hotelId, body),
  ),
  route(hotelPartners.invite, (ctx, { params, body }) => invitePartner(ctx, params.hotelId, body)),
  readRoute(allPartnerships.list, (ctx, { query }) => listAllPartnerships(ctx, query)),
  route(bookingPartners.names, (ctx, { params, query }) =>
    listPartnerNames(ctx, params.hotelId, query.search),
  ),
]

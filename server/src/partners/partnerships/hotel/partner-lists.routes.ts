import { allPartnerships } from '@roomlark/contract/partners/all-partnerships'
import { bookingPartners } from '@roomlark/contract/partners/booking-partner'
import { readRoute, route } from '../../../http/route.ts'
import { listPartnerNames } from '../partner-names.service.ts'
import { listAllPartnerships } from './all-partnerships.service.ts'

export const partnerListRoutes = [
  readRoute(allPartnerships.list, (ctx, { query }) => listAllPartnerships(ctx, query)),
  route(bookingPartners.names, (ctx, { params, query }) =>
    listPartnerNames(ctx, params.hotelId, query.search),
  ),
]

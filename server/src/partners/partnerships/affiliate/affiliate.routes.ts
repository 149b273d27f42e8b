import { affiliateProfile } from '@roomlark/contract/partners/affiliate-profile'
import { ownPartnerships } from '@roomlark/contract/partners/own-partnerships'
import { partnerFind } from '@roomlark/contract/partners/partner-find'
import { readRoute, route } from '../../../http/route.ts'
import { findFirstDay, noteFirstStep } from '../figures/first-day.service.ts'
import { findHotels, getFoundHotel } from './find.service.ts'
import { countOwnPartnerships, listOwnPartnerships } from './own.service.ts'
import { getAffiliateProfile, saveAffiliateProfile } from './profile.service.ts'
import { requestPartnership } from './requests.service.ts'

/** Endpoints for affiliates; the steps of a partnership are shared by both sides (`partnerships.routes.ts`). */
export const affiliateRoutes = [
  route(affiliateProfile.get, (ctx) => getAffiliateProfile(ctx)),
  route(affiliateProfile.save, (ctx, { body }) => saveAffiliateProfile(ctx, body)),
  readRoute(partnerFind.list, (ctx, { query }) => findHotels(ctx, query)),
  route(partnerFind.get, (ctx, { params }) => getFoundHotel(ctx, params.hotelId)),
  readRoute(ownPartnerships.list, (ctx, { query }) => listOwnPartnerships(ctx, query)),
  route(ownPartnerships.request, (ctx, { body }) => requestPartnership(ctx, body.hotelId, body.message)),
  route(ownPartnerships.counts, (ctx) => countOwnPartnerships(ctx)),
  route(ownPartnerships.firstDay, (ctx) => findFirstDay(ctx)),
  route(ownPartnerships.noteFirstStep, (ctx, { body }) => noteFirstStep(ctx, body.step)),
]

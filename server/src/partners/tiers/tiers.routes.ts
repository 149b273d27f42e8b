import { partnerSimulations } from '@roomlark/contract/partners/simulations'
import { tiers } from '@roomlark/contract/partners/tiers'
import { route } from '../../http/route.ts'
import { simulateTerms } from './simulation.service.ts'
import { getTierStanding } from './standing.service.ts'
import { answerTierQuestion, changeTiers, getHotelTiers } from './tiers.service.ts'

export const tiersRoutes = [
  route(tiers.ofHotel, (ctx, { params }) => getHotelTiers(ctx, params.hotelId)),
  route(tiers.change, (ctx, { params, body }) => changeTiers(ctx, params.hotelId, body)),
  route(tiers.answer, (ctx, { params, body }) => answerTierQuestion(ctx, params, body.answer)),
  route(tiers.ofPartnership, (ctx, { params }) => getTierStanding(ctx, params.id)),
  route(partnerSimulations.run, (ctx, { params, body }) => simulateTerms(ctx, params.hotelId, body)),
]

import { boosts } from '@roomlark/contract/partners/boosts'
import { route } from '../../http/route.ts'
import { listBoosts, startBoost, stopBoost } from './boosts.service.ts'
import { readEmptyNights } from './empty-nights.service.ts'
import { listOffers } from './offers.service.ts'

export const boostsRoutes = [
  route(boosts.list, (ctx, { params }) => listBoosts(ctx, params.hotelId)),
  route(boosts.nights, (ctx, { params, query }) => readEmptyNights(ctx, params.hotelId, query.from)),
  route(boosts.start, (ctx, { params, body }) => startBoost(ctx, params.hotelId, body)),
  route(boosts.stop, (ctx, { params, body }) => stopBoost(ctx, params, body.version)),
  route(boosts.offers, (ctx) => listOffers(ctx)),
]

import { search } from '@roomlark/contract/search'
import { route } from '../../http/route.ts'
import { suggestPlaces } from './places.service.ts'
import { searchStays } from './search.service.ts'

export const searchRoutes = [
  route(search.stays, (ctx, { query }) => searchStays(ctx, query)),
  route(search.places, (ctx, { query }) => suggestPlaces(ctx, query)),
]

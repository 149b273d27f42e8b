import { search } from '@roomlark/contract/guest-site/search'
import { readRoute } from '../../http/route.ts'
import { suggestPlaces } from './places/places.service.ts'
import { searchStays } from './search.service.ts'

export const searchRoutes = [
  readRoute(search.stays, (ctx, { query }) => searchStays(ctx, query)),
  readRoute(search.places, (ctx, { query }) => suggestPlaces(ctx, query)),
]

import { commissionList } from '@roomlark/contract/partners/commission-list'
import { readRoute } from '../../http/route.ts'
import { listCommissions } from './listing.service.ts'

export const commissionRoutes = [
  readRoute(commissionList.list, (ctx, { query }) => listCommissions(ctx, query)),
]

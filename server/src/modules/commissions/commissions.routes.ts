import { commissionList } from '@roomlark/contract/commission-list'
import { route } from '../../http/route.ts'
import { listCommissions } from './listing.service.ts'

export const commissionRoutes = [route(commissionList.list, (ctx, { query }) => listCommissions(ctx, query))]

import { accounting } from '@roomlark/contract/bookings/accounting'
import { readRoute, route } from '../../../http/route.ts'
import { exportAccounting, getAccounting, updateAccounting } from './accounting.service.ts'

export const accountingRoutes = [
  route(accounting.settings, (ctx, { params }) => getAccounting(ctx, params.hotelId)),
  route(accounting.updateSettings, (ctx, { params, body }) => updateAccounting(ctx, params.hotelId, body)),
  readRoute(accounting.export, (ctx, { params, query }) => exportAccounting(ctx, params.hotelId, query)),
]

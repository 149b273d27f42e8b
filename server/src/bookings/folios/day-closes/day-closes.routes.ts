import { dayCloses } from '@roomlark/contract/bookings/day-close'
import { route } from '../../../http/route.ts'
import { closeDay } from './closing.service.ts'
import { getClosedDay, getOpenDay, listClosedDays } from './day-closes.service.ts'
import { getDayCsv, getDayPdf } from './files.service.ts'

export const dayClosesRoutes = [
  route(dayCloses.open, (ctx, { params, query }) => getOpenDay(ctx, params.hotelId, query.day)),
  route(dayCloses.close, (ctx, { params, body, idempotencyKey }) =>
    closeDay(ctx, params.hotelId, body, idempotencyKey),
  ),
  route(dayCloses.list, (ctx, { params, query }) => listClosedDays(ctx, params.hotelId, query)),
  route(dayCloses.get, (ctx, { params }) => getClosedDay(ctx, params.hotelId, params.day)),
  route(dayCloses.pdf, (ctx, { params }) => getDayPdf(ctx, params.hotelId, params.day)),
  route(dayCloses.csv, (ctx, { params }) => getDayCsv(ctx, params.hotelId, params.day)),
]

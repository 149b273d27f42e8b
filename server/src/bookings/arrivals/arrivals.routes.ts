import { arrivals } from '@roomlark/contract/bookings/arrivals'
import { route } from '../../http/route.ts'
import { getHotelArrivals, saveHotelArrivals } from './hotel-arrivals.service.ts'

export const arrivalsRoutes = [
  route(arrivals.get, (ctx, { params }) => getHotelArrivals(ctx, params.hotelId)),
  route(arrivals.save, (ctx, { params, body }) => saveHotelArrivals(ctx, params.hotelId, body)),
]

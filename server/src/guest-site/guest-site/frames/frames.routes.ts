import { bookingFrames } from '@roomlark/contract/guest-site/booking-frames'
import { route } from '../../../http/route.ts'
import { getBookingFrame, removeBookingFrame, saveBookingFrame } from './frames.service.ts'

export const frameRoutes = [
  route(bookingFrames.get, (ctx, { params }) => getBookingFrame(ctx, params.hotelId)),
  route(bookingFrames.save, (ctx, { params, body }) => saveBookingFrame(ctx, params.hotelId, body)),
  route(bookingFrames.remove, (ctx, { params }) => removeBookingFrame(ctx, params.hotelId)),
]

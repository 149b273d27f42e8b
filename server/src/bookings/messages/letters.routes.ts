import { letters } from '@roomlark/contract/bookings/letters'
import { route } from '../../http/route.ts'
import { listLetters, renewGuestLink, sendLetter } from './letters.service.ts'

export const lettersRoutes = [
  route(letters.ofBooking, (ctx, { params }) => listLetters(ctx, params.id)),
  route(letters.send, (ctx, { params, body }) => sendLetter(ctx, params.id, body.kind)),
  route(letters.renewLink, (ctx, { params }) => renewGuestLink(ctx, params.id)),
]

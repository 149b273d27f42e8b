import { messages } from '@roomlark/contract/bookings/messages'
import { route } from '../../http/route.ts'
import { listMessages, markSeen, writeToGuest } from './messages.service.ts'

export const messagesRoutes = [
  route(messages.list, (ctx, { params }) => listMessages(ctx, params.id)),
  route(messages.send, (ctx, { params, body }) => writeToGuest(ctx, params.id, body.text)),
  route(messages.markSeen, (ctx, { params, body }) => markSeen(ctx, params.id, body.upTo)),
]

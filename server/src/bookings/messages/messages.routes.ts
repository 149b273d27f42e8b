import { letters } from '@roomlark/contract/bookings/letters'
import { messages } from '@roomlark/contract/bookings/messages'
import { route } from '../../http/route.ts'
import { listTemplates, previewLetter, saveTemplate } from './letter-templates.service.ts'
import { listLetters, renewGuestLink, sendLetter } from './letters.service.ts'
import { listMessages, markSeen, writeToGuest } from './messages.service.ts'

export const messagesRoutes = [
  route(messages.list, (ctx, { params }) => listMessages(ctx, params.id)),
  route(messages.send, (ctx, { params, body }) => writeToGuest(ctx, params.id, body.text)),
  route(messages.markSeen, (ctx, { params, body }) => markSeen(ctx, params.id, body.upTo)),
  route(letters.list, (ctx, { params }) => listTemplates(ctx, params.hotelId)),
  route(letters.save, (ctx, { params, body }) => saveTemplate(ctx, params, body)),
  route(letters.preview, (ctx, { params, body }) => previewLetter(ctx, params.hotelId, body)),
  route(letters.ofBooking, (ctx, { params }) => listLetters(ctx, params.id)),
  route(letters.send, (ctx, { params, body }) => sendLetter(ctx, params.id, body.kind)),
  route(letters.renewLink, (ctx, { params }) => renewGuestLink(ctx, params.id)),
]

import { channel } from '@roomlark/contract/bookings/channel'
import { route } from '../../http/route.ts'
import { getAri, listChanges, setAri } from './ari.service.ts'
import { connectChannel, listConnections, mapChannel } from './connections.service.ts'
import { acknowledgeMessages, listMessages } from './messages.service.ts'
import { deliverReservation, getReservation } from './reservations.service.ts'

export const channelRoutes = [
  route(channel.connections, (ctx) => listConnections(ctx)),
  route(channel.connect, (ctx, { body }) => connectChannel(ctx, body)),
  route(channel.map, (ctx, { params, body }) => mapChannel(ctx, params.id, body)),
  route(channel.changes, (ctx, { params, query }) => listChanges(ctx, params.id, query.cursor)),
  route(channel.ari, (ctx, { params, query }) => getAri(ctx, params.id, query)),
  route(channel.setAri, (ctx, { params, body }) => setAri(ctx, params.id, body)),
  route(channel.deliver, (ctx, { params, body }) =>
    deliverReservation(ctx, params.id, params.reservationId, body.reservation),
  ),
  route(channel.reservation, (ctx, { params }) => getReservation(ctx, params.id, params.reservationId)),
  route(channel.messages, (ctx, { params }) => listMessages(ctx, params.id)),
  route(channel.acknowledge, (ctx, { params, body }) => acknowledgeMessages(ctx, params.id, body.ids)),
]

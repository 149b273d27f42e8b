import { groups } from '@roomlark/contract/bookings/groups'
import { route } from '../../../http/route.ts'
import { cancelGroup, releaseRooms } from './ending.service.ts'
import { createGroup, getGroup, listGroups, updateGroup } from './groups.service.ts'
import { pickUpRoom } from './pick-up.service.ts'
import { importRoomingList } from './rooming-list.service.ts'

export const groupsRoutes = [
  route(groups.list, (ctx, { query }) => listGroups(ctx, query)),
  route(groups.get, (ctx, { params }) => getGroup(ctx, params.id)),
  route(groups.create, (ctx, { params, body }) => createGroup(ctx, params.hotelId, body)),
  route(groups.update, (ctx, { params, body }) => updateGroup(ctx, params.id, body)),
  route(groups.pickUp, (ctx, { params, body, idempotencyKey }) =>
    pickUpRoom(ctx, params.id, body, idempotencyKey),
  ),
  route(groups.importList, (ctx, { params, body }) => importRoomingList(ctx, params.id, body)),
  route(groups.release, (ctx, { params, body }) => releaseRooms(ctx, params.id, body)),
  route(groups.cancel, (ctx, { params, body }) => cancelGroup(ctx, params.id, body)),
]

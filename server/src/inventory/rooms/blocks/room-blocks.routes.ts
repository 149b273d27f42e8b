import { roomBlocks } from '@roomlark/contract/inventory/room-blocks'
import { route } from '../../../http/route.ts'
import { blockRoom, changeBlock, endBlock, listInTheWay } from './room-blocks.service.ts'

export const roomBlocksRoutes = [
  route(roomBlocks.inTheWay, (ctx, { params, query }) => listInTheWay(ctx, params.hotelId, query)),
  route(roomBlocks.create, (ctx, { params, body }) => blockRoom(ctx, params.hotelId, body)),
  route(roomBlocks.update, (ctx, { params, body }) => changeBlock(ctx, params, body)),
  route(roomBlocks.end, (ctx, { params }) => endBlock(ctx, params)),
]

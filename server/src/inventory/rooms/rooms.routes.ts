import { imports } from '@roomlark/contract/inventory/imports'
import { roomBlocks } from '@roomlark/contract/inventory/room-blocks'
import { rooms } from '@roomlark/contract/inventory/rooms'
import { route } from '../../http/route.ts'
import { blockRoom, changeBlock, endBlock, listInTheWay } from './blocks/room-blocks.service.ts'
import { addImages, captionImage, orderImages, removeImage } from './images.service.ts'
import { importRooms } from './import/import.service.ts'
import {
  createRoomType,
  listRoomTypes,
  removeRoomType,
  setRoomNumbers,
  updateRoomType,
} from './rooms.service.ts'

export const roomsRoutes = [
  route(rooms.list, (ctx, { params }) => listRoomTypes(ctx, params.hotelId)),
  route(rooms.create, (ctx, { params, body }) => createRoomType(ctx, params.hotelId, body)),
  route(rooms.update, (ctx, { params, body }) => updateRoomType(ctx, params, body)),
  route(rooms.setNumbers, (ctx, { params, body }) => setRoomNumbers(ctx, params, body.numbers)),
  route(rooms.remove, (ctx, { params }) => removeRoomType(ctx, params)),
  route(rooms.addImages, (ctx, { params, files }) => addImages(ctx, params, files)),
  route(rooms.orderImages, (ctx, { params, body }) => orderImages(ctx, params, body.imageIds)),
  route(rooms.captionImage, (ctx, { params, body }) => captionImage(ctx, params, body.caption)),
  route(rooms.removeImage, (ctx, { params }) => removeImage(ctx, params)),
  route(imports.rooms, (ctx, { params, body }) => importRooms(ctx, params.hotelId, body)),
  route(roomBlocks.inTheWay, (ctx, { params, query }) => listInTheWay(ctx, params.hotelId, query)),
  route(roomBlocks.create, (ctx, { params, body }) => blockRoom(ctx, params.hotelId, body)),
  route(roomBlocks.update, (ctx, { params, body }) => changeBlock(ctx, params, body)),
  route(roomBlocks.end, (ctx, { params }) => endBlock(ctx, params)),
]

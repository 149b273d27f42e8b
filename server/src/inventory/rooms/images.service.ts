import { imageLimits, type Photo } from '@roomlark/contract/platform/photos'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  type Album,
  addPhotos,
  captionPhoto,
  orderPhotos,
  removePhoto,
  type Uploads,
} from '../../platform/images/albums.service.ts'
import { notifyOfRefusal } from '../../platform/images/refusals.service.ts'
import { getBookableHotel, lockBookableHotel } from './nights/bookable-hotel.service.ts'
import { selectRoomTypeForNoKeyUpdate, selectRoomTypes } from './rooms.queries.ts'

type TypeIds = { hotelId: string; roomTypeId: string }
type ImageIds = TypeIds & { imageId: string }

function makeAlbum(ctx: SignedInContext, { hotelId, roomTypeId }: TypeIds): Album {
  return {
    place: { shelf: 'room-type', ownerId: roomTypeId },
    noun: 'room type',
    most: imageLimits.perRoomType,
    async find() {
      await getBookableHotel(ctx, ctx.sql, hotelId)
      const [type] = await selectRoomTypes(ctx.sql, hotelId, [roomTypeId])
      if (!type) throw notFound('room type')
    },
    async lock(tx) {
      await lockBookableHotel(ctx, tx, hotelId)
      if (!(await selectRoomTypeForNoKeyUpdate(tx, hotelId, roomTypeId))) throw notFound('room type')
    },
    record: (tx, after) =>
      recordAudit(ctx, tx, { action: 'room-type.images', target: `room-type:${roomTypeId}`, after }),
    refused: (rejected) => notifyOfRefusal(ctx, hotelId, rejected),
  }
}

export function addImages(ctx: SignedInContext, ids: TypeIds, uploads: Uploads): Promise<Photo[]> {
  return addPhotos(ctx, makeAlbum(ctx, ids), uploads)
}

export function orderImages(ctx: SignedInContext, ids: TypeIds, imageIds: string[]): Promise<Photo[]> {
  return orderPhotos(ctx, makeAlbum(ctx, ids), imageIds)
}

export function captionImage(ctx: SignedInContext, ids: ImageIds, caption: string): Promise<Photo> {
  return captionPhoto(ctx, makeAlbum(ctx, ids), ids.imageId, caption)
}

export function removeImage(ctx: SignedInContext, ids: ImageIds): Promise<null> {
  return removePhoto(ctx, makeAlbum(ctx, ids), ids.imageId)
}

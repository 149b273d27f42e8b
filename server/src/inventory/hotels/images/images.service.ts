import { imageLimits, type Photo } from '@roomlark/contract/platform/photos'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import {
  type Album,
  addPhotos,
  captionPhoto,
  orderPhotos,
  removePhoto,
  type Uploads,
} from '../../../platform/images/albums.service.ts'
import { notifyOfRefusal } from '../../../platform/images/refusals.service.ts'
import { selectHotel } from '../hotels.queries.ts'
import { lockHotel } from '../hotels.service.ts'

function makeAlbum(ctx: SignedInContext, hotelId: string): Album {
  return {
    place: { shelf: 'hotel', ownerId: hotelId },
    noun: 'hotel',
    most: imageLimits.perHotel,
    async find() {
      if (!(await selectHotel(ctx.sql, hotelId, getHotelScope(ctx.actor)))) throw notFound('hotel')
    },
    lock: (tx) => lockHotel(ctx, tx, hotelId),
    record: (tx, after) =>
      recordAudit(ctx, tx, { action: 'hotel.images', target: `hotel:${hotelId}`, after }),
    refused: (rejected) => notifyOfRefusal(ctx, hotelId, rejected),
  }
}

export function addImages(ctx: SignedInContext, hotelId: string, uploads: Uploads): Promise<Photo[]> {
  return addPhotos(ctx, makeAlbum(ctx, hotelId), uploads)
}

export function orderImages(ctx: SignedInContext, hotelId: string, imageIds: string[]): Promise<Photo[]> {
  return orderPhotos(ctx, makeAlbum(ctx, hotelId), imageIds)
}

type Ids = { id: string; imageId: string }

export function captionImage(ctx: SignedInContext, ids: Ids, caption: string): Promise<Photo> {
  return captionPhoto(ctx, makeAlbum(ctx, ids.id), ids.imageId, caption)
}

export function removeImage(ctx: SignedInContext, ids: Ids): Promise<null> {
  return removePhoto(ctx, makeAlbum(ctx, ids.id), ids.imageId)
}

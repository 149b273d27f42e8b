import { imageLimits, type Photo } from '@roomlark/contract/photos'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { ServiceContext, SignedInContext } from '../../http/context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockHotel } from './hotel-access.service.ts'
import { hotelScope } from './hotels.policy.ts'
import { discardFiles, storePicture } from './image-files.service.ts'
import {
  deleteImage,
  type ImageRow,
  insertImages,
  type NewImage,
  selectImageCount,
  selectImages,
  updateImageCaption,
  updateImageOrder,
} from './images.queries.ts'

type Uploads = AsyncIterable<{ name: string; bytes: Buffer }>

/** In their order; the first is the cover. */
export async function listImages(
  ctx: Pick<ServiceContext, 'images'>,
  sql: Sql,
  hotelId: string,
): Promise<Photo[]> {
  return (await selectImages(sql, hotelId)).map((row) => toHotelImage(ctx, row))
}

/** All of them or none. Answers with those that were added, in the order they were sent. */
export async function addImages(ctx: SignedInContext, hotelId: string, uploads: Uploads): Promise<Photo[]> {
  const kept = await selectImageCount(ctx.sql, hotelId, hotelScope(ctx.actor))
  if (kept === undefined) throw notFound('hotel')
  const received = await receive(ctx, uploads, imageLimits.perHotel - kept)
  let written = false
  try {
    return await ctx.sql.begin(async (tx) => {
      await lockHotel(ctx, tx, hotelId)
      const { length } = await selectImages(tx, hotelId)
      requireRoom(received.length, imageLimits.perHotel - length)
      await insertImages(tx, hotelId, received, ctx.clock())
      await recordChange(ctx, tx, hotelId, { added: received.length })
      const added = (await listImages(ctx, tx, hotelId)).slice(length)
      written = true
      return added
    })
  } catch (error) {
    // Once all is written only the commit can fail, and a lost connection may hide that it did not.
    // Then the sweep finds out: a row without its files would be worse than files without a row.
    if (!written) await discardFiles(ctx, filesOf(received))
    throw error
  }
}

async function receive(ctx: SignedInContext, uploads: Uploads, room: number): Promise<NewImage[]> {
  const received: NewImage[] = []
  try {
    requireRoom(1, room)
    for await (const upload of uploads) {
      requireRoom(received.length + 1, room)
      received.push(await storePicture(ctx, await ctx.pictures.prepare(upload)))
    }
    if (received.length === 0) throw new AppError('bad_request', 'Choose at least one picture.')
    return received
  } catch (error) {
    await discardFiles(ctx, filesOf(received))
    throw error
  }
}

export async function orderImages(
  ctx: SignedInContext,
  hotelId: string,
  imageIds: string[],
): Promise<Photo[]> {
  return ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, hotelId)
    const present = (await selectImages(tx, hotelId)).map(({ id }) => id)
    if (present.toSorted().join() !== imageIds.toSorted().join()) {
      throw new AppError(
        'conflict',
        'The pictures of this hotel have changed in the meantime. Load them again, then put them in order.',
      )
    }
    await updateImageOrder(tx, hotelId, imageIds)
    await recordChange(ctx, tx, hotelId, { ordered: imageIds.length })
    return listImages(ctx, tx, hotelId)
  })
}

export async function captionImage(
  ctx: SignedInContext,
  ids: { id: string; imageId: string },
  caption: string,
): Promise<Photo> {
  return ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, ids.id)
    const row = await updateImageCaption(tx, ids.id, ids.imageId, caption)
    if (!row) throw notFound('picture')
    await recordChange(ctx, tx, ids.id, { captioned: ids.imageId, caption })
    return toHotelImage(ctx, row)
  })
}

export async function removeImage(ctx: SignedInContext, ids: { id: string; imageId: string }): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockHotel(ctx, tx, ids.id)
    const file = await deleteImage(tx, ids.id, ids.imageId)
    if (!file) throw notFound('picture')
    await ctx.jobs.enqueue(tx, 'images.remove', { files: [file] })
    await recordChange(ctx, tx, ids.id, { removed: ids.imageId })
    return null
  })
}

/** Pictures whose files are in the store already; for a hotel nobody else can change yet. */
export async function keepImages(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Sql,
  hotelId: string,
  images: NewImage[],
): Promise<void> {
  if (images.length > 0) await insertImages(tx, hotelId, images, ctx.clock())
}

/** For a hotel about to be deleted in this transaction: its files go once that has happened. */
export async function forgetImages(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Sql,
  hotelId: string,
): Promise<void> {
  const files = filesOf(await selectImages(tx, hotelId))
  if (files.length > 0) await ctx.jobs.enqueue(tx, 'images.remove', { files })
}

function toHotelImage(ctx: Pick<ServiceContext, 'images'>, { file, ...row }: ImageRow): Photo {
  return { ...row, ...ctx.images.urlsOf(file) }
}

function filesOf(images: { file: string }[]): string[] {
  return images.map(({ file }) => file)
}

function requireRoom(count: number, room: number): void {
  if (count <= room) return
  const { perHotel } = imageLimits
  const has = room > 0 ? `there is room for ${room} more` : 'remove some first'
  throw new AppError('bad_request', `A hotel can have ${perHotel} pictures: ${has}.`)
}

function recordChange(ctx: SignedInContext, tx: Sql, hotelId: string, after: object): Promise<void> {
  return recordAudit(ctx, tx, { action: 'hotel.images', target: `hotel:${hotelId}`, after })
}

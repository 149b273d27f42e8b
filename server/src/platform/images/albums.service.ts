import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { RejectedPicture } from '../../adapters/rejected-picture.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, SqlPart, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { discardFiles, storePicture } from './image-files.service.ts'
import {
  type AlbumRef,
  coverColumn,
  deleteImage,
  deleteImagesByOwner,
  deleteSomeImages,
  type ImageRow,
  imagesColumn,
  insertImages,
  type NewImage,
  type Shelf,
  selectFilesOfHotel,
  selectImages,
  selectImagesByOwner,
  updateImageCaption,
  updateImageOrder,
} from './images.queries.ts'

export type Uploads = AsyncIterable<{ name: string; bytes: Buffer }>

/**
 * An ordered list of pictures, the first of which is the cover. The owning module decides who may change it
 * and records the changes.
 */
export type Album = {
  place: AlbumRef
  /** For messages. */
  noun: 'hotel' | 'room type'
  most: number
  /** Refuses callers who may not see the album before any byte is read. */
  find(): Promise<void>
  /** Does the same, and locks the album until the transaction ends. */
  lock(tx: Transaction): Promise<void>
  record(tx: Transaction, after: object): Promise<void>
  /** Notifies those concerned that a picture was rejected. */
  refused(rejected: RejectedPicture): Promise<void>
}

type StoreContext = Pick<ServiceContext, 'images'>

async function listPhotos(ctx: StoreContext, sql: Sql, place: AlbumRef): Promise<Photo[]> {
  return (await selectImages(sql, place)).map((row) => toPhoto(ctx, row))
}

/** Groups pictures by owner; owners without any are left out. */
export async function photosByOwner(
  ctx: StoreContext,
  sql: Sql,
  shelf: Shelf,
  ownerIds: string[],
): Promise<Map<string, Photo[]>> {
  const rows = await selectImagesByOwner(sql, shelf, ownerIds)
  const owned = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return new Map([...owned].map(([id, images]) => [id, images.map((row) => toPhoto(ctx, row))]))
}

/** Columns that `photosPart` selects. */
export type PhotoRows = { imageRows: ImageRow[] }

/** The pictures of one owner as a column of another query; `toPhoto` reads them. */
export function photosPart(sql: Sql, shelf: Shelf, ownerId: SqlPart) {
  return imagesColumn(sql, shelf, ownerId)
}

/** Columns that `coverPart` selects. */
export type CoverRow = { coverRow: ImageRow | null }

/** The first picture of an owner in the same way. */
export function coverPart(sql: Sql, shelf: Shelf, ownerId: SqlPart) {
  return coverColumn(sql, shelf, ownerId)
}

/** Adds all pictures or none, and returns those added in the order they were sent. */
export async function addPhotos(ctx: SignedInContext, album: Album, uploads: Uploads): Promise<Photo[]> {
  await album.find()
  const existing = await selectImages(ctx.sql, album.place)
  const received = await receive(ctx, album, uploads, album.most - existing.length)
  let written = false
  try {
    return await ctx.sql.begin(async (tx) => {
      await album.lock(tx)
      const { length } = await selectImages(tx, album.place)
      requireRoom(album, received.length, album.most - length)
      await insertImages(tx, album.place, received, ctx.clock())
      await album.record(tx, { added: received.length })
      const added = (await listPhotos(ctx, tx, album.place)).slice(length)
      written = true
      return added
    })
  } catch (error) {
    // Once everything is written, only the commit can fail, and a lost connection may hide that it succeeded.
    // In that case the sweep decides, because a row without its files would be worse than files without a
    // row.
    if (!written) await discardFiles(ctx, toFileNames(received))
    throw error
  }
}

async function receive(
  ctx: SignedInContext,
  album: Album,
  uploads: Uploads,
  room: number,
): Promise<NewImage[]> {
  const received: NewImage[] = []
  try {
    requireRoom(album, 1, room)
    for await (const upload of uploads) {
      requireRoom(album, received.length + 1, room)
      const picture = await prepare(ctx, album, upload)
      received.push(await storePicture(ctx, picture))
    }
    if (received.length === 0) throw new AppError('bad_request', say('Choose at least one picture.'))
    return received
  } catch (error) {
    await discardFiles(ctx, toFileNames(received))
    throw error
  }
}

async function prepare(ctx: SignedInContext, album: Album, upload: { name: string; bytes: Buffer }) {
  try {
    return await ctx.pictures.prepare(upload)
  } catch (error) {
    if (error instanceof RejectedPicture) await album.refused(error)
    throw error
  }
}

export async function orderPhotos(ctx: SignedInContext, album: Album, imageIds: string[]): Promise<Photo[]> {
  return ctx.sql.begin(async (tx) => {
    await album.lock(tx)
    const present = (await selectImages(tx, album.place)).map(({ id }) => id)
    if (present.toSorted().join() !== imageIds.toSorted().join()) {
      throw changedByOthers(`the pictures of this ${album.noun}`)
    }
    await updateImageOrder(tx, album.place, imageIds)
    await album.record(tx, { ordered: imageIds.length })
    return listPhotos(ctx, tx, album.place)
  })
}

export async function captionPhoto(
  ctx: SignedInContext,
  album: Album,
  imageId: string,
  caption: string,
): Promise<Photo> {
  return ctx.sql.begin(async (tx) => {
    await album.lock(tx)
    const row = await updateImageCaption(tx, album.place, imageId, caption)
    if (!row) throw notFound('picture')
    await album.record(tx, { captioned: imageId, caption })
    return toPhoto(ctx, row)
  })
}

export async function removePhoto(ctx: SignedInContext, album: Album, imageId: string): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await album.lock(tx)
    const file = await deleteImage(tx, album.place, imageId)
    if (!file) throw notFound('picture')
    await ctx.jobs.enqueue(tx, 'images.remove', { files: [file] })
    await album.record(tx, { removed: imageId })
    return null
  })
}

/** Adds pictures whose files are already in the store, for an owner that nobody else can change yet. */
export async function keepPhotos(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  place: AlbumRef,
  images: NewImage[],
): Promise<void> {
  if (images.length > 0) await insertImages(tx, place, images, ctx.clock())
}

/** Removes all pictures of an owner: the rows now, and the files once the transaction has committed. */
export async function removePhotos(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  place: AlbumRef,
): Promise<void> {
  await removePhotosOfAll(ctx, tx, place.shelf, [place.ownerId])
}

/** Does the same for several owners. */
export async function removePhotosOfAll(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  shelf: Shelf,
  ownerIds: string[],
): Promise<void> {
  await removeFilesLater(ctx, tx, await deleteImagesByOwner(tx, shelf, ownerIds))
}

/** Removes some pictures of an owner; ids of others are left alone. */
export async function dropPhotos(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  place: AlbumRef,
  imageIds: string[],
): Promise<void> {
  if (imageIds.length > 0) await removeFilesLater(ctx, tx, await deleteSomeImages(tx, place, imageIds))
}

/** Used for a hotel that is deleted in this transaction: its files are removed once that has committed. */
export async function forgetPhotosOfHotel(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  hotelId: string,
): Promise<void> {
  await removeFilesLater(ctx, tx, await selectFilesOfHotel(tx, hotelId))
}

async function removeFilesLater(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  files: string[],
): Promise<void> {
  if (files.length > 0) await ctx.jobs.enqueue(tx, 'images.remove', { files })
}

/** Each field is listed explicitly, because pictures are public. */
export function toPhoto(ctx: StoreContext, row: ImageRow): Photo {
  const { url, smallUrl, largeUrl } = ctx.images.getUrls(row.file)
  const { id, width, height, placeholder, caption } = row
  return { id, url, smallUrl, largeUrl, width, height, placeholder, caption }
}

function toFileNames(images: { file: string }[]): string[] {
  return images.map(({ file }) => file)
}

function requireRoom(album: Album, count: number, room: number): void {
  if (count <= room) return
  const { noun, most } = album
  throw new AppError(
    'bad_request',
    room > 0
      ? say(
          '{noun, select, hotel {A hotel} other {A room type}} can have {most} pictures: there is room for {room} more.',
          {
            noun,
            most,
            room,
          },
        )
      : say(
          '{noun, select, hotel {A hotel} other {A room type}} can have {most} pictures: remove some first.',
          {
            noun,
            most,
          },
        ),
  )
}

import { reviewRules } from '@roomlark/contract/bookings/reviews'
import type { ReviewPhotoFault } from '@roomlark/contract/guest-site/guest-reviews-page'
import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { RejectedPicture } from '../../adapters/rejected-picture.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { dropPhotos, keepPhotos, photosByOwner } from '../../platform/images/albums.service.ts'
import { discardFiles, storePicture } from '../../platform/images/image-files.service.ts'

export type StoredPhoto = Awaited<ReturnType<typeof storePicture>>

/** Photos of a review whose files are already in the store, and those that the guest no longer wants. */
export type PhotoChanges = { added: StoredPhoto[]; removed: string[] }

export const noPhotoChanges: PhotoChanges = { added: [], removed: [] }

/** A file as a form sends it; without bytes if it is larger than a photo may be. */
export type PostedPhotos = AsyncIterable<{ name: string; bytes: Buffer | null }>

type Received = { photos: StoredPhoto[]; faults: ReviewPhotoFault[] }

/** Stores the photos that can be used and says what is wrong with the others, so that one bad file spoils nothing. */
export async function receivePhotos(
  ctx: Pick<ServiceContext, 'images' | 'pictures'>,
  posted: PostedPhotos,
  most: number,
): Promise<Received> {
  const photos: StoredPhoto[] = []
  const faults = new Set<ReviewPhotoFault>()
  try {
    for await (const { name, bytes } of posted) {
      if (bytes === null) faults.add('photo-large')
      else if (photos.length >= most) faults.add('photo-many')
      else {
        const photo = await storeUsable(ctx, { name, bytes })
        if (photo) photos.push(photo)
        else faults.add('photo-unreadable')
      }
    }
  } catch (error) {
    await discardPhotos(ctx, photos)
    throw error
  }
  return { photos, faults: [...faults] }
}

async function storeUsable(
  ctx: Pick<ServiceContext, 'images' | 'pictures'>,
  file: { name: string; bytes: Buffer },
): Promise<StoredPhoto | null> {
  try {
    return await storePicture(ctx, await ctx.pictures.prepare(file))
  } catch (error) {
    if (error instanceof RejectedPicture) return null
    throw error
  }
}

export async function discardPhotos(
  ctx: Pick<ServiceContext, 'images'>,
  photos: StoredPhoto[],
): Promise<void> {
  await discardFiles(
    ctx,
    photos.map(({ file }) => file),
  )
}

/** Two tabs may send photos at once: the review, which the caller has locked, holds no more than it may. */
export async function changePhotos(
  ctx: Pick<ServiceContext, 'clock' | 'jobs' | 'images'>,
  tx: Transaction,
  reviewId: string,
  { added, removed }: PhotoChanges,
): Promise<void> {
  const place = { shelf: 'review', ownerId: reviewId } as const
  await dropPhotos(ctx, tx, place, removed)
  if (added.length === 0) return
  const { length } = await listReviewPhotos({ ...ctx, sql: tx }, reviewId)
  if (length + added.length > reviewRules.photos) {
    throw new AppError(
      'conflict',
      say('A review can have at most {most} photos.', { most: reviewRules.photos }),
    )
  }
  await keepPhotos(ctx, tx, place, added)
}

export async function listReviewPhotos(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  reviewId: string,
): Promise<Photo[]> {
  return (await photosByOwner(ctx, ctx.sql, 'review', [reviewId])).get(reviewId) ?? []
}

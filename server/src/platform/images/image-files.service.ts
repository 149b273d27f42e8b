import {
  fileOfImageName,
  imageName,
  imageNames,
  imageSizes,
  madeImageNames,
  newImageFile,
  type StoredImage,
} from '../../adapters/image-store.ts'
import type { Picture } from '../../adapters/pictures.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { type NewImage, selectAllFiles, selectIsBackupReading, selectKnownFiles } from './images.queries.ts'

/**
 * Files are written before their rows and removed after them, so a row never lacks its files. A file without
 * a row comes from an upload in progress or a crash; `sweepImages` distinguishes the two by age.
 */
const sparedMs = 24 * 60 * 60 * 1000

type StoreContext = Pick<ServiceContext, 'images'>

/** Stores a picture under a new name. If that fails, nothing of it is left. */
export async function storePicture(ctx: StoreContext, picture: Picture): Promise<NewImage> {
  const file = newImageFile()
  try {
    for (const size of imageSizes) await ctx.images.put(imageName(file, size), picture.bytes[size])
  } catch (error) {
    await discardFiles(ctx, [file])
    throw error
  }
  const { width, height, placeholder } = picture
  return { file, width, height, placeholder, caption: '' }
}

/**
 * Used while another error is on its way to the caller; anything that cannot be removed now is left to the
 * sweep.
 */
export async function discardFiles(ctx: StoreContext, files: string[]): Promise<void> {
  await removeImageFiles(ctx, files).catch(() => {})
}

/** A backup that is reading has rows that are deleted by now, and needs their files until it is done. */
const postponedSeconds = 300

/**
 * Removes files whose rows are gone. A backup that begins after the lock was looked at does not know those rows any more,
 * so the lock need not be held.
 */
export async function removeUnusedFiles(
  ctx: Pick<ServiceContext, 'images' | 'sql' | 'jobs'>,
  files: string[],
): Promise<void> {
  if (!(await selectIsBackupReading(ctx.sql))) return removeImageFiles(ctx, files)
  await ctx.sql.begin((tx) =>
    ctx.jobs.enqueue(tx, 'images.remove', { files }, { startAfter: postponedSeconds }),
  )
}

export async function listImageFiles(sql: Sql): Promise<string[]> {
  return selectAllFiles(sql)
}

async function removeImageFiles(ctx: StoreContext, files: string[]): Promise<void> {
  await ctx.images.remove(files.flatMap((file) => [...imageNames(file), ...madeImageNames(file)]))
}

/** Removes files that no picture refers to, once they are too old to belong to an upload in progress. */
export async function sweepImages(ctx: Pick<ServiceContext, 'images' | 'sql' | 'clock'>): Promise<void> {
  const before = ctx.clock().getTime() - sparedMs
  for await (const stored of ctx.images.list()) {
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before)
    const known = await selectKnownFiles(
      ctx.sql,
      old.flatMap(({ name }) => fileOfImageName(name) ?? []),
    )
    if (await selectIsBackupReading(ctx.sql)) return
    await ctx.images.remove(old.filter((image) => !belongsTo(known, image)).map(({ name }) => name))
  }
}

function belongsTo(known: Set<string>, { name }: StoredImage): boolean {
  const file = fileOfImageName(name)
  return file !== null && known.has(file)
}

import {
  avifNames,
  fileOfImageName,
  imageName,
  imageNames,
  imageSizes,
  newImageFile,
  type StoredImage,
} from '../../adapters/image-store.ts'
import type { Picture } from '../../adapters/pictures.ts'
import type { ServiceContext } from '../../context.ts'
import { type NewImage, selectKnownFiles } from './images.queries.ts'

/**
 * Files come before their rows and go after them, so a row never lacks its files. A file without a row is
 * what an upload in progress, or a crash, leaves: `sweepImages` distinguishes them by age.
 */
const sparedMs = 24 * 60 * 60 * 1000

type StoreContext = Pick<ServiceContext, 'images'>

/** Puts a picture in the store under a name of its own. After a failure nothing of it is left. */
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

/** While another failure is on its way to the caller: what cannot be removed now is left to the sweep. */
export async function discardFiles(ctx: StoreContext, files: string[]): Promise<void> {
  await removeImageFiles(ctx, files).catch(() => {})
}

export async function removeImageFiles(ctx: StoreContext, files: string[]): Promise<void> {
  await ctx.images.remove(files.flatMap((file) => [...imageNames(file), ...avifNames(file)]))
}

/** Removes what no picture refers to, once it is too old to belong to an upload under way. */
export async function sweepImages(ctx: Pick<ServiceContext, 'images' | 'sql' | 'clock'>): Promise<void> {
  const before = ctx.clock().getTime() - sparedMs
  for await (const stored of ctx.images.list()) {
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before)
    const known = await selectKnownFiles(
      ctx.sql,
      old.flatMap(({ name }) => fileOfImageName(name) ?? []),
    )
    await ctx.images.remove(old.filter((image) => !belongsTo(known, image)).map(({ name }) => name))
  }
}

function belongsTo(known: Set<string>, { name }: StoredImage): boolean {
  const file = fileOfImageName(name)
  return file !== null && known.has(file)
}

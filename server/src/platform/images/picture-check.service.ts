import { randomBytes } from 'node:crypto'
import { fileOfImageName, imageNames, type StoredImage } from '../../adapters/image-store.ts'
import type { ServiceContext } from '../../context.ts'
import { selectFileCount, selectFilesBeginning, selectKnownFiles } from './images.queries.ts'

/**
 * Files that no picture refers to belong to an upload in progress, or to one that failed, which the sweep removes a day
 * later at the latest. After this long, nothing has removed them.
 */
const leftoverMs = 3 * 24 * 60 * 60 * 1000

/** If a part is enough, about this many pictures are looked at. */
const fewPictures = 5000

export type PictureFaults = {
  /** Pictures without all of their files. */
  incomplete: { file: string; missing: string[] }[]
  /** Files that belong to no picture. */
  leftover: { name: string; storedAt: Date }[]
}

/** Compares the store with the pictures that hotels, rooms, notes and people have. */
export async function findPictureFaults(
  ctx: Pick<ServiceContext, 'images' | 'sql' | 'clock'>,
  { isFull }: { isFull: boolean },
): Promise<PictureFaults> {
  const digits = isFull ? '' : beginningFor(await selectFileCount(ctx.sql))
  // Files are there before their rows and go after them, so rows are read first.
  const files = await selectFilesBeginning(ctx.sql, digits)
  const names = new Set<string>()
  const leftover: StoredImage[] = []
  const before = ctx.clock().getTime() - leftoverMs
  for await (const stored of ctx.images.list(digits)) {
    for (const { name } of stored) names.add(name)
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before)
    const known = await selectKnownFiles(
      ctx.sql,
      old.flatMap(({ name }) => fileOfImageName(name) ?? []),
    )
    leftover.push(...old.filter(({ name }) => !known.has(fileOfImageName(name) ?? '')))
  }
  const incomplete = files
    .map((file) => ({ file, missing: imageNames(file).filter((name) => !names.has(name)) }))
    .filter(({ missing }) => missing.length > 0)
  // Some of these pictures may have been removed while the store was read.
  const still = await selectKnownFiles(
    ctx.sql,
    incomplete.map(({ file }) => file),
  )
  return { incomplete: incomplete.filter(({ file }) => still.has(file)), leftover }
}

/** Names are random, so those with the same first digits are a part chosen at random, which a store can list alone. */
function beginningFor(count: number): string {
  let length = 0
  for (let left = count; left > fewPictures; left /= 16) length += 1
  return randomBytes(16).toString('hex').slice(0, length)
}

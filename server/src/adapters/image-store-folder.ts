import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageStore, imageUrls, type StoredImage } from './image-store.ts'

const portion = 500

/** Stores pictures as files in one folder, each written completely or not at all. */
export async function createFolderStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  return {
    getUrls: imageUrls,
    async put(name, bytes) {
      const draft = join(folder, `.${randomBytes(8).toString('hex')}.draft`)
      try {
        await writeThrough(draft, bytes)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(name) {
      const file = await unlessMissing(open(join(folder, name)))
      if (file === null) return null
      const { size } = await file.stat()
      return { body: file.createReadStream(), size }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
    async *list(beginning = '') {
      let batch: StoredImage[] = []
      for await (const entry of await opendir(folder)) {
        if (!entry.name.startsWith(beginning)) continue
        const found = entry.isFile() ? await unlessMissing(stat(join(folder, entry.name))) : null
        if (found) batch.push({ name: entry.name, storedAt: found.mtime })
        if (batch.length === portion) {
          yield batch
          batch = []
        }
      }
      if (batch.length > 0) yield batch
    },
  }
}

/** Syncs to disk, so that the file is safe before a database row refers to it. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

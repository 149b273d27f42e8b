import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../../db/startup-error.ts'
import { isBackupName, type Shelf } from './shelf.ts'

/** Keeps backups as files that only their owner may read. */
export function createFolderShelf(path: string): Shelf {
  const folder = resolve(path)
  return {
    place: folder,
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeDrafts(folder)
      const draft = join(folder, `.${name}.${process.pid}.draft`)
      try {
        await pipeline(bytes, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
        const file = await open(draft)
        await file.sync().finally(() => file.close())
        const { size } = await stat(draft)
        await rename(draft, join(folder, name))
        return size
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(name) {
      const file = join(folder, name)
      if (!(await stat(file).catch(() => null))?.isFile()) {
        throw new StartupError(`There is no backup ${name} in ${folder}.`)
      }
      return createReadStream(file, { highWaterMark: 256 * 1024 })
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names
          .filter(isBackupName)
          .sort()
          .map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      )
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** A backup that was killed leaves its draft; whose process still lives, keeps it. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^\.roomlark-.*\.(\d+)\.draft$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

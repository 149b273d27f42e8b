import { join } from 'node:path'
import { createCipher, loadOrCreateKey } from '../adapters/cipher.ts'
import type { ImageStore } from '../adapters/image-store.ts'
import { createFolderStore } from '../adapters/image-store-folder.ts'
import { createS3Store } from '../adapters/image-store-s3.ts'
import { type Config, readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { joinDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'

export type Setup = { config: Config; url: string; images: ImageStore; secret: string }

/** Opens what a backup is made of, and closes it at the end. */
export async function withSetup<T>(work: (setup: Setup) => Promise<T>): Promise<T> {
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const { config } = result
  const source = await joinDatabase(config)
  try {
    const { media } = await openDataFolder(config.dataDir)
    const images = config.s3Url ? createS3Store(config.s3Url) : await createFolderStore(join(media, 'hotels'))
    const key = config.secret ?? (await loadOrCreateKey(config.dataDir))
    const secret = createCipher(key).sign('backup', Buffer.alloc(0)).toString('hex').slice(0, 16)
    return await work({ config, url: source.url, images, secret })
  } finally {
    await source.stop()
  }
}

/** Says in one sentence what went wrong, and ends with 1. */
export async function exitWith(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const cause = error.message || ('code' in error ? String(error.code) : error.name)
    process.stderr.write(`${cause}\n`)
    process.exitCode = 1
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

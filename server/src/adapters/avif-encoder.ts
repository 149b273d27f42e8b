import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { type ImageStore, imageName, readImageName } from './image-store.ts'
import type { Pictures } from './pictures.ts'

/** Somebody looks at a page of pictures; beyond that many, the next visit asks again. */
const maxWaiting = 200
const maxRemembered = 1000

export type AvifEncoder = {
  /** Returns at once; asking twice for the same name does no harm. */
  encodeLater(name: string): void
  close(): Promise<void>
}

/**
 * AVIF takes ten times as long to encode as WebP, so no upload and no start waits for it: a picture gets its AVIF when
 * it is first asked for, whenever it was uploaded, one after the other on one thread. What is made lies beside the WebP
 * and can be made again at any time.
 */
export function createAvifEncoder(
  { images, pictures }: { images: ImageStore; pictures: Pick<Pictures, 'toAvif'> },
  log: Pick<Logger, 'warn'>,
): AvifEncoder {
  const waiting = new Set<string>()
  const failed = new Set<string>()
  let working: Promise<void> | null = null
  let isClosed = false

  async function work(): Promise<void> {
    for (const name of waiting) {
      if (isClosed) break
      try {
        await encode(name)
      } catch (error) {
        // A store out of reach will be back; what cannot be encoded would only cost as much again.
        if (!(error instanceof AppError) && failed.size < maxRemembered) failed.add(name)
        log.warn({ name, reason: String(error) }, 'a picture has no AVIF')
      } finally {
        waiting.delete(name)
      }
    }
    working = null
  }

  async function encode(name: string): Promise<void> {
    const wanted = readImageName(name)
    if (wanted?.format !== 'avif') return
    const large = imageName(wanted.file, 'large')
    const source = await images.open(large)
    if (source === null) return
    await images.put(name, await pictures.toAvif(await buffer(source.body), wanted.size))
    // Removed in the meantime: what was just put would stay until the sweep.
    const still = await images.open(large)
    still?.body.destroy()
    if (still === null) await images.remove([name])
  }

  return {
    encodeLater(name) {
      if (isClosed || failed.has(name) || waiting.size >= maxWaiting) return
      waiting.add(name)
      working ??= work()
    },
    async close() {
      isClosed = true
      await working
    },
  }
}

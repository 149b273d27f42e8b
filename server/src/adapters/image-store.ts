import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { shareEnding } from '@roomlark/contract/platform/photos'

export const imageSizes = ['small', 'medium', 'large'] as const
export type ImageSize = (typeof imageSizes)[number]

export type ImageUrls = { smallUrl: string; url: string; largeUrl: string }

/**
 * Stores the pictures of hotels, each in three sizes. A stored picture is never changed, only removed.
 * Browsers never access the store: the server delivers the pictures at `/media/hotels/`.
 */
export type ImageStore = {
  put(name: string, bytes: Buffer): Promise<void>
  /** Returns null if there is no such picture. */
  open(name: string): Promise<OpenImage | null>
  /** Removing a picture that no longer exists is not an error. */
  remove(names: string[]): Promise<void>
  /** Lists in batches everything, or what has a name with this beginning. */
  list(beginning?: string): AsyncIterable<StoredImage[]>
  getUrls(file: string): ImageUrls
}

export type OpenImage = { body: Readable; size: number }
export type StoredImage = { name: string; storedAt: Date }

/** The 128 random bits cannot be guessed, and hex is safe on file systems that ignore case. */
export function newImageFile(): string {
  return randomBytes(16).toString('hex')
}

export type ImageFormat = 'webp' | 'avif'

export function imageName(file: string, size: ImageSize, format: ImageFormat = 'webp'): string {
  return `${file}-${size}.${format}`
}

/** Names of the files that every picture has. */
export function imageNames(file: string): string[] {
  return imageSizes.map((size) => imageName(file, size))
}

/** Names of the files that a picture has once somebody has asked for them (`http/media.ts`). */
export function madeImageNames(file: string): string[] {
  return [...imageSizes.map((size) => imageName(file, size, 'avif')), `${file}${shareEnding}`]
}

const namePattern = /^([0-9a-f]{32})-(small|medium|large)\.(webp|avif)$/
const sharePattern = /^([0-9a-f]{32})-share\.jpg$/

/** Reads one of our file names; null for any other. */
export function readImageName(name: string): { file: string; size: ImageSize; format: ImageFormat } | null {
  const [, file, size, format] = namePattern.exec(name) ?? []
  if (file === undefined) return null
  return { file, size: size as ImageSize, format: format as ImageFormat }
}

/** Reads the name of a picture as other sites show it with a link; null for any other. */
export function readShareName(name: string): string | null {
  return sharePattern.exec(name)?.[1] ?? null
}

/** Returns the picture a file name belongs to, or null if the name is not one of ours. */
export function fileOfImageName(name: string): string | null {
  return readImageName(name)?.file ?? readShareName(name)
}

export function imageUrls(file: string): ImageUrls {
  return {
    smallUrl: `/media/hotels/${imageName(file, 'small')}`,
    url: `/media/hotels/${imageName(file, 'medium')}`,
    largeUrl: `/media/hotels/${imageName(file, 'large')}`,
  }
}

import { imageLimits, shareSize, photoWidths as widths } from '@roomlark/contract/platform/photos'
import sharp, { type Sharp } from 'sharp'
import { createSemaphore } from '../semaphore.ts'
import type { ImageSize } from './image-store.ts'
import { RejectedPicture } from './rejected-picture.ts'

/**
 * A picture ready to be stored: upright, without metadata, in every size and with a tiny blurred placeholder.
 */
export type Picture = {
  width: number
  height: number
  placeholder: string
  bytes: Record<ImageSize, Buffer>
}

export type Pictures = {
  /** Accepts bytes of unknown origin; `name` is only used in the message of a refusal. */
  prepare(source: { name: string; bytes: Buffer }): Promise<Picture>
  /** From one of our own, the largest, since what is made smaller loses what the first encoding spoilt. */
  toAvif(large: Buffer, size: ImageSize): Promise<Buffer>
  /** Crops one of our own to the size that other sites show with a link. */
  toShareJpeg(large: Buffer): Promise<Buffer>
}

const maxPixels = imageLimits.megapixels * 1_000_000
const decodeSeconds = 20

/** More effort takes several times as long and saves a few percent. */
const avif = { quality: 50, effort: 2 }

// Nothing is cached between pictures and each uses one thread, so that memory use stays flat.
sharp.cache(false)
sharp.concurrency(1)

/** Decodes at most two pictures concurrently, so that other requests always have some of the machine. */
export function createPictures(): Pictures {
  const semaphore = createSemaphore({ limit: 2, maxQueue: 100, maxWaitMs: 60_000 })
  return {
    async prepare({ name, bytes }) {
      if (!isPicture(bytes)) throw new RejectedPicture({ reason: 'not-a-picture' }, name)
      return semaphore.run(() => decode(name, bytes))
    },
    toAvif(large, size) {
      return fitted(sharp(large), widths[size])
        .avif({ ...avif })
        .timeout({ seconds: decodeSeconds })
        .toBuffer()
    },
    toShareJpeg(large) {
      return semaphore.run(() =>
        sharp(large)
          .resize({ ...shareSize, fit: 'cover' })
          .jpeg({ quality: 80, progressive: true })
          .timeout({ seconds: decodeSeconds })
          .toBuffer(),
      )
    },
  }
}

/** Only the content of the file counts, neither its name nor the type it was sent with. */
function isPicture(bytes: Buffer): boolean {
  const begins = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'))
  return begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || (begins('RIFF') && begins('WEBP', 8))
}

async function decode(name: string, bytes: Buffer): Promise<Picture> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) {
      throw new RejectedPicture({ reason: 'too-many-pixels', megapixels: imageLimits.megapixels }, name)
    }
    return await inEverySize(bytes)
  } catch (error) {
    if (error instanceof RejectedPicture) throw error
    throw new RejectedPicture({ reason: 'damaged' }, name, error)
  }
}

/**
 * Decodes the picture once and makes all sizes from the largest. It is never enlarged, and never taller than
 * twice its width.
 */
async function inEverySize(bytes: Buffer): Promise<Picture> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const pixels = await fitted(upright, widths.large)
    .timeout({ seconds: decodeSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const copy = () => sharp(pixels.data, { raw: pixels.info })

  const webp = (size: ImageSize) => fitted(copy(), widths[size]).webp({ quality: 80, effort: 3 }).toBuffer()
  return {
    width: pixels.info.width,
    height: pixels.info.height,
    placeholder: await makePlaceholder(copy()),
    bytes: { small: await webp('small'), medium: await webp('medium'), large: await webp('large') },
  }
}

export async function makePlaceholder(picture: Sharp): Promise<string> {
  const tiny = await fitted(picture, 24).blur(1).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function fitted(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
}

import { isolate } from '@roomlark/contract/isolate'
import { imageLimits } from '@roomlark/contract/platform/photos'

export const photoTypes = 'image/jpeg,image/png,image/webp'

/** Owner of the photos, as a noun, and the highest number of them. */
export type AlbumLimit = { noun: string; most: number }

type Checked<F> = { accepted: F[]; refused: string[] }

/** The files that may be sent, and for each of the others the reason by name. The server checks the contents again. */
export function checkPhotos<F extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly F[],
  alreadyThere: number,
  album: AlbumLimit,
): Checked<F> {
  const result: Checked<F> = { accepted: [], refused: [] }
  for (const file of files) {
    const reason = findFileFault(file, alreadyThere + result.accepted.length, album)
    if (reason) result.refused.push(`${isolate(file.name)} was not added: ${reason}`)
    else result.accepted.push(file)
  }
  return result
}

function findFileFault(
  file: Pick<File, 'type' | 'size'>,
  count: number,
  { noun, most }: AlbumLimit,
): string | null {
  if (!photoTypes.split(',').includes(file.type)) return 'use JPG, PNG or WebP.'
  if (file.size === 0) return 'the file is empty.'
  if (file.size > imageLimits.bytes) return `it is larger than ${imageLimits.bytes / 1024 / 1024} MB.`
  if (count >= most) return `a ${noun} can have ${most} photos.`
  return null
}

import { isolate } from '@roomlark/contract/isolate'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'

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
    const fault = findFileFault(file, alreadyThere + result.accepted.length, album)
    if (fault) result.refused.push(fault)
    else result.accepted.push(file)
  }
  return result
}

function findFileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  count: number,
  { noun, most }: AlbumLimit,
): string | null {
  const file = isolate(name)
  if (!photoTypes.split(',').includes(type))
    return say('{file} was not added: use JPG, PNG or WebP.', { file })
  if (size === 0) return say('{file} was not added: the file is empty.', { file })
  if (size > imageLimits.bytes) {
    const megabytes = imageLimits.bytes / 1024 / 1024
    return say('{file} was not added: it is larger than {megabytes} MB.', { file, megabytes })
  }
  if (count >= most) {
    return say(
      '{file} was not added: {noun, select, hotel {a hotel can have {most} photos} note {a note can have {most} photos} other {a room type can have {most} photos}}.',
      { file, noun, most },
    )
  }
  return null
}

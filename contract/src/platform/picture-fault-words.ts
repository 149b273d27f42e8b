import { isolate } from '../isolate.ts'
import type { PictureFault } from './picture-faults.ts'

/** Both the answer to an upload and the notification of the owner say this; the name is null once erased. */
export function pictureFaultWords(fault: PictureFault, fileName: string | null): string {
  const file = fileName === null ? 'The file' : `“${isolate(fileName)}”`
  switch (fault.reason) {
    case 'not-a-picture':
      return `${file} is not a JPEG, PNG or WebP picture.`
    case 'damaged':
      return `${file} is damaged and cannot be read.`
    case 'too-many-pixels':
      return `${file} has more than ${fault.megapixels} megapixels.`
  }
}

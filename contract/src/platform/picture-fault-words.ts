import { isolate } from '../isolate.ts'
import { say } from '../say.ts'
import type { PictureFault } from './picture-faults.ts'

/** Both the answer to an upload and the notification of the owner say this; the name is null once erased. */
export function pictureFaultWords(fault: PictureFault, fileName: string | null): string {
  const file = fileName === null ? say('The file') : `“${isolate(fileName)}”`
  switch (fault.reason) {
    case 'not-a-picture':
      return say('{file} is not a JPEG, PNG or WebP picture.', { file })
    case 'damaged':
      return say('{file} is damaged and cannot be read.', { file })
    case 'too-many-pixels':
      return say('{file} has more than {megapixels} megapixels.', { file, megapixels: fault.megapixels })
  }
}

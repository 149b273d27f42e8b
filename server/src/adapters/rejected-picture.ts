import type { ErrorCode } from '@roomlark/contract/errors'
import { pictureFaultWords } from '@roomlark/contract/platform/picture-fault-words'
import type { PictureFault } from '@roomlark/contract/platform/picture-faults'
import { AppError } from '../errors.ts'

const codes: Record<PictureFault['reason'], ErrorCode> = {
  'not-a-picture': 'unsupported_media_type',
  damaged: 'bad_request',
  'too-many-pixels': 'bad_request',
}

/** Thrown when a file cannot be used as a picture. Keeps the reason as data for those who are notified of it. */
export class RejectedPicture extends AppError {
  readonly fault: PictureFault
  readonly fileName: string

  constructor(fault: PictureFault, fileName: string, cause?: unknown) {
    super(codes[fault.reason], pictureFaultWords(fault, fileName), { cause })
    this.fault = fault
    this.fileName = fileName
  }
}

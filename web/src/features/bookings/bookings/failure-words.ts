import { say } from '@roomlark/contract/say'
import { isConflict } from '../../../data/booking-changes.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'

/** Explains a failure. After a conflict the booking on the screen has been refetched. */
export function failureWords(error: unknown, otherwise: string): string {
  const words = getErrorMessage(error, otherwise)
  return isConflict(error) ? `${words} ${say('The booking has just been loaded again.')}` : words
}

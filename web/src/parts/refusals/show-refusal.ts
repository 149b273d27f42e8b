import { ApiError, isDiscarded, messageOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** A server error has had its toast already (spec §8); what the user gave up needs none. */
export function tellRefusal(error: unknown, otherwise: string): void {
  if (isDiscarded(error) || (error instanceof ApiError && error.status >= 500)) return
  toast.error(messageOf(error, otherwise))
}

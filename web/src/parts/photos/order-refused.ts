import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

/** Shows why a new order was not saved; resolves to the photos as they are now if somebody else has changed them. */
export async function orderRefused(error: unknown, reread: () => Promise<Photo[]>): Promise<Photo[] | null> {
  if (!(error instanceof ApiError && error.code === 'conflict')) {
    showRefusal(error, say('The new order was not saved. Please try again.'))
    return null
  }
  toast.info(say('Somebody else changed the photos. They are up to date now; please reorder them again.'))
  return reread()
}

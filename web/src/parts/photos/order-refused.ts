import type { Photo } from '@roomlark/contract/photos'
import { ApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

/** Says why a new order was not kept; the photos as they are now, where somebody else has changed them. */
export async function orderRefused(error: unknown, reread: () => Promise<Photo[]>): Promise<Photo[] | null> {
  if (!(error instanceof ApiError && error.code === 'conflict')) {
    showRefusal(error, 'The new order was not saved. Please try again.')
    return null
  }
  toast.info('The photos were changed in the meantime. They are up to date now: order them again.')
  return reread()
}

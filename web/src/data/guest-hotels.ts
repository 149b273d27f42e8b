import { guest } from '@roomlark/contract/guest-site/guest-hotels'
import { ApiError, isNotThere } from '../lib/api-error.ts'
import { useCall } from '../lib/use-call.ts'

export function useGuestHotel(slug: string) {
  return useCall(
    ['guest-hotel', slug],
    guest.getHotel,
    { params: { slug } },
    { retry: (failures, error) => failures < 1 && !isNotOpen(error) },
  )
}

/** Unknown, or not open to guests at present; no hotel is before the launch. */
export function isNotOpen(error: unknown): boolean {
  return isNotThere(error) || (error instanceof ApiError && error.status === 403)
}

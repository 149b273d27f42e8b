import { guest } from '@roomlark/contract/guest-site/guest-hotels'
import { useQuery } from '@tanstack/react-query'
import { ApiError, isNotThere } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'

export function useGuestHotel(slug: string) {
  return useQuery({
    queryKey: ['guest-hotel', slug],
    queryFn: ({ signal }) => call(guest.getHotel, { params: { slug }, signal }),
    retry: (failures, error) => failures < 1 && !isNotOpen(error),
  })
}

/** Unknown, or not open to guests at present; no hotel is before the launch. */
export function isNotOpen(error: unknown): boolean {
  return isNotThere(error) || (error instanceof ApiError && error.status === 403)
}

import type { Platform } from '@roomlark/contract/platform/platform'
import { useSession } from './session-context.ts'

/** `?preview=open` shows an administrator a page as it is while its switch stands so. */
export function usePreview(): string | null {
  const { user } = useSession()
  return user?.userType === 'admin' ? new URLSearchParams(location.search).get('preview') : null
}

/** It changes only what is drawn: the server knows nothing of it and refuses what is closed. */
export function applyPreview(platform: Platform, to: string | null): Platform {
  const isDoor = to === 'closed' || to === 'open'
  return {
    ...platform,
    switches: {
      ...platform.switches,
      ...(isDoor || to === 'invitation' ? { hotelRegistration: to, affiliateRegistration: to } : {}),
      ...(isDoor
        ? {
            hotelPages: to,
            guestSite: to,
            bookings: to,
            partnerships: to,
            profile: to,
            insights: to,
            supportPages: to,
            onlinePayments: to,
          }
        : {}),
      ...(to === 'email' || to === 'simulated' ? { passwordReset: to } : {}),
    },
  }
}

import type { Platform } from '@roomlark/contract/platform'

/** `?preview=open` shows a page as it is while its switch stands so. It changes what is drawn, nothing else. */
export function previewAsked(): string | null {
  return new URLSearchParams(location.search).get('preview')
}

export function previewed({ switches, demo }: Platform): Platform {
  const to = previewAsked()
  const isDoor = to === 'closed' || to === 'open'
  return {
    demo,
    switches: {
      ...switches,
      ...(isDoor || to === 'invitation' ? { hotelRegistration: to, affiliateRegistration: to } : {}),
      ...(isDoor ? { hotelPages: to, bookings: to, profile: to } : {}),
      ...(to === 'email' || to === 'simulated' ? { passwordReset: to } : {}),
    },
  }
}

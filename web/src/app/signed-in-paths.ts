/** Every path that asks for a signed-in user (spec §2); what it shows is in signed-in-area.tsx. */
export const signedInPaths = [
  '/dashboard',
  '/dashboard/activity',
  '/profile',
  '/two-step',
  '/settings',
  '/notifications',
  '/hotels',
  '/hotels/create',
  '/hotels/import',
  '/hotels/:id',
  '/hotels/:id/edit',
  '/hotels/:id/embed',
  '/hotels/:id/rates',
  '/bookings/*',
  '/partnerships',
  '/partnerships/:id',
  '/partnerships/:id/embed',
  '/partnerships/:id/links/:linkId/test',
  '/performance',
  '/users',
  '/users/audit',
  '/users/:id',
  '/analytics',
] as const

export type SignedInPath = (typeof signedInPaths)[number]

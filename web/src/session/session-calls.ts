import type { auth } from '@roomlark/contract/accounts/auth'
import type { users } from '@roomlark/contract/accounts/users'
import type { platform } from '@roomlark/contract/platform/platform'
import { address } from '../lib/address.ts'

/** Calls that may be made before anything else is loaded. */
export const sessionCalls = {
  login: address<typeof auth.login>('POST', '/auth/login'),
  logout: address<typeof auth.logout>('POST', '/auth/logout'),
  register: address<typeof auth.register>('POST', '/auth/register'),
  getProfile: address<typeof users.getProfile>('GET', '/users/profile'),
  getPlatform: address<typeof platform.get>('GET', '/platform'),
}

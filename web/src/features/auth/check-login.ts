import type { Credentials } from '@roomlark/contract/auth'
import type { Resolver } from 'react-hook-form'
import { unreachableMessage } from '../../lib/call-errors.ts'

/** The rules are not needed to show the form, so they are loaded when it is first touched. */
export function loadRules() {
  return import('./login-rules.ts')
}

export const checkLogin: Resolver<Credentials, unknown, Credentials> = async (...form) => {
  try {
    const { checkCredentials } = await loadRules()
    return await checkCredentials(...form)
  } catch {
    return { values: {}, errors: { root: { type: 'unreachable', message: unreachableMessage } } }
  }
}

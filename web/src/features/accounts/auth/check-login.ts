import { unreachableMessage } from '../../../lib/call-errors.ts'
import type { CheckedLogin, LoginValues } from './login-values.ts'

/** Not needed to show the form, so they are loaded when it is first touched. */
export async function loadParts() {
  return (await import('./login-parts.ts')).loginParts
}

export async function checkLogin(values: LoginValues): Promise<CheckedLogin> {
  try {
    const { checkCredentials } = await loadParts()
    return checkCredentials(values)
  } catch {
    return { faults: { root: unreachableMessage } }
  }
}

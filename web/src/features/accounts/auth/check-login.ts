import { unreachableMessage } from '../../../lib/call-errors.ts'
import type { CheckedLogin, LoginValues } from './login-values.ts'

/** The rules are not needed to show the form, so they are loaded when it is first touched. */
export function loadRules() {
  return import('./login-rules.ts')
}

export async function checkLogin(values: LoginValues): Promise<CheckedLogin> {
  try {
    const { checkCredentials } = await loadRules()
    return checkCredentials(values)
  } catch {
    return { faults: { root: unreachableMessage } }
  }
}

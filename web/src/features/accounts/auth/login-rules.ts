import { Credentials } from '@roomlark/contract/accounts/auth'
import { fieldErrors } from '../../../lib/field-errors.ts'
import type { CheckedLogin, LoginValues } from './login-values.ts'

export function checkCredentials(values: LoginValues): CheckedLogin {
  const parsed = Credentials.safeParse(values)
  if (parsed.success) return { credentials: parsed.data, faults: {} }
  const errors = Object.entries(fieldErrors(parsed.error.issues))
  return { faults: Object.fromEntries(errors.map(([name, { message }]) => [name, message])) }
}

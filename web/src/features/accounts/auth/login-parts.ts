import { Credentials } from '@roomlark/contract/accounts/auth'
import { fieldErrors } from '../../../lib/field-errors.ts'
import type { CheckedLogin, LoginValues } from './login-values.ts'
import { MfaField } from './mfa-field.tsx'
import { signInWithPasskey } from './passkey-sign-in.ts'

/** Parts of the form that are needed once it is touched, loaded as one file. */
export const loginParts = { checkCredentials, MfaField, signInWithPasskey }

function checkCredentials(values: LoginValues): CheckedLogin {
  const parsed = Credentials.safeParse(values)
  if (parsed.success) return { credentials: parsed.data, faults: {} }
  const errors = Object.entries(fieldErrors(parsed.error.issues))
  return { faults: Object.fromEntries(errors.map(([name, { message }]) => [name, message])) }
}

import { checkCredentials } from './login-rules.ts'
import { MfaField } from './mfa-field.tsx'
import { signInWithPasskey } from './passkey-sign-in.ts'

/** Parts of the form that are needed once it is touched, loaded as one file. */
export const loginParts = { checkCredentials, MfaField, signInWithPasskey }

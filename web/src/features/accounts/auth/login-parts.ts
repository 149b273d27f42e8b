import { checkCredentials } from './login-rules.ts'
import { MfaField } from './mfa-field.tsx'
import { signInWithPasskey } from './passkey-sign-in.ts'

/** What the form needs once it is touched, in one file to load. */
export const loginParts = { checkCredentials, MfaField, signInWithPasskey }

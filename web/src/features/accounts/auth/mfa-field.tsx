import { say } from '@roomlark/contract/say'
import { TextField } from '../../../ui/field.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'

/** Comes with the rules of the form, because the server asks for a code only after it was sent. */
export function MfaField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={say('MFA code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={say('6 digits from your authenticator app')}
      icon={<ShieldCheck aria-hidden="true" />}
      error={error}
      name="mfaCode"
    />
  )
}

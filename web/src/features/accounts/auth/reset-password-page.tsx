import { auth } from '@roomlark/contract/accounts/auth'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { AuthResult } from './auth-result.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordPage() {
  useTitle('Set a new password')
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  if (token && !refused) {
    return (
      <ResetPasswordForm
        title="Set a new password"
        send={(password) => call(auth.resetPassword, { body: { token, password } })}
        onRefused={() => setRefused(true)}
      />
    )
  }
  return (
    <AuthResult
      icon={<Link2Off />}
      title={refused ? 'This link no longer works' : 'This link is incomplete'}
      text={
        refused
          ? 'A reset link works once, for 1 hour, and only the newest one is valid.'
          : 'Open the full link from your email, or request a new one.'
      }
    >
      <ButtonLink to="/forgot-password" size="lg" block>
        Send a new link
      </ButtonLink>
    </AuthResult>
  )
}

import { auth } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { AuthResult } from './auth-result.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export function ResetPasswordPage() {
  useTitle(say('Set a new password'))
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  if (token && !refused) {
    return (
      <ResetPasswordForm
        title={say('Set a new password')}
        send={(password) => call(auth.resetPassword, { body: { token, password } })}
        onRefused={() => setRefused(true)}
      />
    )
  }
  return (
    <AuthResult
      icon={<Link2Off />}
      title={refused ? say('This link no longer works') : say('This link is incomplete')}
      text={
        refused
          ? say('A reset link works once, for 1 hour, and only the newest one is valid.')
          : say('Open the full link from your email, or request a new one.')
      }
    >
      <ButtonLink to="/forgot-password" size="lg" block>
        {say('Send a new link')}
      </ButtonLink>
    </AuthResult>
  )
}

import { auth } from '@roomlark/contract/auth'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthResult } from './auth-result.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of an invitation leads. */
export function InvitationPage() {
  useTitle('Welcome to Roomlark')
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  if (token && !refused) {
    return (
      <ResetPasswordForm
        title="Choose your password"
        send={(password) => call(auth.acceptInvitation, { body: { token, password } })}
        onRefused={() => setRefused(true)}
      />
    )
  }
  return (
    <AuthResult
      icon={<Link2Off />}
      title={refused ? 'This invitation no longer works' : 'This link is incomplete'}
      text="An invitation works once, for seven days, and only the newest counts. Ask whoever invited you for another one."
    >
      <ButtonLink to="/login" size="lg" block>
        Go to Sign In
      </ButtonLink>
    </AuthResult>
  )
}

import { auth } from '@roomlark/contract/accounts/auth'
import { users } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useSession } from '../../../session/session-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { WifiOff } from '../../../ui/icons/wifi-off.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { useMailedLink } from './use-mailed-link.ts'

function confirm(token: string): Promise<unknown> {
  return call(auth.confirmEmail, { body: { token } })
}

/** The page that the link sent to the new address opens. */
export function ConfirmEmailPage() {
  useTitle(say('Confirm email'))
  const { outcome, tryAgain } = useMailedLink(confirm)
  const { isAuthenticated, replaceUser } = useSession()

  // spec §4: a profile update replaces the user, who may have been signed in all along.
  useEffect(() => {
    if (outcome !== 'done' || !isAuthenticated) return
    call(users.getProfile).then(replaceUser, () => undefined)
  }, [outcome, isAuthenticated, replaceUser])

  const onward = isAuthenticated ? (
    <ButtonLink to="/profile" size="lg" block>
      {say('Go to your profile')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login" size="lg" block>
      {say('Go to Sign In')}
    </ButtonLink>
  )
  if (outcome === 'waiting') return <PageSpinner label={say('Checking your link')} />
  if (outcome === 'done') {
    return (
      <AuthResult
        icon={<MailCheck />}
        title={say('Email address changed')}
        text={say('From now on, sign in with this address.')}
      >
        {onward}
      </AuthResult>
    )
  }
  if (outcome === 'refused') {
    return (
      <AuthResult
        icon={<Link2Off />}
        title={say('This link no longer works')}
        text={say(
          'A link works once, for 24 hours, and only the newest one is valid. You can request another in your profile.',
        )}
      >
        {onward}
      </AuthResult>
    )
  }
  return (
    <AuthResult icon={<WifiOff />} title={say('Your email is not changed yet')} text={outcome.problem}>
      <Button size="lg" block onClick={tryAgain}>
        {say('Try again')}
      </Button>
    </AuthResult>
  )
}

import { auth } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { WifiOff } from '../../../ui/icons/wifi-off.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { useMailedLink } from './use-mailed-link.ts'

function verify(token: string): Promise<unknown> {
  return call(auth.verifyEmail, { body: { token } })
}

export function VerifyEmailPage() {
  useTitle(say('Verify email'))
  const { outcome, tryAgain } = useMailedLink(verify)
  if (outcome === 'waiting') return <PageSpinner label={say('Checking your link')} />
  if (outcome === 'done') {
    return (
      <AuthResult
        icon={<MailCheck />}
        title={say('Email verified')}
        text={say('Your address is confirmed. Come on in.')}
      >
        <ButtonLink to="/login" size="lg" block>
          {say('Go to Sign In')}
        </ButtonLink>
      </AuthResult>
    )
  }
  if (outcome === 'refused') {
    return (
      <AuthResult
        icon={<Link2Off />}
        title={say('This link no longer works')}
        text={say('A verification link works once, for 24 hours. If you have used it already, just sign in.')}
      >
        <ButtonLink to="/login" size="lg" block>
          {say('Go to Sign In')}
        </ButtonLink>
      </AuthResult>
    )
  }
  return (
    <AuthResult icon={<WifiOff />} title={say('Your email is not verified yet')} text={outcome.problem}>
      <Button size="lg" block onClick={tryAgain}>
        {say('Try again')}
      </Button>
    </AuthResult>
  )
}

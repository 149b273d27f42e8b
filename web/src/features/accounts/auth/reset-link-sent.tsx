import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../lib/say-rich.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { Link } from '../../../ui/link.tsx'
import { AuthAside } from './auth-card.tsx'
import { AuthResult } from './auth-result.tsx'

/** Never reveals whether the address has an account. */
export function ResetLinkSent({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  useTitle(say('Check your email'))
  const { platform } = usePlatform()
  const inMailbox = platform?.demo && platform.switches.passwordReset === 'email'
  return (
    <AuthResult
      icon={<MailCheck />}
      title={say('Check your email')}
      text={sayRich('If <b>{email}</b> has an account, a reset link is on its way. It works for 1 hour.', {
        b: (text) => <b>{text}</b>,
        email,
      })}
    >
      <ButtonLink to="/login" size="lg" block>
        {say('Back to Sign In')}
      </ButtonLink>
      <AuthAside>
        {sayRich('No email? Look in your spam folder, or <button>try again</button>.', {
          button: (text) => (
            <button type="button" className="link" onClick={onTryAgain}>
              {text}
            </button>
          ),
        })}
      </AuthAside>
      {inMailbox ? (
        <AuthAside>
          {sayRich('In this demo, emails arrive in the <link>demo mailbox</link>.', {
            link: (text) => (
              <Link className="link" to="/demo/mailbox">
                {text}
              </Link>
            ),
          })}
        </AuthAside>
      ) : null}
    </AuthResult>
  )
}

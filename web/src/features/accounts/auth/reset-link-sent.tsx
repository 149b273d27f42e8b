import { useTitle } from '../../../lib/use-title.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { Link } from '../../../ui/link.tsx'
import { AuthAside } from './auth-card.tsx'
import { AuthResult } from './auth-result.tsx'

/** Never reveals whether the address has an account. */
export function ResetLinkSent({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  useTitle('Check your email')
  const { platform } = usePlatform()
  const inMailbox = platform?.demo && platform.switches.passwordReset === 'email'
  return (
    <AuthResult
      icon={<MailCheck />}
      title="Check your email"
      text={
        <>
          If <b>{email}</b> has an account, a reset link is on its way. It works for 1 hour.
        </>
      }
    >
      <ButtonLink to="/login" size="lg" block>
        Back to Sign In
      </ButtonLink>
      <AuthAside>
        No email? Look in your spam folder, or{' '}
        <button type="button" className="link" onClick={onTryAgain}>
          try again
        </button>
        .
      </AuthAside>
      {inMailbox ? (
        <AuthAside>
          In this demo, emails arrive in the{' '}
          <Link className="link" to="/demo/mailbox">
            demo mailbox
          </Link>
          .
        </AuthAside>
      ) : null}
    </AuthResult>
  )
}

import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { WifiOff } from '../../../ui/icons/wifi-off.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import type { useMailedLink } from './use-mailed-link.ts'

type MailedLinkResultProps = {
  link: ReturnType<typeof useMailedLink>
  done: { title: string; text: string }
  refusedText: string
  failedTitle: string
  /** The way on after both, unless it is to sign in. */
  onward?: ReactNode
}

/** Shows the outcome of opening a mailed link. */
export function MailedLinkResult({ link, done, refusedText, failedTitle, onward }: MailedLinkResultProps) {
  const { outcome, tryAgain } = link
  if (outcome === 'waiting') return <PageSpinner label={say('Checking your link')} />
  if (outcome === 'done' || outcome === 'refused') {
    const isDone = outcome === 'done'
    const words = isDone ? done : { title: say('This link no longer works'), text: refusedText }
    return (
      <AuthResult key={outcome} icon={isDone ? <MailCheck /> : <Link2Off />} {...words}>
        {onward ?? (
          <ButtonLink to="/login" size="lg" block>
            {say('Go to Sign In')}
          </ButtonLink>
        )}
      </AuthResult>
    )
  }
  return (
    <AuthResult icon={<WifiOff />} title={failedTitle} text={outcome.problem}>
      <Button size="lg" block onClick={tryAgain}>
        {say('Try again')}
      </Button>
    </AuthResult>
  )
}

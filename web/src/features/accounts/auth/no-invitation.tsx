import { say } from '@roomlark/contract/say'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CloudOff } from '../../../ui/icons/cloud-off.ts'
import { Link2Off } from '../../../ui/icons/link-2-off.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'

type NoInvitationProps = { state: 'none' | 'waiting' | 'refused' | 'unreachable'; retry: () => void }

/** Placeholder on the page of an invitation while there is nothing to accept. */
export function NoInvitation({ state, retry }: NoInvitationProps) {
  if (state === 'waiting') return <PageSpinner label={say('Opening your invitation')} />
  if (state === 'unreachable') {
    return (
      <AuthResult
        icon={<CloudOff />}
        title={say('Your invitation did not open')}
        text={say('Your link has not been used. Check your connection, then try again.')}
      >
        <Button size="lg" block onClick={retry}>
          {say('Try again')}
        </Button>
      </AuthResult>
    )
  }
  return (
    <AuthResult
      icon={<Link2Off />}
      title={state === 'none' ? say('This link is incomplete') : say('This invitation no longer works')}
      text={say(
        'An invitation works once, for seven days, and only the newest one is valid. Ask the person who invited you for another.',
      )}
    >
      <ButtonLink to="/login" size="lg" block>
        {say('Go to Sign In')}
      </ButtonLink>
    </AuthResult>
  )
}

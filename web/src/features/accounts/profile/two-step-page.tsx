import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { useUser } from '../../../session/session-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MfaCard } from './mfa-card.tsx'

/** Page to which administrators are redirected; it is open whatever the launch switches say. */
export function TwoStepPage() {
  useTitle(say('Two-step sign-in'))
  const { mfaEnabled } = useUser()
  const from = pathIn(useLocation().state)
  return (
    <>
      <h1 className="max-md:text-[26px] max-md:leading-8">{say('Protect your account')}</h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">
        {say(
          'Administrators reach everybody’s data, so a password alone is not enough. Turn on two-step sign-in, then everything else opens.',
        )}
      </p>
      <div className="max-w-[760px]">
        <MfaCard />
      </div>
      {mfaEnabled ? (
        <ButtonLink to={from} variant="secondary" className="mt-5 self-start">
          {say('Go on')}
        </ButtonLink>
      ) : null}
    </>
  )
}

function pathIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard'
}

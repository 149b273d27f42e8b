import { notifications } from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { MailCheck } from '../../../ui/icons/mail-check.ts'
import { MailX } from '../../../ui/icons/mail-x.ts'
import { AuthResult } from './auth-result.tsx'

type Outcome = { phase: 'asking' | 'sending' | 'done' } | { phase: 'failed'; reason: string }

/** Email programs open links by themselves, so nothing changes until the button is pressed. */
export function UnsubscribePage() {
  useTitle(say('Unsubscribe'))
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'asking' })
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  function stop() {
    setOutcome({ phase: 'sending' })
    call(notifications.unsubscribe, { body: { token } }).then(
      () => setOutcome({ phase: 'done' }),
      (error: unknown) =>
        setOutcome({ phase: 'failed', reason: getErrorMessage(error, say('The server did not answer.')) }),
    )
  }
  if (outcome.phase === 'done') {
    return (
      <AuthResult
        key="done"
        icon={<MailCheck />}
        title={say('You are unsubscribed')}
        text={say(
          'You will only see these notifications in Roomlark. You can change that at any time in Settings.',
        )}
      >
        <ButtonLink to="/settings?section=notifications" variant="secondary" size="lg" block>
          {say('Notification settings')}
        </ButtonLink>
      </AuthResult>
    )
  }
  const failed = outcome.phase === 'failed'
  return (
    <AuthResult
      key={outcome.phase === 'failed' ? 'failed' : 'asking'}
      icon={failed ? <CircleAlert /> : <MailX />}
      title={failed ? say('That did not work') : say('Stop these emails?')}
      text={
        failed
          ? outcome.reason
          : say(
              'Only emails of this kind stop. You will still get emails about the security of your account.',
            )
      }
    >
      <Button size="lg" block busy={outcome.phase === 'sending' && say('Stopping...')} onClick={stop}>
        {failed ? say('Try again') : say('Stop these emails')}
      </Button>
    </AuthResult>
  )
}

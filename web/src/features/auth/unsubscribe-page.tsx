import { notifications } from '@roomlark/contract/notifications'
import { CircleAlert, MailCheck, MailX } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthResult } from './auth-result.tsx'

type Outcome = { phase: 'asking' | 'sending' | 'done' } | { phase: 'failed'; reason: string }

/** Mail programs open links by themselves: nothing changes until the button is pressed. */
export function UnsubscribePage() {
  useTitle('Unsubscribe')
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'asking' })
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  function stop() {
    setOutcome({ phase: 'sending' })
    call(notifications.unsubscribe, { body: { token } }).then(
      () => setOutcome({ phase: 'done' }),
      (error: unknown) =>
        setOutcome({ phase: 'failed', reason: messageOf(error, 'The server did not answer.') }),
    )
  }
  if (outcome.phase === 'done') {
    return (
      <AuthResult
        key="done"
        icon={<MailCheck />}
        title="These mails stop"
        text="You hear of it in Roomlark only. You can change that any time in Settings."
      >
        <ButtonLink to="/settings?section=notifications" variant="secondary" size="lg" block>
          Notification settings
        </ButtonLink>
      </AuthResult>
    )
  }
  const failed = outcome.phase === 'failed'
  return (
    <AuthResult
      key={outcome.phase === 'failed' ? 'failed' : 'asking'}
      icon={failed ? <CircleAlert /> : <MailX />}
      title={failed ? 'That did not work' : 'Stop these mails?'}
      text={
        failed
          ? outcome.reason
          : 'Only mails of this kind stop. Mails that keep your account safe still come.'
      }
    >
      <Button size="lg" block busy={outcome.phase === 'sending' && 'Stopping...'} onClick={stop}>
        {failed ? 'Try again' : 'Stop these mails'}
      </Button>
    </AuthResult>
  )
}

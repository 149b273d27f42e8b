import { say } from '@roomlark/contract/say'
import { useTestMail } from '../../../data/system.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { countText } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import { Send } from '../../../ui/icons/send.ts'
import { Note } from '../../../ui/note.tsx'

export function EmailsCard() {
  const { email } = useUser()
  const test = useTestMail()
  const fault =
    test.data?.fault ?? (test.error ? getErrorMessage(test.error, say('The server did not answer.')) : null)
  return (
    <Card>
      <CardHead
        title={say('Emails')}
        subtitle={say('Send yourself a test email to see that delivery works')}
      />
      <p className="mb-4">
        {sayRich('It is sent to <b>{email}</b> in the same way as every other email.', {
          b: (text) => <b className="wrap-anywhere">{text}</b>,
          email,
        })}
      </p>
      <Button onClick={() => test.mutate()} busy={test.isPending && say('Sending...')}>
        <Send aria-hidden="true" className="size-[18px]" />
        {say('Send test email')}
      </Button>
      {test.isPending ? null : fault ? (
        <Note
          tone="error"
          icon={<CircleAlert />}
          role="alert"
          title={say('The email was not sent')}
          className="mt-5"
        >
          <span className="wrap-anywhere">{fault}</span>
        </Note>
      ) : test.data ? (
        <Note
          tone="success"
          icon={<CircleCheck />}
          role="status"
          title={say('The email was sent')}
          className="mt-5"
        >
          {say('To {email}, in {duration} ms.', {
            email: test.data.to,
            duration: countText(test.data.tookMs),
          })}
        </Note>
      ) : null}
    </Card>
  )
}

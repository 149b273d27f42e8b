import { auth } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { MailedLinkResult } from './mailed-link-result.tsx'
import { useMailedLink } from './use-mailed-link.ts'

function verify(token: string): Promise<unknown> {
  return call(auth.verifyEmail, { body: { token } })
}

export function VerifyEmailPage() {
  useTitle(say('Verify email'))
  return (
    <MailedLinkResult
      link={useMailedLink(verify)}
      done={{ title: say('Email verified'), text: say('Your address is confirmed. Come on in.') }}
      refusedText={say(
        'A verification link works once, for 24 hours. If you have used it already, just sign in.',
      )}
      failedTitle={say('Your email is not verified yet')}
    />
  )
}

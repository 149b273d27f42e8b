import { auth } from '@roomlark/contract/accounts/auth'
import { users } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useSession } from '../../../session/session-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MailedLinkResult } from './mailed-link-result.tsx'
import { useMailedLink } from './use-mailed-link.ts'

function confirm(token: string): Promise<unknown> {
  return call(auth.confirmEmail, { body: { token } })
}

/** The page that the link sent to the new address opens. */
export function ConfirmEmailPage() {
  useTitle(say('Confirm email'))
  const link = useMailedLink(confirm)
  const { outcome } = link
  const { isAuthenticated, replaceUser } = useSession()

  // spec §4: a profile update replaces the user, who may have been signed in all along.
  useEffect(() => {
    if (outcome !== 'done' || !isAuthenticated) return
    call(users.getProfile).then(replaceUser, () => undefined)
  }, [outcome, isAuthenticated, replaceUser])

  return (
    <MailedLinkResult
      link={link}
      done={{
        title: say('Email address changed'),
        text: say('From now on, sign in with this address.'),
      }}
      refusedText={say(
        'A link works once, for 24 hours, and only the newest one is valid. You can request another in your profile.',
      )}
      failedTitle={say('Your email is not changed yet')}
      onward={
        isAuthenticated ? (
          <ButtonLink to="/profile" size="lg" block>
            {say('Go to your profile')}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

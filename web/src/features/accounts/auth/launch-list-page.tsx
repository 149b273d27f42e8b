import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { confirmLaunchList, leaveLaunchList } from '../../../data/launch-wish.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { LogOut } from '../../../ui/icons/log-out.ts'
import { AuthResult } from './auth-result.tsx'
import { MailedLinkResult } from './mailed-link-result.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** Confirms the address of somebody who waits for registration to open, and lets them leave again. */
export function LaunchListPage() {
  useTitle(say('Waiting list'))
  const token = useLinkToken()
  const link = useMailedLink(confirmLaunchList)
  const [hasLeft, setLeft] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    await leaveLaunchList(token ?? '')
      .then(
        () => setLeft(true),
        (error: unknown) => showRefusal(error, say('That did not work. Please try again.')),
      )
      .finally(() => setLeaving(false))
  }
  if (hasLeft) {
    return (
      <AuthResult
        icon={<LogOut />}
        title={say('You are off the list')}
        text={say('Your address is deleted. You will not hear from us.')}
      />
    )
  }
  return (
    <MailedLinkResult
      link={link}
      done={{
        title: say('You are on the list'),
        text: say('Your address is confirmed. We write to you when you can open your account.'),
      }}
      refusedText={say('You may have left the list, or have been invited already. Look into your mailbox.')}
      failedTitle={say('Your address is not confirmed yet')}
      onward={
        link.outcome === 'done' ? (
          <Button
            variant="secondary"
            size="lg"
            block
            busy={isLeaving && say('One moment...')}
            onClick={leave}
          >
            {say('Take me off the list')}
          </Button>
        ) : undefined
      }
    />
  )
}

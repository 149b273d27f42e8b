import type { OwnSession } from '@roomlark/contract/accounts/security'
import { say } from '@roomlark/contract/say'
import { useEndOtherSessions, useEndSession, useSessions } from '../../../data/security.ts'
import { longDateTime, midSentence, relativeTime } from '../../../lib/format-date.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { DeviceIcon } from '../../../ui/device-icon.tsx'
import { LogOut } from '../../../ui/icons/log-out.ts'
import { toast } from '../../../ui/toast.ts'

export function SessionsCard() {
  const sessions = useSessions()
  const ending = useEndOtherSessions()
  function endOthers() {
    ending.mutate(undefined, {
      onSuccess: () => toast.success(say('You are signed out everywhere else.')),
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  }
  return (
    <Card>
      <CardHead
        title={say('Where you are signed in')}
        subtitle={say('Sign out anything you do not recognise. We keep your 20 newest sign-ins.')}
      />
      <CardWaiting query={sessions} />
      {sessions.data ? (
        <>
          <ul className="-my-1">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.data.length > 1 ? (
            <Button
              variant="secondary"
              block
              className="mt-5"
              busy={ending.isPending && say('Signing out...')}
              onClick={endOthers}
            >
              <LogOut aria-hidden="true" className="size-[18px]" />
              {say('Sign out everywhere else')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Card>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const ending = useEndSession()
  const usedAt = new Date(session.lastUsedAt)
  const age = relativeTime(usedAt, new Date())
  function end() {
    ending.mutate(session.id, {
      onSuccess: () => toast.success(say('{name} is signed out.', { name: session.device.name })),
      onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
    })
  }
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-3 first:border-t-0">
      <DeviceIcon kind={session.device.kind} />
      <div className="min-w-0 grow leading-5">
        <b className="block font-[580]">{session.device.name}</b>
        <small className="text-[13.5px] wrap-anywhere text-muted">
          {session.address ? `${session.address}, ` : ''}
          {session.current ? (
            say('now')
          ) : (
            <time dateTime={session.lastUsedAt} title={longDateTime(usedAt)}>
              {say('active {time}', { time: midSentence(age) })}
            </time>
          )}
        </small>
      </div>
      {session.current ? (
        <Badge tone="primary">{say('This device')}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={say('Sign out {name}', { name: session.device.name })}
          busy={ending.isPending && say('Signing out...')}
          onClick={end}
        >
          {say('Sign out')}
        </Button>
      )}
    </li>
  )
}

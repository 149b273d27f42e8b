import type { PersonDetail } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { relativeTime } from '../../../lib/format-date.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { DeviceIcon } from '../../../ui/device-icon.tsx'
import { SignInRow } from '../../../ui/sign-in-row.tsx'

/** The person's sessions and recent sign-ins. */
export function PersonAccess({ person }: { person: PersonDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card>
        <CardHead title={say('Signed in')} />
        {person.sessions.length === 0 ? <p className="text-muted">{say('Nowhere at the moment.')}</p> : null}
        <ul className="-my-1">
          {person.sessions.map((session) => (
            <li
              key={session.id}
              className="flex items-center gap-3.5 border-t border-border py-3 first:border-t-0"
            >
              <DeviceIcon kind={session.device.kind} />
              <div className="min-w-0 leading-5">
                <b className="block font-[580]">{session.device.name}</b>
                <small className="text-[13.5px] wrap-anywhere text-muted">
                  {session.address ? `${session.address}, ` : ''}
                  <time dateTime={session.lastUsedAt}>
                    {relativeTime(new Date(session.lastUsedAt), new Date())}
                  </time>
                </small>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <CardHead title={say('Recent sign-ins')} />
        {person.signIns.length === 0 ? <p className="text-muted">{say('None yet.')}</p> : null}
        <ul className="-my-1">
          {person.signIns.map((entry) => (
            <SignInRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

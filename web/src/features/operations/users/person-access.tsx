import type { PersonDetail } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { signInWords } from '../../../lib/sign-in-words.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { DeviceIcon } from '../../../ui/device-icon.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { X } from '../../../ui/icons/x.ts'

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
            <li
              key={entry.id}
              className="flex items-center gap-3.5 border-t border-border py-2.5 first:border-t-0"
            >
              <Outcome isGood={entry.outcome === 'signed-in'} />
              <div className="min-w-0 leading-5">
                <p>{signInWords[entry.outcome]}</p>
                <small className="text-[13.5px] wrap-anywhere text-muted">
                  {entry.device.name}, <time dateTime={entry.at}>{longDateTime(new Date(entry.at))}</time>,{' '}
                  {entry.address}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Outcome({ isGood }: { isGood: boolean }) {
  const Icon = isGood ? Check : X
  return (
    <span
      className={cx(
        'grid size-[30px] shrink-0 place-items-center rounded-[8px]',
        isGood ? 'bg-success-soft text-success-text' : 'bg-error-soft text-error-text',
      )}
    >
      <Icon aria-hidden="true" className="size-[15px]" />
    </span>
  )
}

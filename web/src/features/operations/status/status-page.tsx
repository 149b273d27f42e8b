import type { StatusPage as Status } from '@roomlark/contract/operations/status'
import { status } from '@roomlark/contract/operations/status'
import { say } from '@roomlark/contract/say'
import { useCallback, useEffect, useState } from 'react'
import { callInBackground } from '../../../lib/call.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardSkeleton } from '../../../ui/card-states.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import { CircleHelp } from '../../../ui/icons/circle-help.ts'
import { RotateCw } from '../../../ui/icons/rotate-cw.ts'
import { Note } from '../../../ui/note.tsx'
import { StatusComponentRow } from './status-row.tsx'

const rereadMs = 30_000

/** Refetched every half minute. Undefined while first loading, null if the server does not answer. */
function useStatus() {
  const [found, setFound] = useState<Status | null>()
  const load = useCallback(() => void callInBackground(status.get).then(setFound), [])
  useEffect(() => {
    load()
    const timer = setInterval(load, rereadMs)
    return () => clearInterval(timer)
  }, [load])
  return { found, load }
}

export function StatusPage() {
  useTitle(say('Status'))
  const { found, load } = useStatus()
  return (
    <div className="w-full max-w-[860px]">
      <h1 className="text-2xl">{say('Status')}</h1>
      <p className="mt-2 mb-6 text-md text-muted">
        {say('The state of Roomlark now and over the last 90 days.')}
      </p>
      {found === undefined ? (
        <Card>
          <CardSkeleton />
        </Card>
      ) : found === null ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" title={say('Roomlark is not responding')}>
          <p className="mb-3">
            {say('We could not check the status. The problem may be your connection or our servers.')}
          </p>
          <Button variant="secondary" size="sm" onClick={load}>
            <RotateCw aria-hidden="true" className="size-4" />
            {say('Check again')}
          </Button>
        </Note>
      ) : (
        <>
          <Overall status={found} />
          <Card className="mt-5 p-0! md:p-0!">
            <ul>
              {found.components.map((component) => (
                <StatusComponentRow key={component.name} component={component} today={found.today} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </div>
  )
}

function Overall({ status: { components } }: { status: Status }) {
  const down = components.filter(({ state }) => state === 'down').length
  const isUnknown = components.some(({ state }) => state === 'unknown')
  const checked = components.map(({ checkedAt }) => checkedAt ?? '').sort()[0]
  const when = checked
    ? say('Last checked {moment}.', { moment: longDateTime(new Date(checked)) })
    : say('The first check is running.')
  if (down > 0) {
    const words = say('{down, plural, one {# part is} other {# parts are}} not working', { down })
    return (
      <Note tone="error" icon={<CircleAlert />} role="status" title={words}>
        {when} {say('We are at it.')}
      </Note>
    )
  }
  if (isUnknown) {
    return (
      <Note tone="warning" icon={<CircleHelp />} role="status" title={say('The status is not certain')}>
        {when} {say('This page answers, so the website works.')}
      </Note>
    )
  }
  return (
    <Note tone="success" icon={<CircleCheck />} role="status" title={say('Everything is working')}>
      {when}
    </Note>
  )
}

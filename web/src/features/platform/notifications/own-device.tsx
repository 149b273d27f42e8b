import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTurnOffPush, useTurnOnPush } from '../../../data/push.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { findPushAbility } from '../../../lib/push-subscription.ts'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Bell } from '../../../ui/icons/bell.ts'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Smartphone } from '../../../ui/icons/smartphone.ts'
import { Note } from '../../../ui/note.tsx'

type OwnDeviceProps = {
  publicKey: string
  /** This browser, if it shows notifications. */
  device: { id: string } | undefined
}

/** The browser asks its user only once they have pressed the button. */
export function OwnDevice({ publicKey, device }: OwnDeviceProps) {
  const { id } = useUser()
  const turningOn = useTurnOnPush(id)
  const turningOff = useTurnOffPush()
  // The browser tells nobody when its user changes the permission elsewhere; it is read again with every press.
  const [ability, setAbility] = useState(findPushAbility)
  const error = turningOn.error ?? turningOff.error
  if (ability === 'not-installed') {
    return (
      <Note tone="primary" icon={<Smartphone />} title={say('Add Roomlark to the Home Screen first')}>
        {say(
          'On iPhone and iPad only apps on the Home Screen may show notifications: open Share, choose Add to Home Screen, and turn them on in the app.',
        )}
      </Note>
    )
  }
  if (ability === 'unable') {
    return (
      <Note tone="warning" icon={<CircleAlert />}>
        {say('This browser cannot show notifications. Emails and the list here work all the same.')}
      </Note>
    )
  }
  if (ability === 'blocked') {
    return (
      <Note tone="warning" icon={<CircleAlert />} title={say('Your browser blocks our notifications')}>
        {say(
          'Allow them in the settings that the symbol beside the address opens, then load this page again.',
        )}
      </Note>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2.5">
        <Bell aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
        {device ? say('This device shows notifications.') : say('This device shows no notifications.')}
      </p>
      {device ? (
        <Button
          variant="secondary"
          size="sm"
          busy={turningOff.isPending && say('Turning off...')}
          onClick={() => turningOff.mutate({ ids: [device.id], isOwn: true })}
        >
          {say('Turn off here')}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={turningOn.isPending && say('Turning on...')}
          onClick={() => turningOn.mutate(publicKey, { onSettled: () => setAbility(findPushAbility()) })}
        >
          {say('Turn on here')}
        </Button>
      )}
      {turningOn.data === false ? (
        <p role="status" className="basis-full text-sm text-muted">
          {say('Your browser was not allowed to show notifications. Press the button to be asked again.')}
        </p>
      ) : null}
      {error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="basis-full">
          {getErrorMessage(error, say('That did not work. Please try again.'))}
        </Note>
      ) : null}
    </div>
  )
}

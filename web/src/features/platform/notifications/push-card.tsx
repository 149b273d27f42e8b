import type { PushSettings } from '@roomlark/contract/platform/push'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useOwnFingerprint, usePushSettings, useSavePushedHotel, useTurnOffPush } from '../../../data/push.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { OwnDevice } from './own-device.tsx'
import { QuietHoursFields } from './quiet-hours-fields.tsx'

/** Notifications of the browser or the phone, which come while no page of ours is open. */
export function PushCard() {
  const settings = usePushSettings()
  return (
    <Card>
      <CardHead
        title={say('On your devices')}
        subtitle={say(
          'Your phone or computer shows what you choose, also while Roomlark is closed. It stops when you sign out there.',
        )}
      />
      {settings.data ? <Devices settings={settings.data} /> : <CardWaiting query={settings} />}
    </Card>
  )
}

function Devices({ settings }: { settings: PushSettings }) {
  const fingerprint = useOwnFingerprint().data
  const own = settings.devices.find((device) => device.fingerprint === fingerprint)
  const others = settings.devices.filter((device) => device !== own)
  return (
    <div className="grid gap-5">
      <OwnDevice publicKey={settings.key} device={own} />
      {others.length > 0 ? <OtherDevices ids={others.map(({ id }) => id)} /> : null}
      {settings.devices.length > 0 ? (
        <>
          <QuietHoursFields quiet={settings.quiet} timeZone={settings.timeZone} />
          {settings.hotels.length > 1 ? <Hotels hotels={settings.hotels} /> : null}
        </>
      ) : null}
    </div>
  )
}

function OtherDevices({ ids }: { ids: readonly string[] }) {
  const removing = useTurnOffPush()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border pt-5">
      <p>
        {say('{count, plural, one {One other device shows} other {# other devices show}} notifications.', {
          count: ids.length,
        })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={removing.isPending && say('Turning off...')}
        onClick={() => removing.mutate({ ids, isOwn: false })}
      >
        {say('Turn off there')}
      </Button>
      {removing.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="basis-full">
          {getErrorMessage(removing.error, say('That was not saved. Please try again.'))}
        </Note>
      ) : null}
    </div>
  )
}

function Hotels({ hotels }: Pick<PushSettings, 'hotels'>) {
  const saving = useSavePushedHotel()
  const id = useId()
  return (
    <div className="border-t border-border pt-5">
      <h3 className="font-sans text-[15px] font-[560] tracking-normal">{say('Hotels')}</h3>
      <p className="text-sm text-muted">{say('Whose notifications your devices show.')}</p>
      {saving.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-3">
          {getErrorMessage(saving.error, say('That was not saved. Please try again.'))}
        </Note>
      ) : null}
      <ul className="mt-2">
        {hotels.map((hotel) => (
          <li key={hotel.id} className="flex items-center justify-between gap-4 py-2">
            <bdi id={`${id}-${hotel.id}`} className="min-w-0 wrap-anywhere">
              {hotel.name}
            </bdi>
            <Switch
              checked={isOn(hotel, saving.variables, saving.isPending)}
              onCheckedChange={(next) => saving.mutate({ hotelId: hotel.id, isOn: next })}
              aria-labelledby={`${id}-${hotel.id}`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A choice shows before the server has it. */
function isOn(
  hotel: PushSettings['hotels'][number],
  chosen: { hotelId: string; isOn: boolean } | undefined,
  isPending: boolean,
): boolean {
  return isPending && chosen?.hotelId === hotel.id ? chosen.isOn : hotel.isOn
}

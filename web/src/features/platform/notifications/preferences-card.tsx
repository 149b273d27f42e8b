import {
  essentialEvents,
  eventAudience,
  mailChannels,
  type NotificationPreference,
  notificationEvents,
} from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { usePreferences, useSavePreference, useWaitingPreferences } from '../../../data/notifications.ts'
import { usePushSettings } from '../../../data/push.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { cx } from '../../../lib/cx.ts'
import { useUser } from '../../../session/session-context.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Mail } from '../../../ui/icons/mail.ts'
import { NotSavedYet } from '../../../ui/not-saved-yet.tsx'
import { Note } from '../../../ui/note.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { eventLooks } from './event-looks.ts'

const channelWords = {
  off: say('No email'),
  now: say('Email me immediately'),
  digest: say('Daily digest'),
  weekly: say('Weekly digest'),
}
const channels = mailChannels.map((value) => ({ value, label: channelWords[value] }))

/** Each choice is saved as it is made. */
export function PreferencesCard() {
  const { userType } = useUser()
  const preferences = usePreferences()
  const saving = useSavePreference()
  const waiting = useWaitingPreferences()
  const hasDevices = (usePushSettings().data?.devices.length ?? 0) > 0
  const shown = notificationEvents.filter((event) => eventAudience[event]?.includes(userType) ?? true)
  return (
    <Card>
      <CardHead
        title={say('Notifications')}
        subtitle={say(
          'What we notify you about, here and by email. Each choice is saved immediately; digests are sent at 06:00, your time, weekly ones on Mondays.',
        )}
      />
      {saving.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mb-4">
          {getErrorMessage(saving.error, say('That was not saved. Please try again.'))}
        </Note>
      ) : null}
      {preferences.data ? (
        <ul>
          {preferences.data
            .filter(({ event }) => shown.includes(event))
            .map((row) => (
              <PreferenceRow
                key={row.event}
                row={waiting.find(({ event }) => event === row.event) ?? row}
                hasDevices={hasDevices}
                isWaiting={waiting.some(({ event }) => event === row.event)}
                onChange={(next) => saving.mutate(next)}
              />
            ))}
        </ul>
      ) : (
        <CardWaiting query={preferences} />
      )}
    </Card>
  )
}

type PreferenceRowProps = {
  row: NotificationPreference
  /** The account has devices that show notifications. */
  hasDevices: boolean
  /** The server does not have it yet. */
  isWaiting: boolean
  onChange: (row: NotificationPreference) => void
}

function PreferenceRow({ row, hasDevices, isWaiting, onChange }: PreferenceRowProps) {
  const id = useId()
  const { Icon, tint, label, text } = eventLooks[row.event]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 not-first:border-t not-first:border-border">
      <span aria-hidden="true" className={`grid size-10 shrink-0 place-items-center rounded-[10px] ${tint}`}>
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-[180px] grow basis-0">
        <p id={`${id}-label`} className="font-[560]">
          {label}
        </p>
        <p className="text-sm text-muted">{text}</p>
        <NotSavedYet isWaiting={isWaiting} />
      </div>
      <div
        className={cx(
          'flex items-center gap-x-4 gap-y-2.5 max-md:w-full max-md:flex-wrap max-md:justify-between md:justify-end',
          hasDevices ? 'md:ml-auto md:w-[440px]' : 'md:w-[270px]',
        )}
      >
        {essentialEvents.includes(row.event) ? (
          <span className="text-sm text-muted">{say('Always emailed')}</span>
        ) : (
          <ChipSelect
            label={say('Email about: {event}', { event: label })}
            icon={<Mail />}
            value={row.mail}
            words={channelWords[row.mail]}
            choices={channels}
            isOn={row.mail !== 'off'}
            onChoose={(mail) => onChange({ ...row, mail })}
          />
        )}
        <span className="flex gap-4 max-md:ml-auto">
          <span className="flex items-center gap-2.5 text-[14px]">
            <span id={`${id}-here`}>{say('Here##in the app')}</span>
            <Switch
              checked={row.inApp}
              onCheckedChange={(inApp) => onChange({ ...row, inApp })}
              aria-labelledby={`${id}-here ${id}-label`}
            />
          </span>
          {hasDevices ? (
            <span className="flex items-center gap-2.5 text-[14px]">
              <span id={`${id}-devices`}>{say('Devices##notifications')}</span>
              <Switch
                checked={row.push}
                onCheckedChange={(push) => onChange({ ...row, push })}
                aria-labelledby={`${id}-devices ${id}-label`}
              />
            </span>
          ) : null}
        </span>
      </div>
    </li>
  )
}

import type { QuietHours } from '@roomlark/contract/platform/push'
import { say } from '@roomlark/contract/say'
import { useId, useState } from 'react'
import { useSaveQuiet } from '../../../data/push.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { Switch } from '../../../ui/switch.tsx'

const usualNight: QuietHours = { from: '22:00', until: '07:00' }

type QuietHoursFieldsProps = { quiet: QuietHours | null; timeZone: string }

/** Turned on and off at once; times are saved when their field is left. */
export function QuietHoursFields({ quiet, timeZone }: QuietHoursFieldsProps) {
  const id = useId()
  const saving = useSaveQuiet()
  const [times, setTimes] = useState(quiet ?? usualNight)
  const isOn = (saving.isPending ? saving.variables : quiet) !== null

  const isWhole = times.from !== '' && times.until !== ''
  const isSame = times.from === times.until
  const error = !isWhole ? say('Enter both times') : isSame ? say('Choose two times') : undefined

  function save() {
    if (error || (times.from === quiet?.from && times.until === quiet.until)) return
    saving.mutate(times)
  }

  return (
    <div className="border-t border-border pt-5">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h3 id={`${id}-label`} className="font-sans text-[15px] font-[560] tracking-normal">
            {say('Quiet hours')}
          </h3>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {say(
              'Devices stay silent each day. What comes in the meantime, also if it is urgent, is shown when they end unless you have read it.',
            )}
          </p>
        </div>
        <Switch
          checked={isOn}
          onCheckedChange={(next) => saving.mutate(next ? times : null)}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
        />
      </div>
      {isOn ? (
        <div className="mt-4 grid max-w-[420px] grid-cols-2 gap-4">
          <TextField
            type="time"
            label={say('From##quiet hours')}
            value={times.from}
            error={error}
            onChange={(event) => setTimes({ ...times, from: event.target.value })}
            onBlur={save}
          />
          <TextField
            type="time"
            label={say('Until##quiet hours')}
            value={times.until}
            onChange={(event) => setTimes({ ...times, until: event.target.value })}
            onBlur={save}
          />
          <p className="col-span-2 text-sm text-muted">
            {say('By the clock of {timeZone}, the time zone under General.', {
              timeZone: timeZone.replaceAll('_', ' '),
            })}
          </p>
        </div>
      ) : null}
      {saving.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-4">
          {getErrorMessage(saving.error, say('That was not saved. Please try again.'))}
        </Note>
      ) : null}
    </div>
  )
}

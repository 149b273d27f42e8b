import { optionFault, optionLimits } from '@roomlark/contract/bookings/options'
import { addDays } from '@roomlark/contract/dates'
import { hotelTime, toInstant } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'

type OptionDialogProps = {
  title: string
  submitLabel: string
  arrival: { checkInOn: string; checkInTime: string; timeZone: string }
  /** Its present end, if it is an option already. */
  heldUntil: string | null
  isBusy: boolean
  fault: string | undefined
  onChoose: (heldUntil: string) => void
  onClose: () => void
}

/** Asks until when rooms are held, on the clock of the hotel. */
export function OptionDialog(props: OptionDialogProps) {
  const { title, submitLabel, arrival, heldUntil, isBusy, fault, onChoose, onClose } = props
  const { timeZone } = arrival
  const [{ date, time }, setEnd] = useState(() => getInitialEnd(arrival, heldUntil))
  const [error, setError] = useState<string | undefined>()

  function submit() {
    const end = date && time ? toInstant(date, time, timeZone) : new Date(Number.NaN)
    const found = optionFault(end, arrival, new Date())
    setError(found)
    if (!found) onChoose(end.toISOString())
  }
  return (
    <FormDialog
      title={title}
      description={say(
        'The rooms are set aside until then, at most for {days, plural, one {# day} other {# days}}. You and the guest are reminded before, and afterwards they are free again.',
        { days: optionLimits.days },
      )}
      submitLabel={submitLabel}
      isBusy={isBusy}
      fault={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={say('Until')}
          value={date}
          error={error}
          onChange={(event) => setEnd({ date: event.target.value, time })}
        />
        <TextField
          type="time"
          label={say('Time at the hotel')}
          value={time}
          onChange={(event) => setEnd({ date, time: event.target.value })}
        />
      </div>
    </FormDialog>
  )
}

/** A week from now, or the evening before an earlier arrival. */
function getInitialEnd({ checkInOn, timeZone }: OptionDialogProps['arrival'], heldUntil: string | null) {
  if (heldUntil !== null) {
    const [date = '', time = ''] = hotelTime(new Date(heldUntil), timeZone).split('T')
    return { date, time }
  }
  const inAWeek = addDays(hotelTime(new Date(), timeZone).slice(0, 10), 7)
  const [date = ''] = [inAWeek, addDays(checkInOn, -1)].toSorted()
  return { date, time: '18:00' }
}

import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'

type Dates = { fromOn: string | undefined; untilOn: string | undefined }
type BookingDatesDialogProps = Dates & { onChoose: (dates: Dates) => void; onClose: () => void }

export function BookingDatesDialog({ onChoose, onClose, ...given }: BookingDatesDialogProps) {
  const [fromOn, setFrom] = useState(given.fromOn ?? '')
  const [untilOn, setUntil] = useState(given.untilOn ?? '')
  const isBackwards = fromOn !== '' && untilOn !== '' && untilOn < fromOn
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBackwards) onChoose({ fromOn: fromOn || undefined, untilOn: untilOn || undefined })
  }
  return (
    <Dialog
      title={say('Choose dates')}
      description={say('Bookings with a night or a departure on these days.')}
      onClose={onClose}
    >
      <form onSubmit={submit} className="mt-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('From')}
            type="date"
            value={fromOn}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={say('Until')}
            type="date"
            value={untilOn}
            onChange={(event) => setUntil(event.target.value)}
            error={isBackwards ? say('Choose a day after the first') : undefined}
          />
        </div>
        <div className="mt-6 flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" disabled={isBackwards}>
            {say('Show these')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

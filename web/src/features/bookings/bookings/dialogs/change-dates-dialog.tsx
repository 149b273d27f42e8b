import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { changedDatesFault } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useChangeStay } from '../../../../data/booking-changes.ts'
import { useChangeQuote } from '../../../../data/bookings.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { failureWords } from '../failure-words.ts'
import { nightsBetween } from '../stay-words.ts'
import { ChangeSummary } from './change-summary.tsx'

export function ChangeDatesDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [wanted, setWanted] = useState({ checkInOn: booking.checkInOn, checkOutOn: booking.checkOutOn })
  const [mailGuest, setMailGuest] = useState(true)
  const change = useChangeStay(booking.id)
  const today = dateIn(booking.timeZone, new Date())
  const fault = changedDatesFault(booking, wanted, today)
  const isSame = wanted.checkInOn === booking.checkInOn && wanted.checkOutOn === booking.checkOutOn
  const isAsked = !fault && !isSame
  const quote = useChangeQuote(booking, isAsked ? wanted : undefined)
  const isReady = isAsked && quote.data?.obstacles.length === 0 && !quote.isPlaceholderData

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || change.isPending) return
    const after = await change.mutateAsync({ ...wanted, mailGuest, version: booking.version })
    onClose()
    toast.success(changedWords(booking, after))
  }
  return (
    <Dialog
      title={say('Change dates')}
      description={say('Nights that are kept keep their price; new nights get the calendar price.')}
      onClose={onClose}
      isBusy={change.isPending}
    >
      {/* The form shows its errors. */}
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('Check-in')}
            type="date"
            required
            value={wanted.checkInOn}
            disabled={booking.state === 'checked-in'}
            hint={booking.state === 'checked-in' ? say('The guest has arrived') : undefined}
            onChange={(event) => setWanted({ ...wanted, checkInOn: event.target.value })}
          />
          <TextField
            label={say('Check-out')}
            type="date"
            required
            value={wanted.checkOutOn}
            error={fault && obstacleWords(fault, accountFormats)}
            hint={fault ? undefined : nightsBetween(wanted.checkInOn, wanted.checkOutOn)}
            onChange={(event) => setWanted({ ...wanted, checkOutOn: event.target.value })}
          />
        </div>
        {isAsked ? <ChangeSummary quote={quote} mailGuest={mailGuest} onMailGuest={setMailGuest} /> : null}
        {change.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {failureWords(change.error, say('The dates were not changed. Please try again.'))}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" busy={change.isPending && say('Changing...')} disabled={!isReady}>
            {say('Change dates')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Includes the new total if the price has changed. */
function changedWords(before: Pick<Booking, 'totalCents'>, after: Booking): string {
  const dates = say('{guest} now stays {dates}.', {
    guest: isolate(after.guestName),
    dates: rangeWords(after.checkInOn, after.checkOutOn),
  })
  if (before.totalCents === after.totalCents) return dates
  const total = say('The total is now {total} instead of {before}.', {
    total: moneyText(after.totalCents, after.currency),
    before: moneyText(before.totalCents, after.currency),
  })
  return `${dates} ${total}`
}

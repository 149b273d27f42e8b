import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { changedDatesFault } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChangeStay } from '../../../../data/booking-changes.ts'
import { useChangeQuote } from '../../../../data/bookings.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
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

  async function submit() {
    const after = await change.mutateAsync({ ...wanted, mailGuest, version: booking.version })
    onClose()
    toast.success(changedWords(booking, after))
  }
  return (
    <FormDialog
      title={say('Change dates')}
      description={say('Nights that are kept keep their price; new nights get the calendar price.')}
      submitLabel={say('Change dates')}
      busyLabel={say('Changing...')}
      isBusy={change.isPending}
      isReady={isReady}
      fault={
        change.error
          ? failureWords(change.error, say('The dates were not changed. Please try again.'))
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
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

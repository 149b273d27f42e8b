import type { Booking } from '@roomlark/contract/booking'
import { dateIn } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { CalendarX2, CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { rangeWords } from '../../lib/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeStay } from './booking-changes.api.ts'
import { useNights } from './bookings.api.ts'
import { failureWords } from './failure-words.ts'
import { addedNights, datesFault, fullNights } from './stay-change.ts'
import { nightsBetween } from './stay-words.ts'

export function ChangeDatesDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [wanted, setWanted] = useState({ checkInOn: booking.checkInOn, checkOutOn: booking.checkOutOn })
  const change = useChangeStay(booking.id)
  const today = dateIn(booking.timeZone, new Date())
  const fault = datesFault(booking, wanted, today)
  const added = fault ? [] : addedNights(booking, wanted)
  const calendar = useNights(booking.hotelId, added.length > 0 ? wanted : undefined)
  const full = calendar.data && added.length > 0 ? fullNights(booking, wanted, calendar.data) : []
  const isSame = wanted.checkInOn === booking.checkInOn && wanted.checkOutOn === booking.checkOutOn
  const isLooking = added.length > 0 && (calendar.isPlaceholderData || calendar.isPending)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (fault || isSame || full.length > 0 || isLooking || change.isPending) return
    const after = await change.mutateAsync({ ...wanted, version: booking.version })
    onClose()
    toast.success(changedWords(booking, after))
  }
  return (
    <Dialog
      title="Change dates"
      description="Nights that stay keep their price; new nights get the price of the calendar. The guest is told by mail."
      onClose={onClose}
    >
      {/* What went wrong is shown in the form. */}
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Check-in"
            type="date"
            required
            value={wanted.checkInOn}
            disabled={booking.state === 'checked-in'}
            hint={booking.state === 'checked-in' ? 'The guest has arrived' : undefined}
            onChange={(event) => setWanted({ ...wanted, checkInOn: event.target.value })}
          />
          <TextField
            label="Check-out"
            type="date"
            required
            value={wanted.checkOutOn}
            error={fault}
            hint={fault ? undefined : nightsBetween(wanted.checkInOn, wanted.checkOutOn)}
            onChange={(event) => setWanted({ ...wanted, checkOutOn: event.target.value })}
          />
        </div>
        <div aria-live="polite">
          {full.length > 0 && !isLooking ? (
            <Note tone="warning" icon={<CalendarX2 />} title="Not free on these dates">
              {full.slice(0, 4).join('. ')}.{full.length > 4 ? ` And ${full.length - 4} more nights.` : ''}
            </Note>
          ) : null}
          {added.length > 0 && full.length === 0 && calendar.data && !isLooking ? (
            <Note tone="success" icon={<CircleCheck />}>
              These nights are free.
            </Note>
          ) : null}
        </div>
        {change.error ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {failureWords(change.error, 'The dates were not changed. Please try again.')}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={change.isPending && 'Changing...'}
            disabled={Boolean(fault) || isSame || full.length > 0}
          >
            Change dates
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Also what it costs now, where that is another price. */
function changedWords(before: Pick<Booking, 'totalCents'>, after: Booking): string {
  const dates = `${isolate(after.guestName)} now stays ${rangeWords(after.checkInOn, after.checkOutOn)}.`
  if (before.totalCents === after.totalCents) return dates
  return `${dates} The total is ${moneyText(after.totalCents, after.currency)}, it was ${moneyText(before.totalCents, after.currency)}.`
}

import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useBooking } from '../../../../data/bookings.ts'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { StepDialog } from './step-dialog.tsx'

type NoShowDialogProps = { booking: Pick<BookingSummary, 'id' | 'guestName'>; onClose: () => void }

/** Asks from a list, which knows neither the fee nor the nights of the booking yet. */
export function NoShowDialog({ booking, onClose }: NoShowDialogProps) {
  const query = useBooking(booking.id)
  if (query.data) {
    return <StepDialog booking={query.data} to="no-show" onClose={onClose} onOpenBalance={onClose} />
  }
  return (
    <Dialog
      title={say('{guest} did not arrive?', { guest: isolate(booking.guestName) })}
      description={say('What that means for the room and the fee.')}
      onClose={onClose}
    >
      <div className="mt-5">
        <CardWaiting query={query} />
      </div>
    </Dialog>
  )
}

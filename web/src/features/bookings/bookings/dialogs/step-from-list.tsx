import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useBooking } from '../../../../data/bookings.ts'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LeaveEarlyDialog } from '../changes/leave-early-dialog.tsx'
import { NoShowQuestion } from './no-show-question.tsx'

type StepFromListProps = {
  booking: Pick<BookingSummary, 'id' | 'guestName'>
  to: 'no-show' | 'checked-out'
  onClose: () => void
  /** Asks about the amount left to pay when a guest leaves early. */
  onOpenBalance: () => void
}

/** Asks from a list, which knows neither the fee nor the nights of the booking yet. */
export function StepFromList({ booking, to, onClose, onOpenBalance }: StepFromListProps) {
  const query = useBooking(booking.id)
  if (query.data) {
    return to === 'no-show' ? (
      <NoShowQuestion booking={query.data} onClose={onClose} />
    ) : (
      <LeaveEarlyDialog booking={query.data} onClose={onClose} onOpenBalance={onOpenBalance} />
    )
  }
  const guest = isolate(booking.guestName)
  return (
    <Dialog
      title={
        to === 'no-show' ? say('{guest} did not arrive?', { guest }) : say('{guest} leaves early?', { guest })
      }
      description={say('What that means for the room and the fee.')}
      onClose={onClose}
    >
      <div className="mt-5">
        <CardWaiting query={query} />
      </div>
    </Dialog>
  )
}

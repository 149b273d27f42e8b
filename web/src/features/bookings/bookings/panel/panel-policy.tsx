import type { BookingState } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { Timeline } from '../../../../ui/timeline.tsx'
import { policySteps } from '../policy-steps.ts'
import { useNow } from '../use-now.ts'
import { PanelSection } from './panel-section.tsx'

const endings: readonly BookingState[] = ['cancelled', 'no-show', 'expired']

/** Shows the cost of cancelling by time; once the guest has arrived there is nothing left to cancel. */
export function PanelPolicy({ booking }: { booking: Booking }) {
  const now = useNow(30_000)
  if (booking.state === 'checked-in' || booking.state === 'checked-out') return null
  // For a finished booking, the situation when it ended.
  const end = endings.includes(booking.state)
    ? booking.events.findLast(({ kind }) => kind === booking.state)
    : undefined
  const steps = policySteps(booking, end ? new Date(end.at) : now)
  return (
    <PanelSection title={say('Cancellation')}>
      <Timeline items={steps.map((step) => ({ ...step, key: step.detail }))} />
    </PanelSection>
  )
}

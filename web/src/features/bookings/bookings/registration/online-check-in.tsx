import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { CircleDot } from '../../../../ui/icons/circle-dot.ts'

/** Says of a guest who is expected how far they have come online. */
export function OnlineCheckInMark({ booking }: { booking: Pick<BookingSummary, 'state' | 'onlineCheckIn'> }) {
  const { state, onlineCheckIn } = booking
  if (state !== 'confirmed' || onlineCheckIn === 'none') return null
  const isReady = onlineCheckIn === 'ready'
  const Icon = isReady ? CircleCheck : CircleDot
  return (
    <span className={`flex items-center gap-1 text-sm ${isReady ? 'text-success-text' : 'text-muted'}`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {isReady ? say('Checked in online') : say('Online check-in begun')}
    </span>
  )
}

import { releasedFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import { type Altered, altered, type Ground, type Refused } from './alteration-ground.policy.ts'
import { keptStay } from './planned-stays.policy.ts'

/** Every room is left today, and its later nights are given back. The night of arrival was used, whoever slept there. */
export function leaveEarly(ground: Ground): Altered | Refused {
  const { booking, stays, today } = ground
  if (booking.state !== 'checked-in') return { refusal: say('Only guests in house leave early.') }
  const checkOutOn = releasedFrom('checked-out', booking.checkInOn, today)
  if (checkOutOn === undefined || checkOutOn >= booking.checkOutOn) {
    return { refusal: say('No night of this booking is left. Check the guest out.') }
  }
  const planned = stays.map((stay) => {
    const removed = stay.nightlyCents.filter(({ night }) => night >= checkOutOn)
    if (removed.length === 0) return keptStay(stay)
    if (stay.checkInOn >= checkOutOn) return keptStay(stay, { removed, isLeft: false })
    return keptStay(stay, { removed, checkOutOn, roomId: stay.roomId })
  })
  const dropped = planned.flatMap(({ removed }) => removed)
  const { currency, checkInOn } = booking
  const nights = new Set(dropped.map(({ night }) => night)).size
  return {
    ...altered(ground, planned, { kind: 'leave-early', fromOn: checkOutOn, nights, currency }),
    dates: { checkInOn, checkOutOn },
    dropped,
  }
}

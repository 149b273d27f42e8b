import type { BookingState } from '@roomlark/contract/booking-states'
import { say } from '@roomlark/contract/say'

export const stateWords: Record<BookingState, string> = {
  held: say('Held'),
  confirmed: say('Confirmed'),
  'checked-in': say('Checked in'),
  'checked-out': say('Checked out'),
  cancelled: say('Cancelled'),
  'no-show': say('No-show'),
  expired: say('Expired'),
}

export const stateTones = {
  held: 'warning',
  confirmed: 'primary',
  'checked-in': 'success',
  'checked-out': 'neutral',
  cancelled: 'error',
  'no-show': 'error',
  expired: 'neutral',
} as const satisfies Record<BookingState, string>

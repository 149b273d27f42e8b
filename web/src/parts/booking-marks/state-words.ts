import type { BookingState } from '@roomlark/contract/booking-states'

export const stateWords: Record<BookingState, string> = {
  held: 'Held',
  confirmed: 'Confirmed',
  'checked-in': 'Checked in',
  'checked-out': 'Checked out',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
  expired: 'Expired',
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

/** A field of the plain forms about a booking. */
export const fieldClass =
  'block h-(--control-h) w-full min-w-0 rounded-md border border-control bg-surface px-[13px] text-text'

/** The address of a booking, or of something to do with it. */
export function makeBookingPath(
  token: string,
  what?:
    | 'change'
    | 'check-in'
    | 'details'
    | 'extras'
    | 'confirmation'
    | 'cancel'
    | 'pay'
    | 'messages'
    | 'letters'
    | 'erase'
    | 'print'
    | 'wallet.pkpass'
    | 'google-wallet'
    | 'review',
): string {
  return what ? `/stays/bookings/${token}/${what}` : `/stays/bookings/${token}`
}

export function makeCalendarPath(token: string): string {
  return `/stays/bookings/${token}/calendar.ics`
}

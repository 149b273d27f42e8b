/** The launch switches that are either open or closed, and hide what is behind them. */
export const doorNames = [
  'hotelPages',
  'guestSite',
  'bookings',
  'partnerships',
  'payouts',
  'profile',
  'insights',
  'supportPages',
  'onlinePayments',
] as const
export type DoorName = (typeof doorNames)[number]

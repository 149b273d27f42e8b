import type { DoorName } from '@roomlark/contract/launch'

const doors: readonly [RegExp, DoorName][] = [
  [/^\/hotels\/[^/]+\/(statements|partners)\b/, 'partnerships'],
  [/^\/(hotels\/|settings\/team)/, 'hotelPages'],
  [/^\/bookings\/(holds|disputes|commissions|payouts|ledger|statements)\b/, 'partnerships'],
  [/^\/bookings\b/, 'bookings'],
  [/^\/performance\/earnings\/details\b/, 'payouts'],
  [/^\/(partnerships|performance|commissions)\b/, 'partnerships'],
  [/^\/profile\b/, 'profile'],
]

/** Finds the launch switch that a page lies behind, or null for one that is always open. */
export function findDoor(link: string): DoorName | null {
  return doors.find(([path]) => path.test(link))?.[1] ?? null
}

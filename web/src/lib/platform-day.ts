/**
 * The calendar day of what belongs to no hotel, such as a payout run or what a bank booked: the server counts these days in
 * UTC, wherever the administrator is.
 */
export function platformDay(now = new Date()): string {
  return now.toISOString().slice(0, 10)
}

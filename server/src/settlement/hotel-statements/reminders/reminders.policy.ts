import { addDays, daysBetween } from '@roomlark/contract/dates'
import { pauseNoticeDays, reminderDays } from '@roomlark/contract/settlement/hotel-statement-payments'

/** Reminders that a hotel gets, in this order; the last one announces the pause. */
export const reminderKinds = ['upcoming', 'due', 'overdue', 'pause-announced'] as const

/** On which day each reminder is sent, counted from the day on which the statement is due. */
export function reminderOffsets(pauseAfterDays: number): number[] {
  const announced = Math.max(1, pauseAfterDays - pauseNoticeDays)
  return [-reminderDays.before, 0, Math.min(reminderDays.overdue, announced), announced]
}

/** Number of reminders due by this day. Of several that were missed, only the last is sent. */
export function remindersBy(today: string, dueOn: string, pauseAfterDays: number): number {
  return reminderOffsets(pauseAfterDays).filter((days) => addDays(dueOn, days) <= today).length
}

/** The day on which new bookings pause if it is announced today: the hotel has at least the days of notice. */
export function pauseDay(today: string, dueOn: string, pauseAfterDays: number): string {
  const overdueDays = daysBetween(dueOn, today)
  return addDays(dueOn, Math.max(pauseAfterDays, overdueDays + pauseNoticeDays))
}

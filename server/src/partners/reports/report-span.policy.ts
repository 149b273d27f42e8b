import { addDays, getWeekday } from '@roomlark/contract/dates'
import type { ReportRhythm } from '@roomlark/contract/partners/partner-reports'

type ReportSpan = { fromOn: string; untilOn: string }

/** Returns the last week from Monday on, or the last month, that is over today. */
export function getReportSpan(rhythm: Exclude<ReportRhythm, 'never'>, today: string): ReportSpan {
  if (rhythm === 'weekly') {
    const untilOn = addDays(today, -(getWeekday(today) || 7))
    return { fromOn: addDays(untilOn, -6), untilOn }
  }
  const untilOn = addDays(`${today.slice(0, 8)}01`, -1)
  return { fromOn: `${untilOn.slice(0, 8)}01`, untilOn }
}

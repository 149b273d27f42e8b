import { isoDate, longDate } from '../../lib/format-date.ts'

// spec §2: the date shown is the current one.
export function LastUpdated() {
  const today = new Date()
  return <time dateTime={isoDate(today)}>{longDate(today)}</time>
}

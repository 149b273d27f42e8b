import { clockTime, isoDate, longDateTime } from '../../../lib/format-date.ts'

/** `Last saved today at 09:12` */
export function lastSavedWords(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const at = clockTime(date)
  if (isoDate(date) === isoDate(now)) return `Last saved today at ${at}`
  if (isoDate(date) === isoDate(yesterday)) return `Last saved yesterday at ${at}`
  return `Last saved on ${longDateTime(date)}`
}

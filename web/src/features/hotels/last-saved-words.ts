import { isoDate, longDateTime } from '../../lib/format-date.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Last saved today at 09:12` */
export function lastSavedWords(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const at = clock.format(date)
  if (isoDate(date) === isoDate(now)) return `Last saved today at ${at}`
  if (isoDate(date) === isoDate(yesterday)) return `Last saved yesterday at ${at}`
  return `Last saved on ${longDateTime(date)}`
}

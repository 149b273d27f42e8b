import type { Trouble } from '@roomlark/contract/platform/notification-kinds'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** After a failure, this long passes before the next attempt. */
const pauseMs = hourMs
/** A backup may take a while, and a server may be restarted just then. */
const graceMs = 2 * hourMs

type History = { lastAttemptAt: Date | null; lastFault: string | null; lastGoodAt: Date | null }

/** A backup is due once a day at this minute (of the day, in UTC), or as soon as a server runs again. */
export function isBackupDue(history: History, minuteOfDay: number, now: Date): boolean {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const today = midnight + minuteOfDay * 60_000
  const dueAt = today <= now.getTime() ? today : today - dayMs
  if (history.lastGoodAt !== null && history.lastGoodAt.getTime() >= dueAt) return false
  // Only after a failure: one that was made by hand shortly before does not put it off.
  const hasFailed = history.lastAttemptAt !== null && history.lastFault !== null
  return !hasFailed || now.getTime() - Number(history.lastAttemptAt) >= pauseMs
}

/** Returns the trouble that administrators are notified of. A server that has just started is given time. */
export function backupTrouble(history: History, serverStartedAt: Date, now: Date): Trouble | null {
  const since = (at: Date) => now.getTime() - at.getTime()
  const hours = history.lastGoodAt && Math.floor(since(history.lastGoodAt) / hourMs)
  if (history.lastFault !== null) return { trouble: 'backup', isFailed: true, hours }
  const isRecent = history.lastGoodAt !== null && since(history.lastGoodAt) < dayMs + graceMs
  if (isRecent || since(serverStartedAt) < graceMs) return null
  return { trouble: 'backup', isFailed: false, hours }
}

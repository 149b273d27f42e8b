import type { Webhook } from '@roomlark/contract/webhooks'
import { clockTime, isoDate, longDate } from '../../lib/format-date.ts'
import { countText, figurePercent } from '../../lib/format-number.ts'

type Health = { tone: 'success' | 'error' | 'warning' | 'neutral'; label: string }

export function healthOf({ pausedAt, failingSince, sent }: Webhook): Health {
  if (pausedAt) return { tone: 'warning', label: 'Paused' }
  if (failingSince) return { tone: 'error', label: 'Failing' }
  return sent > 0 ? { tone: 'success', label: 'Healthy' } : { tone: 'neutral', label: 'Nothing sent yet' }
}

/** How an address did lately, in one line. */
export function healthWords(webhook: Webhook): string {
  const { pausedAt, failingSince, lastStatus, nextTryAt, sent, sentAtFirst } = webhook
  if (pausedAt) return `Not called since ${momentWords(pausedAt)}`
  if (failingSince) {
    const answer = lastStatus === null ? 'No answer' : `Answers ${lastStatus}`
    return `${answer} since ${momentWords(failingSince)}${nextTryAt ? `, next try at ${momentWords(nextTryAt)}` : ''}`
  }
  if (sent === 0) return 'Send a test event to see how it works'
  return `${countText(sent)} sent in 30 days, ${figurePercent((100 * sentAtFirst) / sent)} at the first try`
}

/** `14:02` today, else with its day. */
export function momentWords(instant: string, now = new Date()): string {
  const date = new Date(instant)
  return isoDate(date) === isoDate(now) ? clockTime(date) : `${longDate(date)}, ${clockTime(date)}`
}

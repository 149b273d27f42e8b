import type { Webhook } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { dayText, longDay } from '../../../lib/day-words.ts'
import { clockTime, isoDate } from '../../../lib/format-date.ts'
import { countText, figurePercent } from '../../../lib/format-number.ts'

type Health = { tone: 'success' | 'error' | 'warning' | 'neutral'; label: string }

export function describeHealth({ pausedAt, failingSince, sent }: Webhook): Health {
  if (pausedAt) return { tone: 'warning', label: say('Paused') }
  if (failingSince) return { tone: 'error', label: say('Failing') }
  return sent > 0
    ? { tone: 'success', label: say('Healthy') }
    : { tone: 'neutral', label: say('Nothing sent yet') }
}

/** Sums up the recent deliveries to an address in one line. */
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

/** `14:02` today, else `14:02 on 17 June`, and with its year what is longer ago. */
export function momentWords(instant: string, now = new Date()): string {
  const date = new Date(instant)
  const [day, today] = [isoDate(date), isoDate(now)]
  if (day === today) return clockTime(date)
  return `${clockTime(date)} on ${day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : dayText(day)}`
}

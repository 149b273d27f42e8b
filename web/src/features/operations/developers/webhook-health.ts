import type { Webhook } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { dayText, longDay } from '../../../lib/day-words.ts'
import { clockTime, isoDate } from '../../../lib/format-date.ts'
import { countText, figurePercent } from '../../../lib/format-number.ts'

type Health = { tone: 'success' | 'error' | 'warning' | 'neutral'; label: string }

export function describeHealth({
  pausedAt,
  failingSince,
  sent,
}: Pick<Webhook, 'pausedAt' | 'failingSince' | 'sent'>): Health {
  if (pausedAt) return { tone: 'warning', label: say('Paused') }
  if (failingSince) return { tone: 'error', label: say('Failing') }
  return sent > 0
    ? { tone: 'success', label: say('Healthy') }
    : { tone: 'neutral', label: say('Nothing sent yet') }
}

/** Sums up the recent deliveries to an address in one line. */
export function healthWords(webhook: Omit<Webhook, 'topics' | 'bothSecretsUntil'>): string {
  const { pausedAt, failingSince, lastStatus, nextTryAt, sent, sentAtFirst } = webhook
  if (pausedAt) return say('Not called since {moment}', { moment: momentWords(pausedAt) })
  if (failingSince) {
    const [since, status] = [momentWords(failingSince), lastStatus]
    if (nextTryAt === null)
      return status === null
        ? say('No answer since {since}', { since })
        : say('Answers {status} since {since}', { status, since })
    const next = momentWords(nextTryAt)
    return status === null
      ? say('No answer since {since}, next try at {next}', { since, next })
      : say('Answers {status} since {since}, next try at {next}', { status, since, next })
  }
  if (sent === 0) return say('Send a test event to see how it works')
  return say('{sent} sent in 30 days, {share} at the first try', {
    sent: countText(sent),
    share: figurePercent((100 * sentAtFirst) / sent),
  })
}

/** `14:02` today, else `14:02 on 17 June`, and with its year what is longer ago. */
export function momentWords(instant: string, now = new Date()): string {
  const date = new Date(instant)
  const [day, today] = [isoDate(date), isoDate(now)]
  if (day === today) return clockTime(date)
  return say('{time} on {day}', {
    time: clockTime(date),
    day: day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : dayText(day),
  })
}

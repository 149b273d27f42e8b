import { addDays } from '@roomlark/contract/dates'
import { type StatusPage, statusDays } from '@roomlark/contract/operations/status'
import { say } from '@roomlark/contract/say'
import { twoDecimalPercent } from '../../../lib/format-number.ts'

type Day = StatusPage['components'][number]['days'][number]
export type ShownDay = { on: string; look: 'up' | 'partly' | 'down' | 'none'; words: string }

/** 90 days, oldest first; a day without any check says so. */
export function shownDays(days: readonly Day[], today: string): ShownDay[] {
  const known = new Map(days.map((day) => [day.on, day]))
  return Array.from({ length: statusDays }, (_, n) => {
    const on = addDays(today, n - statusDays + 1)
    const day = known.get(on)
    if (!day) return { on, look: 'none', words: say('not checked') }
    const { checks, failed } = day
    if (failed === 0) return { on, look: 'up', words: say('worked in every check') }
    const words = say('failed in {failed} of {checks} checks', { failed, checks })
    return { on, look: failed * 2 > checks ? 'down' : 'partly', words }
  })
}

/** The share of successful checks; undefined without any, and never rounded up to a hundred. */
export function formatUptime(days: readonly Day[]): string | undefined {
  const checks = days.reduce((sum, day) => sum + day.checks, 0)
  if (checks === 0) return undefined
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  if (failed === 0) return '100%'
  return twoDecimalPercent(Math.floor((1 - failed / checks) * 10_000) / 100)
}

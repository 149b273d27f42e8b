import { describe, expect, test } from 'vitest'
import { backupTrouble, isBackupDue } from './backups.policy.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const halfPastTwo = 150

describe('isBackupDue', () => {
  const never = { lastAttemptAt: null, lastFault: null, lastGoodAt: null }
  const good = (text: string) => ({ lastAttemptAt: at(text), lastFault: null, lastGoodAt: at(text) })
  const failed = (text: string) => ({ lastAttemptAt: at(text), lastFault: 'no space', lastGoodAt: null })
  test.each([
    ['at once if there has never been one', never, '16T01:00', true],
    ['not again on the same day', good('16T02:31'), '16T23:00', false],
    ['not before the time of the next day', good('16T02:31'), '17T02:29', false],
    ['at the time of the next day', good('16T02:31'), '17T02:30', true],
    ['as soon as a server runs again that was away at the time', good('14T02:31'), '16T09:00', true],
    ['not within an hour of a failure', failed('16T02:31'), '16T03:30', false],
    ['an hour after a failure', failed('16T02:31'), '16T03:31', true],
    ['although one was made by hand before the time', good('15T20:00'), '16T02:30', true],
    ['at its time, although one was made by hand half an hour before', good('16T02:00'), '16T02:30', true],
  ])('%s', (_what, history, now, expected) => {
    expect(isBackupDue(history, halfPastTwo, at(now))).toBe(expected)
  })
})

describe('backupTrouble', () => {
  const running = at('01T00:00')
  test.each([
    ['nothing while the last one is recent', '15T02:30', null, running, null],
    ['a last one of more than a day', '14T02:30', null, running, { isFailed: false, hours: 27 }],
    [
      'a failure, with the age of the last good one',
      '14T20:30',
      'no space',
      running,
      { isFailed: true, hours: 9 },
    ],
    ['none at all', null, null, running, { isFailed: false, hours: null }],
    ['nothing right after a start', null, null, at('15T05:00'), null],
  ])('%s', (_what, lastGood, lastFault, startedAt, expected) => {
    const lastGoodAt = lastGood === null ? null : at(lastGood)
    const found = backupTrouble(
      { lastAttemptAt: lastGoodAt, lastFault, lastGoodAt },
      startedAt,
      at('15T05:30'),
    )
    expect(found).toEqual(expected && { trouble: 'backup', ...expected })
  })
})
